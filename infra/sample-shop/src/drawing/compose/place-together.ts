import type { BannerSpec, GarmentType } from '@mall/api/catalogue/pictures/picture-spec';
import type { Piece } from '../piece.ts';
import type { Random } from '../random.ts';
import { bannerLayouts } from './banner-layout.ts';
import { scaleBeside } from './companion.ts';
import { makePiece } from './make-piece.ts';
import { type Box, boundsOf, fitInto } from './placement.ts';

/** How much larger than the others a piece may lie, and how large at all. */
const unevenness = 1.25;
const largest = 1.5;
const isClothing = (type: GarmentType) => scaleBeside(type, 1) === 1;

/** Between things and the edge of the picture, px. */
const margin = 28;

/** Clothes take the large places, then the longest of the other things; all are of one scale: a coat is never a doll's. */
export function placeTogether({ shape, pieces }: BannerSpec, random: Random) {
  const made = pieces.map((each) => ({ type: each.type, ...makePiece({ ...each, view: 'front' }) }));
  const clothes = made.filter(({ type }) => isClothing(type));
  const things = made.filter(({ type }) => !isClothing(type));
  const { solo, spots, trio, height } = bannerLayouts[shape];
  // Clothes have room above their collars, other things reach their edges.
  const inView = (box: Box): Box => ({
    ...box,
    top: Math.max(box.top, margin),
    bottom: Math.min(box.bottom, height - margin),
  });
  const layout = pieces.length === 1 ? solo : clothes.length >= 3 ? trio : spots;
  const lying = [...clothes, ...things.toSorted((a, b) => lengthOf(b) - lengthOf(a))].flatMap(
    (each, index) => {
      const place = layout[index];
      if (!place) return [];
      const box = isClothing(each.type) ? place.box : inView(place.box);
      return [{ ...each, box, rotation: place.rotation + random.range(-3, 3) }];
    },
  );
  const fits = lying.map(
    ({ piece, box, rotation, type }) => fitInto(piece, box, largest, rotation).scale / scaleBeside(type, 1),
  );
  const common = Math.min(...fits) * unevenness;
  return lying.map(({ context, piece, box, rotation, type }) => ({
    context,
    piece,
    placement: fitInto(piece, box, Math.min(largest, scaleBeside(type, common)), rotation),
  }));
}

/** Beside the others, in drawing units of clothes. */
function lengthOf({ type, piece }: { type: GarmentType; piece: Piece }): number {
  const { top, bottom } = boundsOf(piece);
  return (bottom - top) * scaleBeside(type, 1);
}
