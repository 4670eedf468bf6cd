import type { CutTrait, PictureSpec } from '@mall/api/catalogue/pictures/picture-spec';
import { makePiece } from '../compose/make-piece.ts';
import { boundsOf } from '../compose/placement.ts';
import { heights } from './figure.ts';
import { headwear } from './small-goods.ts';

const cap = (cut: CutTrait[] = []): PictureSpec => ({
  type: 'cap',
  fabric: 'cotton',
  pattern: 'colour-block',
  colorHex: '#1f2942',
  cut,
  seed: 4,
  view: 'worn',
});

const chin = -42;

describe('a cap on a head', () => {
  it('covers the crown of the head and leaves the face from the eyes down', () => {
    const worn = headwear(cap()).at(-1);
    const { top, bottom } = boundsOf({ parts: worn?.parts ?? [], focuses: [] });
    expect(top).toBeLessThan(heights.crown);
    expect(bottom).toBeGreaterThan(heights.crown + (chin - heights.crown) / 3);
    expect(bottom).toBeLessThan(heights.crown + ((chin - heights.crown) * 3) / 5);
  });

  it.each(['logo', 'washed'] as const)('shows what its name says: %s', (word) => {
    const { parts } = makePiece(cap([word]), 'worn').piece;
    expect(parts.length).toBeGreaterThan(makePiece(cap(), 'worn').piece.parts.length);
  });
});
