import type { GoodsFilter } from '@mall/contracts/api/catalogue/products';
import { useOnceUsed } from '../../../shared/use-once-used.ts';
import type { ListState } from '../state/list-state.ts';

export interface MySizesProps {
  list: ListState;
  groups: GoodsFilter['size'];
}

const load = () => import(/* webpackChunkName: "list-later" */ './my-sizes-link.tsx');

/** The way to the shopper's own sizes comes once the page is used: they are theirs alone, and the page is everybody's. */
export function MySizes(props: MySizesProps) {
  const chunk = useOnceUsed(load);
  return chunk && <chunk.MySizesLink {...props} />;
}
