import { type ListFlag, listFlags } from '@mall/contracts/domain/catalogue/product-flags';
import { idParam } from '@mall/remote-kit/url-params';

/** What a goods list is about, as its path says (spec 2.1). */
export type ListScope =
  | { kind: 'all' }
  | { kind: 'category'; id: number }
  | { kind: 'brand'; id: number }
  | { kind: 'flag'; flag: ListFlag };

/** The scope of a list's path parameters; null when there is no such list. */
export function listScopeOf(params: Record<string, string>): ListScope | null {
  const { categoryId, brandId, flag } = params;
  if (categoryId !== undefined) {
    const id = idParam(categoryId);
    return id === null ? null : { kind: 'category', id };
  }
  if (brandId !== undefined) {
    const id = idParam(brandId);
    return id === null ? null : { kind: 'brand', id };
  }
  if (flag === undefined) return { kind: 'all' };
  const known = listFlags.find((name) => name === flag);
  return known ? { kind: 'flag', flag: known } : null;
}

/** The flag of a flag's list. */
export const flagOf = (scope: ListScope): ListFlag | undefined =>
  scope.kind === 'flag' ? scope.flag : undefined;

export function listPathOf(scope: ListScope): string {
  if (scope.kind === 'all') return '/goods/list';
  return scope.kind === 'flag' ? `/goods/list/${scope.flag}` : `/goods/list/${scope.kind}/${scope.id}`;
}
