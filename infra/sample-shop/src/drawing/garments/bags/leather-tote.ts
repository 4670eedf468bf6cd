import { mix, shift } from '../../color.ts';
import { type Anchor, curve } from '../../geometry.ts';
import { lettering } from '../../makers/lettering.ts';
import { type GarmentContext, line, type Part, type Piece, panel, trim } from '../../piece.ts';
import { rivet } from '../../trims/hardware.ts';
import { mirrored } from '../parts/mirrored.ts';
import { strap } from './bag-parts.ts';
import { gusset, insideOf, type ToteSize } from './tote-parts.ts';

/** An open bag of stiff leather, turned a little: two slender handles on tabs, a base that stands, a tag on its thong. */
export function leatherTote(context: GarmentContext): Piece {
  const { random } = context;
  const share = context.spec.cut?.includes('mini') ? 0.72 : 1;
  const isSquare = context.spec.cut?.includes('square') === true;
  const size: ToteSize = {
    half: (isSquare ? 270 : random.range(310, 340)) * share,
    tall: (isSquare ? 540 : random.range(430, 470)) * share,
    deep: 112 * share,
  };
  const { half, tall } = size;
  const parts = [
    ...feet(size, context.maker.metal),
    ...strap(handle(half, 44 * share, -36 * share), 24, { tone: -0.16 }),
    ...insideOf(size),
    ...gusset(size, { wrinkle: 0.2, tone: -0.1 }),
    ...front(size, context.cloth),
    ...strap(handle(half, 0, 0), 27, { thickness: 20 }),
    ...[-1, 1].flatMap((side) => tab(side * half * 0.46, context.maker.metal)),
    ...(context.back ? slipPocket(size) : tag(context, half * 0.46)),
  ];
  const piece: Piece = {
    parts,
    focuses: [
      [half * 0.46, 110],
      [half - 60, tall - 110],
    ],
  };
  return context.back ? mirrored(piece) : piece;
}

/** Stiff leather: hardly a crease, painted edges, and a base of its own. */
function front({ half, tall }: ToteSize, cloth: string): Part[] {
  const body = curve(
    [
      -half,
      4,
      0,
      9,
      half,
      8,
      half - 2,
      tall * 0.5,
      half - 12,
      tall - 12,
      half - 24,
      tall,
      0,
      tall + 6,
      -half + 34,
      tall - 1,
      -half + 18,
      tall - 14,
      -half + 6,
      tall * 0.5,
    ],
    [0, 2],
  );
  const paint = mix(cloth, '#140f0c', 0.6);
  const folds = [
    { along: curve([half * 0.46, 60, half * 0.5, tall * 0.4, half * 0.6, tall * 0.76]), width: 36, depth: 5 },
    {
      along: curve([-half * 0.46, 60, -half * 0.4, tall * 0.4, -half * 0.3, tall * 0.76]),
      width: 40,
      depth: -4,
    },
  ];
  return [
    panel(body, { level: 12, thickness: 28, round: 22, wrinkle: 0.3, folds }),
    line(curve([-half + 2, 3, 0, 8, half - 1, 7]), 'edge', { hex: paint, width: 4.5 }),
    line(curve([-half + 8, 16, 0, 21, half - 8, 20]), 'stitch'),
    line(curve([half - 9, 22, half - 11, tall * 0.5, half - 19, tall - 16]), 'stitch'),
    line(curve([-half + 9, 22, -half + 15, tall * 0.5, -half + 26, tall - 18]), 'stitch'),
    ...base({ half, tall }, paint),
  ];
}

/** The panel that it stands on, sewn around. */
function base({ half, tall }: Pick<ToteSize, 'half' | 'tall'>, paint: string): Part[] {
  const low = tall * 0.78;
  const shape = curve(
    [
      -half + 11,
      low,
      half - 5,
      low + 2,
      half - 12,
      tall - 12,
      half - 24,
      tall + 1,
      0,
      tall + 7,
      -half + 34,
      tall,
      -half + 18,
      tall - 14,
    ],
    [0, 1],
  );
  return [
    panel(shape, { thickness: 6, round: 8, wrinkle: 0.2, tone: -0.05 }),
    line(curve([-half + 13, low + 8, half - 8, low + 10]), 'stitch'),
    line(curve([-half + 12, low + 1, half - 6, low + 3]), 'edge', { hex: paint, width: 2.4 }),
  ];
}

/** A handle that stands in an arch from its tabs. */
const handle = (half: number, x: number, y: number): Anchor[] =>
  curve([
    x - half * 0.46,
    y + 44,
    x - half * 0.455,
    y - 90,
    x - half * 0.34,
    y - 196,
    x,
    y - 244,
    x + half * 0.34,
    y - 196,
    x + half * 0.455,
    y - 90,
    x + half * 0.46,
    y + 44,
  ]);

/** A leaf of leather that holds the handle's ring, sewn and riveted. */
function tab(x: number, metal: string): Part[] {
  const leaf = curve(
    [x - 17, 50, x + 17, 50, x + 22, 84, x + 13, 128, x, 144, x - 13, 128, x - 22, 84],
    [0, 1],
  );
  const sewn = curve([x - 12, 62, x - 16, 86, x - 8, 124, x, 134, x + 8, 124, x + 16, 86, x + 12, 62]);
  const ring = `<rect x="-20" y="-9" width="42" height="20" rx="8" fill="none" stroke="#0d0b0a" stroke-opacity=".3" stroke-width="7"/><rect x="-21" y="-11" width="42" height="20" rx="8" fill="none" stroke="${shift(metal, -0.5)}" stroke-width="7"/><rect x="-21" y="-11" width="42" height="20" rx="8" fill="none" stroke="${metal}" stroke-width="4.6"/><path d="M-15 -12H10" stroke="#fff" stroke-opacity=".7" stroke-width="1.6"/>`;
  return [
    panel(leaf, { thickness: 12, round: 9, wrinkle: 0 }),
    line(sewn, 'stitch', { width: 0.9 }),
    trim([x, 48], ring),
    trim([x, 104], rivet(metal), { size: 1.3 }),
  ];
}

/** Metal studs that the base stands on. */
const feet = ({ half, tall }: ToteSize, metal: string): Part[] =>
  [-half + 66, half - 56].map((x) =>
    panel(curve([x - 13, tall - 6, x + 13, tall - 6, x + 9, tall + 15, x - 9, tall + 15]), {
      hex: metal,
      fabric: 'leather',
      pattern: 'solid',
      thickness: 14,
      round: 8,
      wrinkle: 0,
    }),
  );

function slipPocket({ half, tall }: ToteSize): Part[] {
  return [
    line(curve([-half * 0.7, tall * 0.3, half * 0.7, tall * 0.3]), 'edge', { width: 2.6 }),
    line(
      curve(
        [
          -half * 0.7,
          tall * 0.3,
          -half * 0.68,
          tall * 0.74,
          half * 0.68,
          tall * 0.74,
          half * 0.7,
          tall * 0.3,
        ],
        [1, 2],
      ),
      'stitch',
    ),
  ];
}

/** A tag with the maker's sign, hanging from the handle's tab by a thong. */
function tag({ maker }: GarmentContext, x: number): Part[] {
  const sign = lettering(maker.short || maker.words, maker.letters, {
    ink: maker.metal,
    height: 20,
    room: 44,
  });
  const card = curve([x - 50, 204, x + 10, 196, x + 22, 286, x - 40, 294], [0, 1, 2, 3]);
  return [
    line(curve([x + 4, 50, x - 8, 120, x - 20, 212]), 'cord', { width: 1 }),
    panel(card, { thickness: 12, round: 8, wrinkle: 0 }),
    line(curve([x - 43, 211, x + 5, 204, x + 15, 280, x - 34, 287, x - 43, 211], [0, 1, 2, 3, 4]), 'stitch', {
      width: 0.9,
    }),
    trim([x - 14, 246], sign, { rotation: -7 }),
  ];
}
