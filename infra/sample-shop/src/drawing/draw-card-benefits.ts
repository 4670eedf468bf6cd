import { type CardBenefitsSpec, cardBenefitsSize } from '@mall/api/catalogue/pictures/picture-spec';
import { parseHex, shift } from './color.ts';
import { document, tintedGround } from './compose/ground.ts';
import { drawNumerals } from './numerals.ts';

const groundHex = '#ece9e3';
const ink = '#26252a';
const card = { width: 168, height: 106 };
const page = { width: 132, height: 118 };

const rounded = (x: number, y: number, width: number, height: number, radius: number, rest: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ${rest}/>`;

/** A payment card: its chip, the waves of paying without contact, and the rows of its number. */
function drawCard(hex: string, id: string): string {
  const { width, height } = card;
  const glow = `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${shift(hex, 0.18)}"/><stop offset="1" stop-color="${shift(hex, -0.2)}"/></linearGradient>`;
  const waves = [0, 1, 2].map((step) => {
    const reach = 7 + step * 6;
    return `<path d="M${46 + step * 5} ${43 - reach}a${reach * 1.4} ${reach * 1.4} 0 0 1 0 ${reach * 2}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="2.6" stroke-linecap="round"/>`;
  });
  const number = [0, 1, 2, 3].map((group) =>
    rounded(16 + group * 36, 74, 26, 6, 3, 'fill="#fff" opacity=".7"'),
  );
  return [
    `<defs>${glow}</defs>`,
    rounded(4, 8, width, height, 13, 'fill="#0d0b0a" opacity=".14"'),
    rounded(0, 0, width, height, 13, `fill="url(#${id})"`),
    rounded(16, 30, 24, 19, 4, 'fill="#e3cf9a"'),
    '<path d="M16 39.5H40M28 30V49" stroke="#8d7a45" stroke-width="1.4"/>',
    ...waves,
    ...number,
    rounded(16, 87, 48, 5, 2.5, 'fill="#fff" opacity=".4"'),
  ].join('');
}

/** A calendar's page with the number of months on it. */
function drawPage(months: string, hex: string): string {
  const { width, height } = page;
  return [
    rounded(4, 8, width, height, 14, 'fill="#0d0b0a" opacity=".1"'),
    rounded(0, 0, width, height, 14, 'fill="#fffdf9"'),
    `<path d="M0 32V14A14 14 0 0 1 14 0H${width - 14}A14 14 0 0 1 ${width} 14V32Z" fill="${hex}"/>`,
    ...[0.3, 0.7].map((share) => rounded(width * share - 4, -9, 8, 22, 4, `fill="${ink}"`)),
    drawNumerals(months, { x: width / 2, y: 32 + (height - 32) / 2, height: 44, hex: ink }),
  ].join('');
}

/**
 * Draws the banner of card benefits as an SVG document, 1200x300: each card with the months that it lets a shopper pay
 * in without interest. What it says stands in the picture's alternative text.
 * @throws RangeError when a colour is not `#rrggbb`, or there are not one to four cards.
 */
export function drawCardBenefits({ cards }: CardBenefitsSpec): string {
  if (cards.length < 1 || cards.length > 4)
    throw new RangeError(`the banner takes one to four cards, got ${cards.length}`);
  const { width, height } = cardBenefitsSize;
  const cell = width / cards.length;
  const drawn = cards.map(({ hex, months: [from, to] }, index) => {
    parseHex(hex, 'hex');
    const x = index * cell + (cell - 226) / 2;
    return [
      `<g transform="translate(${x.toFixed(1)} 66) rotate(-7 84 53)">${drawCard(hex, `card${index}`)}</g>`,
      `<g transform="translate(${(x + 94).toFixed(1)} 128)">${drawPage(`${from}~${to}`, hex)}</g>`,
    ].join('');
  });
  const parts = cards.slice(1).map((_, index) => {
    const x = ((index + 1) * cell).toFixed(1);
    return `<path d="M${x} 84V${height - 84}" stroke="${ink}" stroke-opacity=".14" stroke-width="2"/>`;
  });
  return document(width, height, [], [tintedGround(width, height, groundHex), ...parts, ...drawn]);
}
