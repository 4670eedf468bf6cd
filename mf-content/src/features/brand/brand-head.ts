import type { RouteContext } from '@mall/remote-kit/define-remote';
import type { Head } from '@mall/remote-kit/head';
import { itemListLd, jsonLdOf } from '../../shared/json-ld.ts';
import { brandsHref, brandViewOf } from './brand-view.ts';
import { copy } from './copy.ts';
import { brandsQuery } from './queries.ts';

export function brandsHead({ services, url }: RouteContext): Head {
  const brands = services.queryClient.getQueryData(brandsQuery(services, url).queryKey)?.rows;
  const { brandId, keyword } = brandViewOf(url);
  const trail = [{ name: copy.title, path: brandsHref() }];
  if (brandId === null)
    return {
      title: copy.title,
      description: copy.description,
      canonical: brandsHref(),
      ...(keyword ? { isNoIndex: true } : {}),
      jsonLd: jsonLdOf(
        services.origin,
        trail,
        itemListLd(services.origin, brands?.map((brand) => brandsHref({ brandId: brand.brand_id })) ?? []),
      ),
    };
  const brand = brands?.find((one) => one.brand_id === brandId);
  if (!brand) {
    const isMissing = brands !== undefined;
    return {
      title: isMissing ? copy.notFound : copy.title,
      description: copy.description,
      ...(isMissing ? { status: 404 as const, isNoIndex: true } : {}),
    };
  }
  const path = brandsHref({ brandId });
  const [picture] = brand.images;
  return {
    title: copy.introductionOf(brand.name),
    description: brand.introduction,
    canonical: path,
    ...(picture ? { image: picture.path } : {}),
    jsonLd: jsonLdOf(services.origin, [...trail, { name: brand.name, path }], {
      '@type': 'Brand',
      name: brand.name,
      alternateName: brand.name_en,
      description: brand.introduction,
      url: `${services.origin}${path}`,
    }),
  };
}
