/** Numbers between 0 and 1 that always come the same for a seed: where tufts and cracks lie, decided by nothing else. */
export function scatter(seed: number): () => number {
  let state = Math.imul(seed + 1, 2654435761) >>> 0 || 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822507) ^ Math.imul(state ^ (state >>> 13), 3266489909)) >>> 0;
    return state / 4294967296;
  };
}
