import type { ProductList } from '@mall/contracts/api/catalogue/products';
import type { ListParams } from './state/list-params.ts';
import type { ListScope } from './state/list-scope.ts';
import { listStepsOf, listTitleOf } from './state/list-title.ts';

interface Listed {
  scope: ListScope;
  params: ListParams;
  list: ProductList;
  /** Scheme and host of the page. */
  origin: string;
}

/** schema.org: the way to a list, and what is in it with its places among all pages. */
export function listJsonLd({ scope, params, list, origin }: Listed) {
  const steps = listStepsOf(scope, params, list).map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(href ? { item: `${origin}${href}` } : {}),
  }));
  const before = (params.page - 1) * list.paginate.display_size;
  const items = list.rows.map(({ product_id, product_name }, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    name: product_name,
    url: `${origin}/goods/view/${product_id}`,
  }));
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'BreadcrumbList', itemListElement: steps },
      {
        '@type': 'ItemList',
        name: listTitleOf(scope, params, list),
        numberOfItems: list.count,
        itemListElement: items,
      },
    ],
  };
}
