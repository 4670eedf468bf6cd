import type { GarmentType, PictureSpec } from '@mall/api/catalogue/pictures/picture-spec';
import { houseDetailOf } from '../../../products/copy/house-details.ts';
import { makePiece } from '../../compose/make-piece.ts';
import type { Pose } from '../../piece.ts';
import { seeded } from '../../random.ts';
import { builders } from '../builders.ts';

const houses = [
  'mind-bridge-men',
  'mind-bridge-women',
  'jucy-judy',
  'basic-house',
  'aquascutum',
  'foluv',
  'rrig',
  'outlet-select',
] as const;
const clothes: readonly GarmentType[] = [
  'wool-coat',
  'trench-coat',
  'padding',
  'padding-vest',
  'blazer',
  'bomber-jacket',
  'denim-jacket',
  'leather-jacket',
  'cardigan',
  'crew-knit',
  'turtleneck',
  'vest',
  'shirt',
  'blouse',
  't-shirt',
  'long-sleeve-tee',
  'sweatshirt',
  'hoodie',
  'polo',
  'slacks',
  'jeans',
  'wide-pants',
  'jogger-pants',
  'shorts',
  'skirt-pleated',
  'skirt-midi',
  'dress',
  'shirt-dress',
];

const specOf = (type: GarmentType, maker?: string): PictureSpec => ({
  type,
  fabric: 'cotton',
  pattern: 'solid',
  colorHex: '#3b4a63',
  seed: 12,
  view: 'front',
  ...(maker ? { maker } : {}),
});
const partsOf = (type: GarmentType, maker?: string, pose?: Pose) =>
  makePiece(specOf(type, maker), pose).piece.parts;
const look = (type: GarmentType, maker: string) =>
  JSON.stringify(partsOf(type, maker).map((part) => ({ ...part, folds: [] })));

describe('a house', () => {
  it.each(clothes)('is known by a %s alone', (type) => {
    expect(new Set(houses.map((maker) => look(type, maker))).size).toBe(houses.length);
  });

  it('sews on what the label of the same piece says', () => {
    for (const maker of houses)
      for (const type of clothes) {
        const spec = specOf(type, maker);
        const { context } = makePiece(spec);
        const bare = builders[type]({ ...context, random: seeded(spec.seed) }).parts.length;
        const isSewn = makePiece(spec).piece.parts.length > bare;
        if (houseDetailOf(spec) !== null) expect([maker, type, isSewn]).toEqual([maker, type, true]);
      }
  });

  it('says nothing of what no house made', () => {
    expect(houseDetailOf(specOf('shirt', 'nordholm'))).toBeNull();
    expect(houseDetailOf(specOf('sneakers', 'rrig'))).toBeNull();
  });

  it('hangs its ticket on what lies, never on what is worn', () => {
    const isTicket = (part: ReturnType<typeof partsOf>[number]) =>
      part.kind === 'trim' && part.svg.includes('#c8281f');
    expect(partsOf('shirt', 'outlet-select').some(isTicket)).toBe(true);
    expect(partsOf('shirt', 'outlet-select', 'worn').some(isTicket)).toBe(false);
  });

  it('shows nothing of its front on a back but what goes around', () => {
    const back = makePiece({ ...specOf('sweatshirt', 'jucy-judy'), view: 'back' }).piece.parts;
    expect(back.some((part) => part.kind === 'trim')).toBe(false);
  });
});
