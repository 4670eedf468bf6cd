import { views } from '@mall/api/catalogue/pictures/picture-spec';
import { familySites } from '@mall/contracts/domain/family-site';
import sharp from 'sharp';
import { makerKeyOf, seedBrands } from '../catalogue/brands.ts';
import { makeSheet } from './make-sheet.ts';
import { sheetSpecs, siteBrands, sortingSpecs } from './sheet-specs.ts';

const now = new Date('2026-11-24T12:00:00Z');

describe('a sheet', () => {
  it('shows every brand, and front, worn, back and detail in turn', () => {
    const specs = sheetSpecs(120, now);
    expect(new Set(specs.map(({ maker }) => maker)).size).toBe(seedBrands.length);
    expect(specs.slice(0, 4).map(({ view }) => view)).toEqual(views.slice(0, 4));
    expect(new Set(specs.map(({ type }) => type)).size).toBeGreaterThan(25);
  });

  it('shows the kinds and views that it is asked for', () => {
    const specs = sheetSpecs(6, now, { types: ['cap', 'belt'], views: ['front', 'detail'] });
    expect(specs.map(({ view }) => view)).toEqual(['front', 'detail', 'front', 'detail', 'front', 'detail']);
    expect(new Set(specs.map(({ type }) => type))).toEqual(new Set(['cap', 'belt']));
  });

  it('to sort has equally many pictures of the eight sites’ brands, mixed, and names the brand of each', () => {
    const { specs, brands } = sortingSpecs(3, now);
    expect(specs.every(({ view }) => view === 'front')).toBe(true);
    const countOf = (brand: string) => brands.filter((each) => each === brand).length;
    expect(siteBrands).toHaveLength(familySites.length - 1);
    expect(siteBrands.map(({ name }) => countOf(name))).toEqual(siteBrands.map(() => 3));
    expect(specs.map(({ maker }) => maker)).toEqual(
      brands.map((brand) => makerKeyOf(seedBrands.find(({ name }) => name === brand) ?? { name_en: '' })),
    );
    const neighbours = brands.filter((brand, index) => brand === brands[index + 1]);
    expect(neighbours.length).toBeLessThan(brands.length / 3);
  });

  it('lays pictures in rows, the same each time', async () => {
    const specs = sheetSpecs(5, now);
    const sheet = await makeSheet(specs, { columns: 3, width: 30 });
    const { width, height } = await sharp(sheet).metadata();
    expect([width, height]).toEqual([90, 80]);
    expect((await makeSheet(specs, { columns: 3, width: 30 })).equals(sheet)).toBe(true);
  });
});
