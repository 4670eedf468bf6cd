import type { CutTrait, GarmentType, PictureSpec } from '@mall/api/catalogue/pictures/picture-spec';
import { makePiece } from '../../compose/make-piece.ts';
import { flatten } from '../../geometry.ts';
import type { Panel } from '../../piece.ts';

const spec: PictureSpec = {
  type: 'slacks',
  fabric: 'wool',
  pattern: 'solid',
  colorHex: '#55585c',
  view: 'front',
  seed: 3,
};
const panelsOf = (more: Partial<PictureSpec>) =>
  makePiece({ ...spec, ...more }).piece.parts.filter((part): part is Panel => part.kind === 'panel');
/** The tallest panel on the right is the leg. */
function legOf(more: Partial<PictureSpec>): Panel {
  const right = panelsOf(more).filter(({ outline }) => outline.every(([x]) => x > -10));
  const tall = ({ outline }: Panel) => {
    const heights = outline.map(([, y]) => y);
    return Math.max(...heights) - Math.min(...heights);
  };
  return right.reduce((one, other) => (tall(other) > tall(one) + 1 ? other : one));
}
const kinds: readonly (readonly [GarmentType, readonly CutTrait[]])[] = [
  ['slacks', []],
  ['slacks', ['tapered']],
  ['jeans', ['straight']],
  ['jogger-pants', []],
  ['wide-pants', []],
  ['jeans', ['semi-baggy']],
];

describe('trousers', () => {
  it.each(kinds)('%s %j fall from the hips without a bulge', (type, cut) => {
    const outline = flatten(legOf({ type, cut }).outline, true);
    const outside = (y: number) =>
      Math.max(...outline.filter(([, at]) => Math.abs(at - y) < 20).map(([x]) => x));
    const bottom = Math.max(...outline.map(([, y]) => y));
    const [hips, hem] = [outside(200), outside(bottom - 12)];
    for (let y = 220; y < bottom - 12; y += 20) {
      const straight = hips + ((hem - hips) * (y - 200)) / (bottom - 212);
      expect(Math.abs(outside(y) - straight)).toBeLessThan(22);
    }
  });

  it('crease where they are pulled: out of the crotch, and less in wool than in denim or linen', () => {
    const folds = (fabric: PictureSpec['fabric']) =>
      legOf({ type: 'slacks', cut: ['tapered'], fabric }).folds ?? [];
    expect(folds('wool').length).toBeLessThan(folds('denim').length);
    expect(folds('denim').length).toBeLessThanOrEqual(folds('linen').length);
    const [first] = folds('linen')[0]?.along ?? [];
    expect(Math.abs(first?.[0] ?? 99)).toBeLessThan(6);
  });

  it('are washed pale on their thighs only, however short they are', () => {
    const { parts } = makePiece({ ...spec, type: 'shorts', fabric: 'denim' }).piece;
    const bottom = Math.max(...legOf({ type: 'shorts', fabric: 'denim' }).outline.map(([, y]) => y));
    const fades = parts.flatMap((part) => (part.kind === 'line' && part.look === 'fade' ? part.along : []));
    expect(fades.length).toBeGreaterThan(0);
    expect(Math.max(...fades.map(([, y]) => y))).toBeLessThan(bottom - 30);
  });
});
