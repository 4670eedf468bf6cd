import type { PictureSpec, View } from '@mall/api/catalogue/pictures/picture-spec';
import { makePiece } from '../../compose/make-piece.ts';
import { boundsOf } from '../../compose/placement.ts';

const scarf = (view: View, cut: PictureSpec['cut'] = []) => {
  const spec = {
    type: 'scarf',
    fabric: 'wool',
    pattern: 'check',
    colorHex: '#1f2942',
    cut,
    seed: 8,
    view,
  } as const;
  return makePiece(spec).piece;
};

describe('a scarf', () => {
  it('is seen closely where there is something to see: at its fringe, and where it is folded', () => {
    const { parts, focuses } = scarf('detail');
    const { right, top } = boundsOf({ parts: parts.filter(({ kind }) => kind === 'panel'), focuses });
    const [fringe, fold] = focuses;
    const knots = parts.filter((part) => part.kind === 'line' && part.look === 'twist');
    const nearest = Math.min(...knots.map((part) => (part.kind === 'line' ? (part.along[0]?.[1] ?? 0) : 0)));
    expect(nearest - (fringe?.[1] ?? 0)).toBeLessThan(200);
    expect((fold?.[1] ?? 0) - top).toBeLessThan(220);
    expect(right - (fold?.[0] ?? 0)).toBeLessThan(160);
  });

  it('has a longer fringe when its name speaks of it, closely as from afar', () => {
    for (const view of ['front', 'detail'] as const) {
      expect(boundsOf(scarf(view, ['fringe'])).bottom - boundsOf(scarf(view)).bottom).toBeGreaterThan(50);
    }
  });
});
