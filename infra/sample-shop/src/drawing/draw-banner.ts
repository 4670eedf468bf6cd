import type { BannerSpec } from '@mall/api/catalogue/pictures/picture-spec';
import { lightness, parseHex, shift } from './color.ts';
import { bannerLayouts } from './compose/banner-layout.ts';
import { document, halo, tintedGround } from './compose/ground.ts';
import { Definitions } from './compose/paint-cloth.ts';
import { placeOutfit } from './compose/place-outfit.ts';
import { placeTogether } from './compose/place-together.ts';
import { renderPiece } from './compose/render-piece.ts';
import { seeded } from './random.ts';

/**
 * Draws a campaign banner as an SVG document: wide 1920x800, tall 900x1200, square 1200x1200.
 * Empty ground for text is at the left of a wide banner and at the bottom of the others.
 * @throws RangeError when a colour is not `#rrggbb`, or there are not one to five pieces.
 */
export function drawBanner(spec: BannerSpec): string {
  parseHex(spec.groundHex, 'groundHex');
  if (spec.pieces.length < 1 || spec.pieces.length > 5) {
    throw new RangeError(`a banner takes one to five pieces, got ${spec.pieces.length}`);
  }
  const random = seeded(spec.seed);
  const { width, height, order, halo: place } = bannerLayouts[spec.shape];
  const defs = new Definitions();
  const render = ({ context, piece, placement }: ReturnType<typeof placeOutfit>[number]) =>
    renderPiece(piece, context, placement, [width, height], defs);
  const arranged = () => {
    const drawn = placeTogether(spec, random).map(render);
    return order.map((index) => drawn[index] ?? '');
  };
  const pieces = spec.layout === 'outfit' ? placeOutfit(spec, random).map(render) : arranged();
  const tone = shift(spec.groundHex, lightness(spec.groundHex) > 0.5 ? -0.085 : 0.07);
  return document(width, height, defs.items, [
    tintedGround(width, height, spec.groundHex),
    random.chance(0.6) ? halo(tone, place) : '',
    windowLight(width, height, random.range(-0.1, 0.15)),
    ...pieces,
  ]);
}

/** Two slanting bars of daylight over the ground, soft at their edges. */
function windowLight(width: number, height: number, offset: number): string {
  const bars = [0.16, 0.42].map((start, index) => {
    const left = (start + offset) * width;
    const wide = width * (index ? 0.1 : 0.18);
    return [0, 1, 2, 3].map((grow) => {
      const edge = grow * width * 0.006;
      const points = `${left - edge + height * 0.36},0 ${left + wide + edge + height * 0.36},0 ${left + wide + edge},${height} ${left - edge},${height}`;
      return `<polygon points="${points}" fill="#fff" opacity=".028"/>`;
    });
  });
  return bars.flat().join('');
}
