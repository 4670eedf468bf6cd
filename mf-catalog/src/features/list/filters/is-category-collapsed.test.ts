import { isCategoryCollapsed } from './is-category-collapsed.ts';

const collapsed = (pathname: string) => [0, 1, 2].map((index) => isCategoryCollapsed(index, pathname));

describe('category groups that start folded', () => {
  it.each(['/', '/main/rrig'])('are the second one only on %s', (pathname) => {
    expect(collapsed(pathname)).toEqual([false, true, false]);
  });

  it('are all but the first elsewhere', () => {
    expect(collapsed('/goods/list')).toEqual([false, true, true]);
  });
});
