/** The package brings no types (its README). */
declare module 'subset-font' {
  export interface SubsetOptions {
    targetFormat: 'woff2' | 'woff' | 'sfnt';
    /** Limits of variation axes, by tag. */
    variationAxes?: Record<string, { min: number; max: number }>;
  }

  /** `font` cut down to the characters of `text`. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
