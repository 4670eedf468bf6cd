import { views } from '@mall/api/catalogue/pictures/picture-spec';
import sharp from 'sharp';
import { seedBrands } from '../catalogue/brands.ts';
import { makeSheet } from './make-sheet.ts';
import { sheetSpecs } from './sheet-specs.ts';

const now = new Date('2026-11-24T12:00:00Z');

describe('a sheet', () => {
  it('shows every brand, and front, worn, back and detail in turn', () => {
    const specs = sheetSpecs(120, now);
    expect(new Set(specs.map(({ maker }) => maker)).size).toBe(seedBrands.length);
    expect(specs.slice(0, 4).map(({ view }) => view)).toEqual(views.slice(0, 4));
    expect(new Set(specs.map(({ type }) => type)).size).toBeGreaterThan(25);
  });

  it('lays pictures in rows, the same each time', async () => {
    const specs = sheetSpecs(5, now);
    const sheet = await makeSheet(specs, { columns: 3, width: 30 });
    const { width, height } = await sharp(sheet).metadata();
    expect([width, height]).toEqual([90, 80]);
    expect((await makeSheet(specs, { columns: 3, width: 30 })).equals(sheet)).toBe(true);
  });
});
