import type { BannerSpec, GarmentType } from '@mall/api/catalogue/pictures/picture-spec';
import type { Random } from '../random.ts';
import { bannerLayouts } from './banner-layout.ts';
import { scaleBeside } from './companion.ts';
import { makePiece } from './make.ts';
import { fitInto } from './placement.ts';

/** How much larger than the others a piece may lie, and how large at all. */
const unevenness = 1.25;
const largest = 1.5;
const isClothing = (type: GarmentType) => scaleBeside(type, 1) === 1;

/** Clothes take the large places before bags and shoes, and all are of one scale: a coat is never a doll's. */
export function placeTogether({ shape, pieces }: BannerSpec, random: Random) {
  const clothes = pieces.filter(({ type }) => isClothing(type));
  const { solo, spots, trio } = bannerLayouts[shape];
  const layout = pieces.length === 1 ? solo : clothes.length >= 3 ? trio : spots;
  const made = [...clothes, ...pieces.filter(({ type }) => !isClothing(type))].flatMap((each, index) => {
    const place = layout[index];
    if (!place) return [];
    const { make, piece } = makePiece({ ...each, view: 'front' });
    const turn = place.turn + random.range(-3, 3);
    return [{ make, piece, box: place.box, turn, type: each.type }];
  });
  const fits = made.map(
    ({ piece, box, turn, type }) => fitInto(piece, box, largest, turn).scale / scaleBeside(type, 1),
  );
  const common = Math.min(...fits) * unevenness;
  return made.map(({ make, piece, box, turn, type }) => ({
    make,
    piece,
    placement: fitInto(piece, box, Math.min(largest, scaleBeside(type, common)), turn),
  }));
}
