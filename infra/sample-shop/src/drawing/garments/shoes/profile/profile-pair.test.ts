import type { CutTrait, PictureSpec } from '@mall/api/catalogue/pictures/picture-spec';
import { makePiece } from '../../../compose/make-piece.ts';
import { boundsOf } from '../../../compose/placement.ts';
import type { Part } from '../../../piece.ts';

const shoes = (type: 'sneakers' | 'loafers', cut: CutTrait[]): PictureSpec => ({
  type,
  cut,
  fabric: 'leather',
  pattern: 'solid',
  colorHex: '#7d6a55',
  seed: 4,
  view: 'front',
});

/** Both shoes of a pair: the far one is drawn first, and each has as many parts. */
function pairOf(spec: PictureSpec): [far: Part[], near: Part[]] {
  const { parts } = makePiece(spec).piece;
  return [parts.slice(0, parts.length / 2), parts.slice(parts.length / 2)];
}

const boxOf = (parts: Part[]) => boundsOf({ parts, focuses: [] });

describe('a pair in profile', () => {
  it.each([
    ['sneakers', [], 1.9, 2.7],
    ['sneakers', ['chunky'], 1.8, 2.6],
    ['sneakers', ['high-top'], 1.3, 1.7],
    ['loafers', ['penny'], 2, 2.8],
    ['loafers', ['chunky'], 1.9, 2.7],
  ] as const)(
    'of %s %j is as long for its height as shoes are, its tongue with it',
    (type, cut, from, to) => {
      const [, near] = pairOf(shoes(type, [...cut]));
      const { left, right, top, bottom } = boxOf(near);
      const proportion = (right - left) / (bottom - top);
      expect(proportion).toBeGreaterThan(from);
      expect(proportion).toBeLessThan(to);
    },
  );

  it.each(['sneakers', 'loafers'] as const)(
    'of %s has the far one behind: higher, and partly hidden',
    (type) => {
      const [far, near] = pairOf(shoes(type, [])).map(boxOf);
      expect(far?.bottom).toBeLessThan(near?.bottom ?? Number.NaN);
      expect(far?.bottom).toBeGreaterThan(near?.top ?? Number.NaN);
    },
  );

  it('of sneakers is not printed through the nearer one', () => {
    const [far, near] = pairOf(shoes('sneakers', []));
    const levels = (parts: Part[]) =>
      parts.flatMap((part) => (part.kind === 'panel' ? [part.level ?? 0] : [])).slice(0, 1);
    expect(levels(near)[0]).toBeGreaterThan(levels(far)[0] ?? Number.NaN);
  });

  it('of tassel loafers has two tassels on each shoe: they hang over the vamp and end above the welt', () => {
    const [, plain] = pairOf(shoes('loafers', ['penny']));
    const [, near] = pairOf(shoes('loafers', ['tassel']));
    const fringesOf = (parts: Part[]) =>
      parts.filter((part) => part.kind === 'panel' && part.tone === -0.14).map((part) => boxOf([part]));
    expect(fringesOf(plain)).toHaveLength(0);
    expect(fringesOf(near)).toHaveLength(2);
    for (const { top, bottom } of fringesOf(near)) {
      expect(top).toBeGreaterThan(-220);
      expect(bottom).toBeLessThan(-60);
    }
  });

  it('is seen from above when it is worn', () => {
    const laid = makePiece(shoes('loafers', []), 'worn').piece;
    const { left, right, top, bottom } = boundsOf(laid);
    expect(bottom - top).toBeGreaterThan(right - left);
  });
});
