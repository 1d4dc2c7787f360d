/** The levels of the two parts of a megapolis: half rounded up and half rounded down (MK-S-9.1). */
export const megapolisParts = (level: number): { readonly left: number; readonly right: number } => ({
  left: Math.ceil(level / 2),
  right: Math.floor(level / 2),
});
