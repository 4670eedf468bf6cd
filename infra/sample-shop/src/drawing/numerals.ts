/** Width and height of a numeral, and what lies between two (drawing units). */
const numeralSize = { width: 10, height: 16, gap: 4 };

/** Numerals as strokes: pictures must not depend on which fonts a machine has. */
const strokes: Readonly<Record<string, string>> = {
  '0': 'M5 0C1.5 0 0 4 0 8s1.5 8 5 8 5-4 5-8-1.5-8-5-8Z',
  '1': 'M2 3L6 0V16',
  '2': 'M.5 4C.5 1.5 2.5 0 5 0s4.5 1.6 4.5 4.2C9.5 8 .5 11 .5 16H10',
  '3': 'M.8 2.6C1.6 1 3.2 0 5 0c2.6 0 4.4 1.6 4.4 3.9S7.6 7.6 4.5 7.6C7.9 7.6 10 9.2 10 11.8S7.9 16 5 16c-2.2 0-4-1-5-3',
  '4': 'M7.5 16V0L0 11.5H10',
  '5': 'M9 0H2L1 7c1-.8 2.4-1.2 4-1.2 3 0 5 2 5 5S7.9 16 5 16c-2.2 0-3.8-.8-5-2.4',
  '6': 'M8.4 .3C4 1.2 .2 5.5 .2 11 .2 14 2.2 16 5 16s4.8-2 4.8-4.8S7.9 6.6 5.2 6.6C2.8 6.6 .8 8 .4 10.4',
  '7': 'M0 0H10L3.5 16',
  '8': 'M5 7.4C2.4 7.4 .8 5.8 .8 3.7S2.4 0 5 0s4.2 1.6 4.2 3.7S7.6 7.4 5 7.4ZM5 7.4C2 7.4 0 9.2 0 11.7S2 16 5 16s5-1.8 5-4.3-2-4.3-5-4.3Z',
  '9': 'M1.6 15.7C6 14.8 9.8 10.5 9.8 5 9.8 2 7.8 0 5 0S.2 2 .2 4.8 2.1 9.4 4.8 9.4C7.2 9.4 9.2 8 9.6 5.6',
  '~': 'M0 9C1.5 6 3.5 6 5 8s3.5 2 5-1',
};

interface NumeralStyle {
  /** Middle of the text. */
  x: number;
  y: number;
  height: number;
  hex: string;
}

/**
 * Draws digits and `~` around a place.
 * @throws RangeError for any other character.
 */
export function drawNumerals(text: string, { x, y, height, hex }: NumeralStyle): string {
  const scale = height / numeralSize.height;
  const step = numeralSize.width + numeralSize.gap;
  const left = x - ((text.length * step - numeralSize.gap) * scale) / 2;
  const paths = [...text].map((character, index) => {
    const data = strokes[character];
    if (data === undefined) throw new RangeError(`only digits and ~ can be drawn, got "${character}"`);
    return `<path transform="translate(${index * step} 0)" d="${data}"/>`;
  });
  const place = `translate(${left.toFixed(1)} ${(y - height / 2).toFixed(1)}) scale(${scale.toFixed(3)})`;
  return `<g transform="${place}" fill="none" stroke="${hex}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`;
}
