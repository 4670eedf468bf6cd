import type { viewMagazine } from '@mall/contracts/api/content/magazines';
import { plainTextOf } from '@mall/contracts/api/content/rich-text';
import type { EndpointData } from '@mall/contracts/endpoint';
import type { RouteContext } from '@mall/remote-kit/define-remote';
import type { Head } from '@mall/remote-kit/head';
import { pageParam } from '@mall/remote-kit/url-params';
import { imageSrcSet } from '@mall/ui/image-url';
import { articleHead, descriptionOf, listIndexing } from '../../shared/article-head.ts';
import { coverSizes } from '../../shared/cover.tsx';
import { itemListLd, jsonLdOf, pictureLd } from '../../shared/json-ld.ts';
import { previewOf } from '../../shared/preview.ts';
import { copy } from './copy.ts';
import { magazineHref, magazineListHref } from './magazine-href.ts';
import { magazineListQuery, magazineQuery } from './queries.ts';

/** Of the newest articles, served by the edge. */
const feed = { path: '/rss/magazine.xml', title: copy.title };

export function magazineListHead({ services, url }: RouteContext): Head {
  const list = services.queryClient.getQueryData(magazineListQuery(services, url).queryKey);
  return {
    title: copy.title,
    description: copy.description,
    canonical: magazineListHref(pageParam(url)),
    feed,
    ...listIndexing(list),
    jsonLd: jsonLdOf(
      services.origin,
      [{ name: copy.title, path: magazineListHref() }],
      itemListLd(services.origin, list?.rows.map((row) => magazineHref(row.magazine_id)) ?? []),
    ),
  };
}

export function magazineHead({ services, params, url }: RouteContext): Head {
  const state = services.queryClient.getQueryState(magazineQuery(services, params.magazineId, url).queryKey);
  return articleHead(state, copy, (article) => headOf(article, services.origin), 'preview' in previewOf(url));
}

function headOf(article: EndpointData<typeof viewMagazine>, origin: string): Head {
  const path = magazineHref(article.magazine_id);
  const description = descriptionOf(plainTextOf(article.content)) || article.subtitle;
  const picture = article.image_pc;
  return {
    title: `${article.title} - ${copy.title}`,
    description,
    canonical: path,
    feed,
    image: picture.path,
    preloadImage: { srcSet: imageSrcSet(picture.path, picture.width, coverSizes), sizes: coverSizes },
    jsonLd: jsonLdOf(
      origin,
      [
        { name: copy.title, path: magazineListHref() },
        { name: article.title, path },
      ],
      {
        '@type': 'Article',
        headline: article.title,
        description,
        datePublished: article.created_at,
        image: [pictureLd(origin, picture)],
        mainEntityOfPage: `${origin}${path}`,
        author: { '@type': 'Organization', name: 'TBH SHOP', url: origin },
        publisher: { '@type': 'Organization', name: 'TBH SHOP', url: origin },
      },
    ),
  };
}
