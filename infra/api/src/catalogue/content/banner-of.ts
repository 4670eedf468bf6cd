import type { Picture } from '@mall/contracts/api/catalogue/products';
import type { Banner } from '@mall/contracts/api/content/content';
import { safeHrefOf } from '@mall/contracts/domain/safe-href';
import { type BannerShape, bannerPicture, bannerSizes } from '../pictures/picture-paths.ts';
import { textPicturePath } from '../pictures/texts/text-picture.ts';
import type { BannerRow } from './home/section-rows.ts';
import type { Pictured } from './pictured.ts';

/** One shape of a banner's picture: of the cover that an operator gave it, else drawn. */
export function pictureOf(row: Omit<Pictured, 'subtitle'>, shape: BannerShape): Picture {
  return row.cover
    ? { path: textPicturePath(row.cover[shape]), alt: row.title, ...bannerSizes[shape] }
    : bannerPicture({ ...row, id: row.banner_id }, shape);
}

/** A banner as pages show it. */
export function bannerOf(row: BannerRow): Banner {
  return {
    banner_id: row.banner_id,
    title: row.title,
    subtitle: row.subtitle,
    href: safeHrefOf(row.href),
    image_pc: pictureOf(row, 'wide'),
    image_mobile: pictureOf(row, 'tall'),
    tone: row.cover?.tone ?? row.tone,
  };
}
