import type { viewPlan } from '@mall/contracts/api/content/plans';
import { plainTextOf } from '@mall/contracts/api/content/rich-text';
import type { EndpointData } from '@mall/contracts/endpoint';
import type { RouteContext } from '@mall/remote-kit/define-remote';
import type { Head } from '@mall/remote-kit/head';
import { pageParam } from '@mall/remote-kit/url-params';
import { imageSrcSet } from '@mall/ui/image-url';
import { articleHead, descriptionOf, listIndexing } from '../../shared/article-head.ts';
import { wideCoverSizes } from '../../shared/cover.tsx';
import { itemListLd, jsonLdOf } from '../../shared/json-ld.ts';
import { previewOf } from '../../shared/preview.ts';
import { copy } from './copy.ts';
import { planHref, planListHref, tabParam } from './plan-href.ts';
import { planListQuery, planQuery } from './queries.ts';

export function planListHead({ services, url }: RouteContext): Head {
  const tab = tabParam(url);
  const list = services.queryClient.getQueryData(planListQuery(services, url).queryKey);
  return {
    title: tab ? copy.titleOf(tab.nameKo) : copy.title,
    description: copy.description,
    canonical: planListHref(tab, pageParam(url)),
    ...listIndexing(list),
    jsonLd: jsonLdOf(
      services.origin,
      [{ name: copy.title, path: planListHref(null) }],
      itemListLd(services.origin, list?.rows.map((row) => planHref(row.plan_id)) ?? []),
    ),
  };
}

export function planHead({ services, params, url }: RouteContext): Head {
  const state = services.queryClient.getQueryState(planQuery(services, params.planId, url).queryKey);
  return articleHead(state, copy, (plan) => headOf(plan, services), 'preview' in previewOf(url));
}

function headOf(plan: EndpointData<typeof viewPlan>, { origin, device }: RouteContext['services']): Head {
  const path = planHref(plan.plan_id);
  const picture = device.isMobileLayout ? plan.image_mobile : plan.image_pc;
  return {
    title: `${plan.title} - ${copy.title}`,
    description: descriptionOf(`${plan.subtitle}. ${plainTextOf(plan.content)}`),
    // An order is another view of the same.
    canonical: path,
    image: plan.image_pc.path,
    preloadImage: { srcSet: imageSrcSet(picture.path, picture.width, wideCoverSizes), sizes: wideCoverSizes },
    jsonLd: jsonLdOf(
      origin,
      [
        { name: copy.title, path: planListHref(null) },
        { name: plan.title, path },
      ],
      {
        '@type': 'CollectionPage',
        name: plan.title,
        url: `${origin}${path}`,
        mainEntity: itemListLd(
          origin,
          plan.groups.flatMap((group) => group.product_ids.map((id) => `/goods/view/${id}`)),
        ),
      },
    ),
  };
}
