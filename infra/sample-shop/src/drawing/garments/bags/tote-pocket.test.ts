import type { PictureSpec } from '@mall/api/catalogue/pictures/picture-spec';
import { makePiece } from '../../compose/make-piece.ts';

/** Lowest place that a fold between the handles' ends and the base reaches, drawing units below the mouth. */
function lowestCrease(more: Partial<PictureSpec>): number {
  const { parts } = makePiece({
    type: 'tote-bag',
    fabric: 'canvas',
    pattern: 'stripe',
    colorHex: '#1f2942',
    seed: 7,
    view: 'front',
    ...more,
  }).piece;
  const folds = parts.flatMap((part) => (part.kind === 'panel' ? (part.folds ?? []) : []));
  const hung = folds.filter(({ along }) => Math.abs(along[0]?.[0] ?? 0) < 160 && (along[0]?.[1] ?? 0) > 100);
  return Math.max(...hung.map(({ along }) => along.at(-1)?.[1] ?? 0));
}

describe('stripes of a tote go on across a pocket that is sewn on', () => {
  it('where creases end above it: behind, and in front when its name speaks of one', () => {
    expect(lowestCrease({})).toBeGreaterThan(350);
    expect(lowestCrease({ view: 'back' })).toBeLessThan(180);
    expect(lowestCrease({ cut: ['pocket'] })).toBeLessThan(180);
  });
});
