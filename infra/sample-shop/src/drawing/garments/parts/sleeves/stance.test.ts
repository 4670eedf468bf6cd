import type { PictureSpec } from '@mall/api/catalogue/pictures/picture-spec';
import { makePiece } from '../../../compose/make-piece.ts';
import { lieOf } from './stance.ts';

const knit: PictureSpec = {
  type: 'crew-knit',
  fabric: 'knit-fine',
  pattern: 'solid',
  colorHex: '#34506e',
  view: 'front',
  seed: 1,
};
const seeds = Array.from({ length: 60 }, (_, index) => index + 1);
const made = (spec: PictureSpec, pose?: 'worn') => makePiece(spec, pose).context;
const stancesOf = (spec: PictureSpec, pose?: 'worn') =>
  seeds.map((seed) => [1, -1].map((side) => lieOf(made({ ...spec, seed }, pose), side === 1 ? 1 : -1)));
const isFolded = (stances: ReturnType<typeof stancesOf>) =>
  stances.flat().some(({ over }) => over !== undefined);

describe('how tops lie', () => {
  it('lays a row of knits in several ways, and each the same way every time', () => {
    const stances = stancesOf(knit);
    expect(new Set(stances.map((stance) => JSON.stringify(stance))).size).toBeGreaterThan(6);
    expect(stancesOf(knit)).toEqual(stances);
    expect(isFolded(stances)).toBe(true);
  });

  it.each([
    ['from behind', { ...knit, view: 'back' as const }],
    ['on a cropped body', { ...knit, cut: ['crop' as const] }],
    ['of a padded jacket', { ...knit, type: 'padding' as const }],
  ])('folds no sleeve %s', (_where, spec) => {
    expect(isFolded(stancesOf(spec))).toBe(false);
  });

  it('leaves sleeves of a close-up and of a worn piece as they are cut', () => {
    for (const stances of [stancesOf({ ...knit, view: 'detail' }), stancesOf(knit, 'worn')])
      expect(new Set(stances.flat().map((lie) => JSON.stringify(lie))).size).toBe(1);
  });

  it('lays a folded forearm and its cuff above the whole piece', () => {
    const seed = seeds.find((each) => lieOf(made({ ...knit, seed: each }), 1).over !== undefined);
    const { parts } = makePiece({ ...knit, seed: seed ?? 0 }).piece;
    const first = parts.findIndex(({ over }) => over);
    expect(first).toBeGreaterThan(3);
    expect(parts.slice(first).every(({ over }) => over)).toBe(true);
    expect(parts.slice(first).filter(({ kind }) => kind === 'panel').length).toBeGreaterThan(1);
  });
});
