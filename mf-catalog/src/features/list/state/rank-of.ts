import { defaultSort } from '@mall/contracts/domain/catalogue/goods-list';
import type { ListState } from './list-state.ts';

/** Further down a place says nothing any more. */
const lastRank = 100;

/** Place of a product in the list of best sellers, from 1; undefined in every other list and order. */
export function rankOf({ scope, params, data }: ListState, page: number, index: number): number | undefined {
  if (scope.kind !== 'flag' || scope.flag !== 'BEST') return undefined;
  if (params.sort !== defaultSort || params.keyword !== '') return undefined;
  const rank = (page - 1) * data.paginate.display_size + index + 1;
  return rank <= lastRank ? rank : undefined;
}
