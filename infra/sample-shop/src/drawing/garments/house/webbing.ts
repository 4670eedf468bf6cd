import type { Anchor } from '../../geometry.ts';
import { line, type Panel, type Part, panel, trim } from '../../piece.ts';
import { strip } from '../parts/strip.ts';

const black: Partial<Panel> = {
  hex: '#1c1d1f',
  fabric: 'canvas',
  pattern: 'solid',
  thickness: 6,
  round: 4,
  wrinkle: 0,
};
const orange = '#ff6a1f';

/** A band of black webbing along a line, sewn down with orange bars at its ends. */
export function webbing(along: readonly Anchor[], width: number): Part[] {
  const [first, last] = [along[0], along.at(-1)];
  if (!first || !last) return [];
  const rotation = (Math.atan2(last[1] - first[1], last[0] - first[0]) * 180) / Math.PI;
  const bar = `<path d="M-5 ${-width * 0.36}V${width * 0.36}M0 ${-width * 0.36}V${width * 0.36}M5 ${-width * 0.36}V${width * 0.36}" stroke="${orange}" stroke-width="2.8"/>`;
  const at = (share: number): [number, number] => [
    first[0] + (last[0] - first[0]) * share,
    first[1] + (last[1] - first[1]) * share,
  ];
  return [
    panel(strip(along, width), { ...black, grain: rotation + 90 }),
    trim(at(0.1), bar, { rotation }),
    trim(at(0.9), bar, { rotation }),
  ];
}

/** A side-release buckle, its middle at zero, lying level. */
const clip = [
  '<rect x="-37" y="-21" width="76" height="46" rx="8" fill="#0d0b0a" opacity=".3"/>',
  '<rect x="-38" y="-23" width="76" height="46" rx="8" fill="#2a2b2e" stroke="#0c0c0d" stroke-width="2"/>',
  `<path d="M-10 -23V23M-22 -12H-10M-22 12H-10" stroke="#0c0c0d" stroke-width="3"/><circle cx="14" r="6" fill="${orange}"/>`,
].join('');

/** A strap with a ring that hangs from the breast. */
export function ringStrap(x: number, y: number): Part[] {
  const ring = `<path d="M-15 0H15V12A15 15 0 0 1 -15 12Z" fill="none" stroke="#0d0b0a" stroke-opacity=".35" stroke-width="6" transform="translate(2 3)"/><path d="M-15 0H15V12A15 15 0 0 1 -15 12Z" fill="none" stroke="#9fa1a4" stroke-width="5"/>`;
  return [
    ...webbing(
      [
        [x, y],
        [x, y + 104],
      ],
      30,
    ),
    trim([x, y + 106], ring),
  ];
}

/** A webbing belt through the loops, its end hanging from the buckle. */
export function clipBelt(half: number, band: number, isBack: boolean): Part[] {
  const y = band * 0.52;
  const strap = panel(
    strip(
      [
        [-half - 2, y - 3],
        [0, y + 6],
        [half + 2, y - 3],
      ],
      band * 0.7,
    ),
    { ...black, grain: 0 },
  );
  if (isBack) return [strap];
  const end: Anchor[] = [
    [40, y + 4],
    [72, y + 66],
    [66, y + 196],
  ];
  return [
    strap,
    panel(strip(end, 30), { ...black, grain: 0 }),
    line(
      [
        [49, y + 188],
        [83, y + 186],
      ],
      'edge',
      { hex: orange, width: 9 },
    ),
    trim([4, y + 4], clip),
  ];
}

/** The woven name on a tab at a hem. */
export const hemTab = (x: number, y: number): Part =>
  trim(
    [x, y],
    `<rect x="-15" y="-32" width="34" height="66" fill="#0d0b0a" opacity=".24"/><rect x="-17" y="-34" width="34" height="66" fill="${orange}"/><path d="M-8 -22V20M0 -22V20M8 -22V6" stroke="#1b1c1e" stroke-width="4"/>`,
  );
