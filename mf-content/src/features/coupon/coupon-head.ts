import type { RouteContext } from '@mall/remote-kit/define-remote';
import type { Head } from '@mall/remote-kit/head';
import { jsonLdOf } from '../../shared/json-ld.ts';
import { siteSettingsQuery } from '../../shared/queries.ts';
import { copy } from './copy.ts';

export function couponZoneHead({ services, url }: RouteContext): Head {
  const settings = services.queryClient.getQueryData(siteSettingsQuery(services, url).queryKey);
  return {
    title: copy.title,
    description: copy.description,
    canonical: '/coupon/list',
    jsonLd: jsonLdOf(services.origin, [{ name: copy.title, path: '/coupon/list' }]),
    ...(settings?.is_coupon_zone === false ? { isNoIndex: true } : {}),
  };
}
