import type { ProductList } from '@mall/contracts/api/catalogue/products';
import { isApiError } from '@mall/contracts/client/api-error';
import { defaultSort } from '@mall/contracts/domain/catalogue/goods-list';
import { formatCount } from '@mall/contracts/domain/money';
import type { RouteContext } from '@mall/remote-kit/define-remote';
import type { Head } from '@mall/remote-kit/head';
import { imageSrcSet } from '@mall/ui/image-url';
import { copy } from './copy.ts';
import { listJsonLd } from './list-json-ld.ts';
import { listSizes } from './list-sizes.ts';
import { listQueryOptions } from './queries.ts';
import { createListLinks } from './state/list-links.ts';
import { filterCount, type ListParams, noFilters, parseListParams } from './state/list-params.ts';
import { type ListScope, listScopeOf } from './state/list-scope.ts';
import { listTitleOf } from './state/list-title.ts';

const missing: Head = {
  title: copy.notFound,
  description: copy.notFoundHint,
  status: 404,
  isNoIndex: true,
};

/** Title, first picture and the one address of a list's content. */
export function listHead({ services, params, url }: RouteContext): Head {
  const scope = listScopeOf(params);
  if (!scope) return missing;
  const listParams = parseListParams(url);
  const state = services.queryClient.getQueryState(listQueryOptions(services, scope, listParams).queryKey);
  if (isApiError(state?.error, 'NOT_FOUND')) return missing;
  const list = state?.data;
  const title = listTitleOf(scope, listParams, list);
  const picture = list?.rows[0]?.images[0];
  const isPastEnd = list !== undefined && list.rows.length === 0 && listParams.page > 1;
  return {
    title,
    description: copy.description(title, formatCount(list?.count ?? 0)),
    canonical: canonicalOf(scope, listParams),
    // Combinations of filters and searches are endless; the lists themselves are what should be found.
    ...(listParams.keyword || filterCount(listParams) > 0 || isPastEnd ? { isNoIndex: true } : {}),
    ...neighboursOf(scope, listParams, list),
    ...(list && list.rows.length > 0
      ? { jsonLd: listJsonLd({ scope, params: listParams, list, origin: services.origin }) }
      : {}),
    ...(picture
      ? {
          image: picture.path,
          preloadImage: { srcSet: imageSrcSet(picture.path, picture.width, listSizes), sizes: listSizes },
        }
      : {}),
  };
}

/** The pages beside this one; none for lists that are kept out of search results. */
function neighboursOf(scope: ListScope, params: ListParams, list: ProductList | undefined): Partial<Head> {
  if (!list || params.keyword || filterCount(params) > 0) return {};
  const { page } = createListLinks(scope, { ...params, sort: defaultSort });
  return {
    ...(params.page > 1 ? { previous: page(params.page - 1) } : {}),
    ...(params.page < list.paginate.last_page ? { next: page(params.page + 1) } : {}),
  };
}

function canonicalOf(scope: ListScope, params: ListParams): string {
  const plain: ListParams = { ...params, filters: noFilters, isBigSize: false, sort: defaultSort };
  return createListLinks(scope, plain).page(params.page);
}
