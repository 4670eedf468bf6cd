/**
 * Whether a group of the category filter starts folded (spec 2.8): on the home and /main pages the second one,
 * elsewhere every one but the first.
 */
export function isCategoryCollapsed(index: number, pathname: string): boolean {
  const isHome = pathname === '/' || pathname.startsWith('/main');
  return isHome ? index === 1 : index > 0;
}
