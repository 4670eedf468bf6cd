import type { RouteContext } from '@mall/remote-kit/define-remote';
import type { Head } from '@mall/remote-kit/head';
import { jsonLdOf } from '../../shared/json-ld.ts';
import { keywordParam } from '../../shared/search/keyword-param.ts';
import { copy } from './copy.ts';
import { shownRegion, storesHref, storesQuery } from './queries.ts';

export function storesHead({ services, url }: RouteContext): Head {
  const data = services.queryClient.getQueryData(storesQuery(services, url).queryKey);
  const stores = data?.rows ?? [];
  const region = shownRegion(url, data?.regions);
  return {
    title: region ? `${region} ${copy.title}` : copy.title,
    description: copy.description,
    canonical: storesHref(region),
    ...(keywordParam(url) ? { isNoIndex: true } : {}),
    jsonLd: jsonLdOf(
      services.origin,
      [{ name: copy.title, path: storesHref() }],
      ...stores.map((store) => ({
        '@type': 'ClothingStore',
        name: store.name,
        address: { '@type': 'PostalAddress', streetAddress: store.address, addressCountry: 'KR' },
        telephone: store.phone,
      })),
    ),
  };
}
