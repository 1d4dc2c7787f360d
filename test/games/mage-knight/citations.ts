const ONE = String.raw`(?:MK-[WCSX]-)?A?\d+(?:\.\d+)?`;
const RUN = new RegExp(String.raw`MK-[WCSX]-A?\d+(?:\.\d+)?(?:(?:, | and | to )${ONE})*`, 'g');
const PART = /( to )?(?:MK-([WCSX])-)?(A?\d+(?:\.\d+)?)/g;

/** The numbers of rules a text cites: 'MK-W-10.6, 10.8', 'MK-S-12.2 to 12.4'. `all` is every number, in its order. */
export function citedIn(text: string, all: readonly string[]): Set<string> {
  const known = new Map(all.map((number, at) => [number, at]));
  const cited = new Set<string>();
  for (const [run] of text.matchAll(RUN)) {
    let [digest, before] = ['', -1];
    for (const [, to, named, number] of run.matchAll(PART)) {
      digest = named ?? digest;
      const at = known.get(`MK-${digest}-${number}`);
      if (at === undefined) continue;
      for (let index = to === undefined || before < 0 ? at : before; index <= at; index++) cited.add(all[index]!);
      before = at;
    }
  }
  return cited;
}
