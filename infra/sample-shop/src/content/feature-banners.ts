import type { Dice } from '../random.ts';
import { groundOf, type SiteProducts, takeProducts } from './site-content.ts';
import { siteVoices } from './site-voices.ts';

/** Rows of `banners` for the top banner, show case and look collection of each site; ids follow its own banners. */
export function makeFeatureBanners(sites: readonly SiteProducts[], dice: Dice) {
  return sites.flatMap((entry) => {
    const { top, showCases, looks, storyGrounds } = siteVoices[entry.site.code];
    const features = [
      { place: 'top', words: top, path: '/goods/list/NEW' },
      ...showCases.map((words) => ({ place: 'show_case', words, path: '/goods/list/BEST' })),
      ...looks.map((words) => ({ place: 'look', words, path: '/goods/list' })),
    ];
    return features.map(({ place, words: [title, subtitle, types], path }, index) => ({
      banner_id: entry.site.id * 100 + 20 + index,
      family_site_id: entry.site.id,
      place,
      title,
      subtitle,
      position: index,
      href: `${path}?family_site=${entry.site.code}`,
      tone: 'dark',
      ground_hex: groundOf(storyGrounds, index),
      product_ids: takeProducts(entry, 3, dice, types),
    }));
  });
}
