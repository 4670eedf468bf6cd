import { makerKeyOf, seedBrands } from '../../catalogue/brands.ts';
import { drawGarment } from '../draw-garment.ts';
import { lettering } from './lettering.ts';
import { makerOf, unbranded } from './maker.ts';
import { makers } from './makers.ts';

const keys = seedBrands.map(makerKeyOf);

describe('the looks of brands', () => {
  it('are one for each sample brand, and no other', () => {
    expect([...makers.keys()].sort()).toEqual([...keys].sort());
  });

  it('have labels of their own, except where two houses share a name', () => {
    const labels = keys.map((key) =>
      JSON.stringify([makerOf(key).words, makerOf(key).letters, makerOf(key).label]),
    );
    expect(new Set(labels).size).toBe(keys.length);
  });

  it('have grounds of their own', () => {
    expect(new Set(keys.map((key) => JSON.stringify(makerOf(key).ground))).size).toBe(keys.length);
  });

  it.each(keys)('of %s are written in letters that can be drawn', (key) => {
    const { words, short } = makerOf(key);
    for (const text of [words, short]) {
      expect(text).toMatch(/^[A-Z& ]+$/);
      const drawn = lettering(text, makerOf(key).letters, { ink: '#000000', height: 10 });
      expect(drawn.match(/<path /g)).toHaveLength(text.replaceAll(' ', '').length);
    }
  });

  it('show: the same cap of two makers is two pictures', () => {
    const cap = {
      type: 'cap',
      fabric: 'cotton',
      pattern: 'solid',
      colorHex: '#1f2942',
      cut: ['logo'],
      seed: 4,
      view: 'front',
    } as const;
    const [one, other, noOne] = ['rrig', 'little-goods', undefined].map((maker) =>
      drawGarment({ ...cap, ...(maker ? { maker } : {}) }, 240),
    );
    expect(one).not.toBe(other);
    expect(noOne).not.toBe(other);
  });

  it('are unbranded for an unknown key', () => {
    expect(makerOf('somebody-else')).toBe(unbranded);
  });
});
