import type { PictureSpec } from '@mall/api/catalogue/pictures/picture-spec';
import { accentFor, clothColor, parseHex } from '../color.ts';
import { builders } from '../garments/builders.ts';
import { finished } from '../garments/house/finished.ts';
import { makerOf } from '../makers/maker.ts';
import type { GarmentContext, Piece, Pose } from '../piece.ts';
import { seeded } from '../random.ts';

export interface Made {
  context: GarmentContext;
  piece: Piece;
}

const layered = ({ parts, focuses }: Piece): Piece => ({
  parts: [...parts.filter((part) => !part.over), ...parts.filter((part) => part.over)],
  focuses,
});

/**
 * Builds the piece of a spec.
 * @throws RangeError when a colour is not `#rrggbb` or the type is not known.
 */
export function makePiece(spec: PictureSpec, pose: Pose = 'flat'): Made {
  parseHex(spec.colorHex);
  if (spec.accentHex !== undefined) parseHex(spec.accentHex, 'accentHex');
  const builder = builders[spec.type];
  if (!builder) throw new RangeError(`type must be one of the garment types, got "${spec.type}"`);
  const context: GarmentContext = {
    spec,
    random: seeded(spec.seed),
    cloth: clothColor(spec.colorHex),
    accent: clothColor(spec.accentHex ?? accentFor(spec.colorHex)),
    maker: makerOf(spec.maker),
    back: spec.view === 'back',
    pose,
    settled: {},
  };
  return { context, piece: layered(finished(context, builder(context))) };
}
