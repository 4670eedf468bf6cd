import type { GarmentType } from '@mall/api/catalogue/pictures/picture-spec';
import { seeded } from '../random.ts';
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
