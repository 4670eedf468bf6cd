import type { CutTrait, GarmentType } from '@mall/api/catalogue/pictures/picture-spec';
import type { GarmentContext, Part } from '../../piece.ts';
import type { Place } from './place.ts';

/** What a house sews onto a garment. */
export type Finish = (context: GarmentContext, place: Place) => Part[];

export const hasTrait = ({ spec }: GarmentContext, trait: CutTrait) => spec.cut?.includes(trait) === true;

/** Tops that are plain in front, so that there is room for a mark. */
export const openTops: readonly GarmentType[] = [
  'crew-knit',
  'turtleneck',
  't-shirt',
  'long-sleeve-tee',
  'sweatshirt',
  'polo',
  'cardigan',
  'vest',
  'shirt',
  'hoodie',
];
