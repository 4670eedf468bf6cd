import type { viewMain } from '@mall/contracts/api/content/main';
import type { FamilySite } from '@mall/contracts/domain/family-site';
import type { EndpointData } from '@mall/contracts/endpoint';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { bannerOf } from '../banner-of.ts';
import { loadSettings } from '../settings.ts';
import { loadBanners } from './section-rows.ts';

type Main = EndpointData<typeof viewMain>;
type Part = 'banners' | 'seo';

/** Banners of a site, and its metadata for search engines (spec 7.3). */
export async function loadMain(db: Db, site: FamilySite, parts: readonly Part[], now: Date): Promise<Main> {
  const banners = (await loadBanners(db, site.id, now)).map((row) => ({
    ...bannerOf(row),
    place: row.place,
  }));
  const { site: settings } = await loadSettings(db, site.id);
  const seo = {
    title: `${site.nameKo} | ${site.name}`,
    description: `${site.nameKo} 공식 온라인 스토어. ${settings.keywords.slice(0, 5).join(', ')} 등 새로운 시즌의 옷과 소품을 만나보세요.`,
    keywords: [site.nameKo, site.name, ...settings.keywords],
    image: banners.find((banner) => banner.place === 'main')?.image_pc ?? null,
  };
  return { ...(parts.includes('banners') ? { banners } : {}), ...(parts.includes('seo') ? { seo } : {}) };
}
