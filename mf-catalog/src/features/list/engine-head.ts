import type { ProductList } from '@mall/contracts/api/catalogue/products';
import type { Head } from '@mall/remote-kit/head';
import { imageSrcSet } from '@mall/ui/image-url';
import { listSizes } from './list-sizes.ts';
import { canonicalOf, isEndless } from './state/canonical-list.ts';
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

/** First picture, neighbours and schema.org data; the browser's build has none of it (`infra/remote-kit/src/build/webpack.ts`). */
export function engineHead(listed: Listed): Partial<Head> {
  const { scope, params, list } = listed;
  const picture = list.rows[0]?.images[0];
  return {
    ...neighboursOf(scope, params, list),
    ...(list.rows.length > 0 ? { jsonLd: listJsonLd(listed) } : {}),
    ...(picture
      ? {
          image: picture.path,
          preloadImage: { srcSet: imageSrcSet(picture.path, picture.width, listSizes), sizes: listSizes },
        }
      : {}),
  };
}

/** The pages beside this one; none for lists that are kept out of search results. */
function neighboursOf(scope: ListScope, params: ListParams, list: ProductList): Partial<Head> {
  if (isEndless(scope, params)) return {};
  const page = (number: number) => canonicalOf(scope, params, number);
  return {
    ...(params.page > 1 ? { previous: page(params.page - 1) } : {}),
    ...(params.page < list.paginate.last_page ? { next: page(params.page + 1) } : {}),
  };
}

/** schema.org: the way to a list, and what is in it with its places among all pages. */
function listJsonLd({ scope, params, list, origin }: Listed) {
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
