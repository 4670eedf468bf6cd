import { variantOf } from '@mall/contracts/api/content/home-plan';
import { familySiteOfUrl } from '@mall/contracts/domain/family-site';
import type { RouteContext } from '@mall/remote-kit/define-remote';
import type { Head } from '@mall/remote-kit/head';
import { imageSrcSet } from '@mall/ui/image-url';
import { posterSizes } from './banners/poster-sizes.ts';
import { copy } from './copy.ts';
import { homeQuery } from './queries.ts';

/** Title and first banner of a site's home; the banner's picture is the one that this device will show. */
export function homeHead({ services, url }: RouteContext): Head {
  const site = familySiteOfUrl(url);
  const home = services.queryClient.getQueryData(homeQuery(services, url).queryKey);
  const banner = home?.sections.main_banners[0];
  const hero = home?.plan.sections.find(({ kind }) => kind === 'main_banners');
  const isPosters = variantOf('main_banners', hero?.variant) === 'posters';
  const isTall = isPosters || services.device.class === 'mobile';
  const picture = isTall ? banner?.image_mobile : banner?.image_pc;
  const sizes = isPosters ? posterSizes : '100vw';
  return {
    title: site.nameKo,
    description: copy.description(site.nameKo),
    canonical: site.home,
    ...(picture
      ? {
          image: banner?.image_pc.path ?? picture.path,
          preloadImage: { srcSet: imageSrcSet(picture.path, picture.width, sizes), sizes },
        }
      : {}),
  };
}
