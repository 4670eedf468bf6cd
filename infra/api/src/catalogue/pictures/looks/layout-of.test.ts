import type { GarmentType } from '../picture-spec.ts';
import { layoutOf } from './layout-of.ts';

describe('the layout of several pieces', () => {
  it.each<[string, GarmentType[]]>([
    ['a top, trousers and shoes', ['crew-knit', 'slacks', 'loafers']],
    ['a coat over them, and a bag', ['wool-coat', 'crew-knit', 'jeans', 'sneakers', 'tote-bag']],
    ['a coat, trousers and shoes', ['trench-coat', 'slacks', 'loafers']],
    ['a dress and shoes', ['dress', 'loafers']],
  ])('is an outfit of %s', (_what, types) => {
    expect(layoutOf(types)).toBe('outfit');
  });

  it.each<[string, GarmentType[]]>([
    ['three pairs of shoes', ['sneakers', 'sneakers', 'loafers']],
    ['two tops with trousers and shoes', ['shirt', 'crew-knit', 'slacks', 'loafers']],
    ['a top and trousers without shoes', ['shirt', 'slacks']],
    ['more than lie on one picture', ['wool-coat', 'shirt', 'slacks', 'loafers', 'tote-bag', 'scarf']],
  ])('is side by side for %s', (_what, types) => {
    expect(layoutOf(types)).toBe('arranged');
  });
});
