import { type ChipSpec, chipSize } from '@mall/api/catalogue/pictures/picture-spec';
import { accentFor, clothColor, parseHex } from './color.ts';
import { document } from './compose/ground.ts';
import { Definitions } from './compose/paint-cloth.ts';
import { renderPiece } from './compose/render-piece.ts';
import { makerOf } from './makers/maker.ts';
import type { GarmentContext, Panel, Piece } from './piece.ts';
import { seeded } from './random.ts';

/** Drawing units from the middle to the edge: the chip shows 16 cm of cloth. */
const half = 80;
/** The cloth reaches past the edge, so that no rounded border or shadow shows. */
const beyond = half * 2;
/** The same for every chip: equal cloth gives equal bytes, whatever product it is of. */
const seed = 7;

const square = (left: number, top: number, right: number, bottom: number): Panel['outline'] => [
  [left, top, 1],
  [right, top, 1],
  [right, bottom, 1],
  [left, bottom, 1],
];

/** Cloth with two soft folds, so that it shows how it falls and shines. */
function clothPiece({ pattern }: ChipSpec, accent: string): Piece {
  const ground: Panel = {
    kind: 'panel',
    outline: square(-beyond, -beyond, beyond, beyond),
    folds: [
      {
        along: [
          [-beyond, 70],
          [0, 6],
          [beyond, -96],
        ],
        width: 30,
        depth: 9,
      },
      {
        along: [
          [-60, beyond],
          [24, 52],
          [beyond, 10],
        ],
        width: 20,
        depth: -5,
      },
    ],
  };
  const block: Panel = {
    kind: 'panel',
    outline: square(-beyond, 14, beyond, beyond),
    pattern: 'solid',
    hex: accent,
    thickness: 2,
    round: 4,
  };
  return { parts: pattern === 'colour-block' ? [ground, block] : [ground], focuses: [[0, 0]] };
}

/**
 * Draws a colour's fabric chip as an SVG document, 240x240: the cloth itself from edge to edge.
 * @throws RangeError when a colour is not written as `#rrggbb`.
 */
export function drawChip(spec: ChipSpec): string {
  parseHex(spec.colorHex);
  if (spec.accentHex !== undefined) parseHex(spec.accentHex, 'accentHex');
  const context: GarmentContext = {
    spec: { ...spec, type: 'scarf', seed, view: 'detail' },
    random: seeded(seed),
    cloth: clothColor(spec.colorHex),
    accent: clothColor(spec.accentHex ?? accentFor(spec.colorHex)),
    maker: makerOf(undefined),
    back: false,
    pose: 'flat',
    settled: {},
  };
  const defs = new Definitions();
  const placement = { x: chipSize / 2, y: chipSize / 2, scale: chipSize / 2 / half, rotation: 0 };
  const drawn = renderPiece(clothPiece(spec, context.accent), context, placement, [chipSize, chipSize], defs);
  return document(chipSize, chipSize, defs.items, [drawn]);
}
