import { palettes } from '../products/colors.ts';
import { seedBrands } from './brands.ts';
import { specialties } from './specialties.ts';

const known = Object.values(palettes).flatMap((colors) => colors.map(({ name }) => name));

describe('what brands are known for', () => {
  it('is said of each of them', () => {
    expect(Object.keys(specialties).map(Number)).toEqual(seedBrands.map(({ brand_id }) => brand_id));
  });

  it('names colours that there are', () => {
    const named = Object.values(specialties).flatMap(({ colors }) => colors);
    expect(named.filter((name) => !known.some((color) => color === name))).toEqual([]);
  });
});
