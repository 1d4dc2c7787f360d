/** The package brings no types of its own; these are of what we use. */
declare module 'subset-font' {
  export default function subsetFont(
    file: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'truetype';
      /** OpenType features that are kept; all where not said. */
      readonly keepFeatures: readonly string[];
      readonly noHinting: boolean;
    },
  ): Promise<Buffer>;
}
