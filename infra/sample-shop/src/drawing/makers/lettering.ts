/** How letters are drawn: weight of the stroke, width, slant, and feet at the ends of stems. */
interface Style {
  weight: number;
  wide: number;
  /** Between letters, in parts of their height. */
  gap: number;
  slant?: number;
  serif?: true;
}

const styles = {
  plain: { weight: 1.1, wide: 1, gap: 0.26 },
  light: { weight: 0.6, wide: 0.92, gap: 0.62 },
  bold: { weight: 2, wide: 1, gap: 0.36 },
  wide: { weight: 1.2, wide: 1.5, gap: 0.46 },
  narrow: { weight: 1.3, wide: 0.62, gap: 0.24 },
  serif: { weight: 0.8, wide: 1, gap: 0.4, serif: true },
  book: { weight: 1.1, wide: 0.9, gap: 0.34, serif: true },
  slanted: { weight: 1.2, wide: 1.05, gap: 0.28, slant: -14 },
} as const satisfies Record<string, Style>;
export type LetterStyle = keyof typeof styles;

/** Capitals as strokes, ten units high: drawn letters are the same on every machine, whichever fonts it has. */
const glyphs: Readonly<Record<string, readonly [width: number, strokes: string]>> = {
  A: [6, 'M0 10L3 0L6 10M1.2 6.5L4.8 6.5'],
  B: [6, 'M3.4 4.7L0 4.7L0 0L3.4 0Q5.6 0 5.6 2.4Q5.6 4.7 3.4 4.7Q6 4.7 6 7.3Q6 10 3.4 10L0 10L0 4.7'],
  C: [5.8, 'M5.8 2Q4.8 0 3.2 0Q0 0 0 5Q0 10 3.2 10Q4.8 10 5.8 8'],
  D: [6, 'M2.6 10L0 10L0 0L2.6 0Q6 0 6 5Q6 10 2.6 10'],
  E: [5.2, 'M5.2 0L0 0L0 10L5.2 10M0 4.8L4.4 4.8'],
  F: [5, 'M5.2 0L0 0L0 10M0 4.8L4.4 4.8'],
  G: [6, 'M5.7 2Q4.8 0 3.2 0Q0 0 0 5Q0 10 3.2 10Q6 10 6 6.6L6 5.4L3.6 5.4'],
  H: [6, 'M0 0L0 10M6 0L6 10M0 4.8L6 4.8'],
  I: [0, 'M0 0L0 10'],
  J: [4, 'M4 0L4 7Q4 10 2 10Q0 10 0 7.6'],
  K: [6, 'M0 0L0 10M5.6 0L0 5.6M2 3.7L6 10'],
  L: [5, 'M0 0L0 10L5 10'],
  M: [8, 'M0 10L.6 0L4 7.6L7.4 0L8 10'],
  N: [6, 'M0 10L0 0L6 10L6 0'],
  O: [6.4, 'M3.2 0Q6.4 0 6.4 5Q6.4 10 3.2 10Q0 10 0 5Q0 0 3.2 0'],
  P: [5.8, 'M0 10L0 0L3.2 0Q5.8 0 5.8 2.7Q5.8 5.4 3.2 5.4L0 5.4'],
  Q: [6.4, 'M3.2 0Q6.4 0 6.4 5Q6.4 10 3.2 10Q0 10 0 5Q0 0 3.2 0M4 7L6.4 10.6'],
  R: [6, 'M0 10L0 0L3.2 0Q5.8 0 5.8 2.7Q5.8 5.4 3.2 5.4L0 5.4M3 5.4L6 10'],
  S: [5.8, 'M5.4 1.8Q4.6 0 2.9 0Q.3 0 .3 2.5Q.3 4.4 3 4.9Q5.8 5.4 5.8 7.5Q5.8 10 3 10Q.8 10 0 8'],
  T: [6, 'M0 0L6 0M3 0L3 10'],
  U: [6, 'M0 0L0 6.6Q0 10 3 10Q6 10 6 6.6L6 0'],
  V: [6, 'M0 0L3 10L6 0'],
  W: [8.4, 'M0 0L2 10L4.2 2L6.4 10L8.4 0'],
  X: [6, 'M0 0L6 10M6 0L0 10'],
  Y: [6, 'M0 0L3 4.8L6 0M3 4.8L3 10'],
  Z: [6, 'M0 0L6 0L0 10L6 10'],
  '&': [6, 'M6 10L1.6 2.6Q1.2 0 3 0Q4.6 0 4.4 1.9Q4 3.6 2 4.8Q0 6 0 7.8Q0 10 2.4 10Q5 10 6 5.4'],
};
const space = 3;

const round = (value: number) => Math.round(value * 100) / 100;

/** Feet at the free ends of a letter's strokes, where they stand on a line. */
function feet(strokes: string): string {
  const ends = strokes.split('M').flatMap((stroke) => {
    const points = stroke.match(/[\d.]+ [\d.]+/g) ?? [];
    return [points.at(0), points.at(-1)];
  });
  return [...new Set(ends)]
    .map((end) => (end ?? '').split(' ').map(Number))
    .filter(([, y]) => y === 0 || y === 10)
    .map(([x = 0, y = 0]) => `M${round(x - 1.1)} ${y}L${round(x + 1.1)} ${y}`)
    .join('');
}

/**
 * Words as strokes around zero, drawn with the given ink.
 * @param height of a capital, and the most room to take across, in drawing units
 */
export function lettering(
  words: string,
  style: LetterStyle,
  { ink, height, room = Number.POSITIVE_INFINITY }: { ink: string; height: number; room?: number },
): string {
  const { weight, wide, gap, slant, serif }: Style = styles[style];
  const parts: string[] = [];
  let x = 0;
  for (const character of words) {
    const [width, strokes] = glyphs[character] ?? [space, ''];
    const drawn = serif ? strokes + feet(strokes) : strokes;
    if (drawn) parts.push(`<path transform="translate(${round(x)} 0) scale(${wide} 1)" d="${drawn}"/>`);
    x += width * wide + gap * 10;
  }
  const long = Math.max(1, x - gap * 10);
  const scale = Math.min(height / 10, room / long);
  const lean = slant ? ` skewX(${slant})` : '';
  const pen = `fill="none" stroke="${ink}" stroke-width="${weight}" stroke-linejoin="round"`;
  return `<g transform="scale(${round(scale)})${lean} translate(${round(-long / 2)} -5)" ${pen}>${parts.join('')}</g>`;
}
