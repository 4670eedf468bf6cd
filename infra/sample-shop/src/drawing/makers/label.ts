import { shift } from '../color.ts';
import { lettering } from './lettering.ts';
import type { LabelShape, Maker } from './maker.ts';

/** Width and height of a label at the neck, drawing units. */
const sizes: Record<LabelShape, readonly [width: number, height: number]> = {
  woven: [60, 34],
  loop: [82, 20],
  tab: [36, 24],
  print: [60, 34],
  patch: [58, 36],
};

/** A brand's label with the size on it; its top middle at zero. */
export function neckLabel({ words, letters, label }: Maker, size: 'S' | 'M' | 'L'): string {
  const { shape, ground, ink } = label;
  const [width, height] = sizes[shape];
  const name = lettering(words, letters, { ink, height: height * 0.3, room: width * 0.84 });
  const mark = lettering(size, 'plain', { ink, height: 6.4 });
  const isLow = shape === 'loop' || shape === 'tab';
  return [
    ...(shape === 'print' ? [] : cloth(shape, ground, ink)),
    `<g transform="translate(0 ${isLow ? height / 2 : height * 0.36})">${name}</g>`,
    isLow ? '' : `<g transform="translate(0 ${height * 0.78})">${mark}</g>`,
    isLow ? sizeTag(size) : '',
  ].join('');
}

function cloth(shape: LabelShape, ground: string, ink: string): string[] {
  const [width, height] = sizes[shape];
  const rect = (x: number, y: number, more: string) =>
    `<rect x="${x - width / 2}" y="${y}" width="${width}" height="${height}" ${more}/>`;
  const frame = `<rect x="${2.4 - width / 2}" y="2.4" width="${width - 4.8}" height="${height - 4.8}" fill="none"`;
  return [
    rect(1.4, 1.8, 'fill="#0d0b0a" opacity=".22"'),
    rect(0, 0, `fill="${ground}"${shape === 'patch' ? ' rx="3"' : ''}`),
    // A woven ground is darker where its threads turn.
    rect(0, 0, 'fill="none" stroke="#0d0b0a" stroke-opacity=".18" stroke-width=".8"'),
    shape === 'woven' ? `${frame} stroke="${ink}" stroke-width=".5" opacity=".5"/>` : '',
    shape === 'patch'
      ? `${frame} stroke="${shift(ground, 0.4)}" stroke-width=".9" stroke-dasharray="2.6 1.6"/>`
      : '',
    shape === 'loop' || shape === 'tab' ? ends(shape, ink) : '',
  ];
}

/** The stitches that hold both ends of a narrow label. */
function ends(shape: LabelShape, ink: string): string {
  const [width, height] = sizes[shape];
  return [-1, 1]
    .map(
      (side) => `<path d="M${side * (width / 2 - 2.6)} 2V${height - 2}" stroke="${ink}" stroke-width=".9"/>`,
    )
    .join('');
}

/** The small tag below a narrow label. */
const sizeTag = (size: string) =>
  `<g transform="translate(0 24)"><rect x="-8" y="0" width="16" height="13" fill="#f2f0ea"/><g transform="translate(0 6.6)">${lettering(size, 'plain', { ink: '#3a3937', height: 6 })}</g></g>`;
