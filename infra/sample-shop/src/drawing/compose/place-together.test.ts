import type { GarmentType } from '@mall/api/catalogue/pictures/picture-spec';
import { seeded } from '../random.ts';
import { bannerLayouts } from './banner-layout.ts';
import { placeTogether } from './place-together.ts';
import { boundsOf } from './placement.ts';

const longThings: readonly GarmentType[] = ['dress', 'wool-coat', 'trench-coat'];

describe('three pieces of clothing on a banner', () => {
  it.each(['tall', 'square'] as const)('keep their collars on a %s one', (shape) => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const pieces = longThings.map((type) => ({
        type,
        fabric: 'wool' as const,
        pattern: 'solid' as const,
        colorHex: '#2b3a67',
        seed,
      }));
      const placed = placeTogether(
        { layout: 'arranged', shape, groundHex: '#e9e4dc', pieces, seed },
        seeded(seed),
      );
      const tops = placed.map(({ piece, placement }) => placement.y + boundsOf(piece).top * placement.scale);
      expect(Math.min(...tops)).toBeGreaterThan(20);
    }
  });
});

const things: readonly GarmentType[] = ['cap', 'belt', 'scarf'];

describe('things without clothes on a banner', () => {
  it.each(['wide', 'tall', 'square'] as const)('fill a %s one, uncut, whichever is named first', (shape) => {
    const { height } = bannerLayouts[shape];
    for (let seed = 1; seed <= 20; seed += 1) {
      const pieces = things
        .map((_, place) => things[(place + seed) % things.length] ?? 'cap')
        .map((type) => ({
          type,
          fabric: 'wool' as const,
          pattern: 'solid' as const,
          colorHex: '#2b3a67',
          seed,
        }));
      const placed = placeTogether(
        { layout: 'arranged', shape, groundHex: '#e9e4dc', pieces, seed },
        seeded(seed),
      );
      const edges = placed.map(({ piece, placement }) => {
        const { top, bottom } = boundsOf(piece);
        return [placement.y + top * placement.scale, placement.y + bottom * placement.scale] as const;
      });
      const top = Math.min(...edges.map(([start]) => start));
      const bottom = Math.max(...edges.map(([, end]) => end));
      expect(top).toBeGreaterThan(0);
      expect(bottom).toBeLessThan(height);
      expect((bottom - top) / height).toBeGreaterThan(0.55);
    }
  });
});
