import { type ListFlag, listFlags } from '@mall/contracts/domain/goods-list';

/** What a goods list is about, as its path says (spec 2.1). */
export type ListScope =
  | { kind: 'all' }
  | { kind: 'category'; id: number }
  | { kind: 'brand'; id: number }
  | { kind: 'flag'; flag: ListFlag };

/** A positive whole number as it stands in a path or query, else null. */
export function idOf(value: string | null | undefined): number | null {
  const number = Number(value);
  return value && /^\d{1,9}$/.test(value) && number > 0 ? number : null;
}

/** The scope of a list's path parameters; null when there is no such list. */
export function listScopeOf(params: Record<string, string>): ListScope | null {
  const { categoryId, brandId, flag } = params;
  if (categoryId !== undefined) {
    const id = idOf(categoryId);
    return id === null ? null : { kind: 'category', id };
  }
  if (brandId !== undefined) {
    const id = idOf(brandId);
    return id === null ? null : { kind: 'brand', id };
  }
  if (flag === undefined) return { kind: 'all' };
  const known = listFlags.find((name) => name === flag);
  return known ? { kind: 'flag', flag: known } : null;
}

export function listPathOf(scope: ListScope): string {
  if (scope.kind === 'all') return '/goods/list';
  return scope.kind === 'flag' ? `/goods/list/${scope.flag}` : `/goods/list/${scope.kind}/${scope.id}`;
}
