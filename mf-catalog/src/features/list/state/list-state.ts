import type { ProductList } from '@mall/contracts/api/catalogue/products';
import type { ListLinks } from './list-links.ts';
import type { ListParams } from './list-params.ts';
import type { ListScope } from './list-scope.ts';

/** Everything the parts of a list show. */
export interface ListState {
  scope: ListScope;
  params: ListParams;
  links: ListLinks;
  data: ProductList;
}
