import type { PictureSpec } from '@mall/api/catalogue/pictures/picture-spec';
import { makePiece } from '../compose/make-piece.ts';
import { type Anchor, curve } from '../geometry.ts';
import type { Maker } from '../makers/maker.ts';
import { line, type Part, panel, trim } from '../piece.ts';
import { seeded } from '../random.ts';
import { buckle } from '../trims/hardware.ts';
import { clothed, trouserWidth, tucked } from './clothes.ts';
import { heights } from './figure.ts';
import type { Layer } from './scene.ts';

/** Middle of the strap where it leaves the front for the sides. */
const y = heights.waist + 18;

/** A belt through the loops of plain trousers. */
export function belted(spec: PictureSpec): Layer[] {
  const trousers: PictureSpec = {
    type: 'slacks',
    fabric: 'wool',
    pattern: 'solid',
    colorHex: seeded(spec.seed).fork(87).pick(['#3a3d44', '#b6a68b', '#5c6069', '#2c3440']),
    seed: spec.seed,
    view: 'front',
  };
  const half = (makePiece(trousers, 'worn').context.settled.waist?.half ?? 190) * trouserWidth + 4;
  const { maker } = makePiece(spec).context;
  // Legs that trousers cover need no drawing.
  const [body, ...clothes] = clothed(trousers);
  if (!body) return [];
  return [
    { ...body, parts: tucked(body.parts) },
    ...clothes,
    { spec, parts: [...strap(half), ...closing(maker)] },
    { spec: trousers, parts: [-1, 1].map((side) => loop(side * (half - 4) * 0.62)) },
  ];
}

/** Around the waist: it turns out of sight at both sides. */
function strap(half: number): Part[] {
  const shape: Anchor[] = [
    [-half, y - 15, 1],
    [0, y - 7],
    [half, y - 15, 1],
    [half + 2, y + 17, 1],
    [0, y + 25],
    [-half - 2, y + 17, 1],
  ];
  return [
    panel(shape, { thickness: 12, round: 8, wrinkle: 0.1, grain: 90 }),
    line(curve([-half, y - 11, 0, y - 3, half, y - 11]), 'stitch', { width: 0.7 }),
    line(curve([-half, y + 12, 0, y + 20, half, y + 12]), 'stitch', { width: 0.7 }),
    ...[20, 70, 84, 98].map((x) => trim([x, y + 5 - x * 0.04], '<ellipse rx="2" ry="2.6" fill="#15110e"/>')),
  ];
}

/** A loop of the trousers, over the belt that it holds. */
function loop(x: number): Part {
  const low = y + 8 - (Math.abs(x) / 146) * 8;
  return panel(curve([x - 6, low - 25, x + 6, low - 25, x + 6, low + 27, x - 6, low + 27], [0, 1, 2, 3]), {
    thickness: 10,
    round: 5,
    wrinkle: 0,
  });
}

/** The buckle, and the keeper that holds the strap's end. */
function closing({ metal }: Maker): Part[] {
  const keeper = curve([44, y - 14, 60, y - 15, 60, y + 22, 44, y + 22], [0, 1, 2, 3]);
  return [panel(keeper, { thickness: 14, round: 5, wrinkle: 0 }), trim([0, y + 8], buckle(44, 46, metal))];
}
