import { familySiteOfUrl } from '@mall/contracts/domain/family-site';
import type { RouteContext } from '@mall/remote-kit/define-remote';
import type { Head } from '@mall/remote-kit/head';
import { imageSrcSet } from '@mall/ui/image-url';
import { copy } from './copy.ts';
import { homeQuery } from './queries.ts';

/** Title and first banner of a site's home; the banner's picture is the one that this device will show. */
export function homeHead({ services, url }: RouteContext): Head {
  const site = familySiteOfUrl(url);
  const banner = services.queryClient.getQueryData(homeQuery(services, site).queryKey)?.sections
    .main_banners[0];
  const picture = services.device.class === 'mobile' ? banner?.image_mobile : banner?.image_pc;
  return {
    title: site.nameKo,
    description: copy.description(site.nameKo),
    canonical: site.home,
    ...(picture
      ? {
          image: banner?.image_pc.path ?? picture.path,
          preloadImage: { srcSet: imageSrcSet(picture.path, picture.width, '100vw'), sizes: '100vw' },
        }
      : {}),
  };
}
