import type { Dice } from '../random.ts';
import { groundOf } from './site-content.ts';
import { listHref, type SiteProducts, takeLook, takeTogether } from './site-products.ts';
import { voiceOf } from './site-voices.ts';

/** Pieces beside a picture. */
const pieces = 3;

/** Goods of the season from which a site's stories need not show a piece twice. */
export const enoughForStories = 40;

/** What a story is about after others of its site: something else, where the site has enough. */
function without(entry: SiteProducts, taken: ReadonlySet<number>): SiteProducts {
  const { products, season } = entry;
  if (products.filter(({ seasons }) => seasons.includes(season)).length < enoughForStories) return entry;
  return { ...entry, products: products.filter(({ product_id }) => !taken.has(product_id)) };
}

/** Rows of `banners` for the top banner, show case and look collection of each site; ids follow its own banners. */
export function makeFeatureBanners(sites: readonly SiteProducts[], dice: Dice) {
  return sites.flatMap((entry) => {
    const { top, showCases, looks, storyGrounds } = voiceOf(entry.site.code, entry.season);
    const features = [
      { place: 'top', words: top, take: takeTogether },
      ...showCases.map((words) => ({ place: 'show_case', words, take: takeLook })),
      ...looks.map((words) => ({ place: 'look', words, take: takeLook })),
    ];
    const taken = new Set<number>();
    return features.map(({ place, words: [title, subtitle, types, flag], take }, index) => {
      const shown = take(without(entry, taken), pieces, dice, { types, flag });
      for (const { product_id } of shown) taken.add(product_id);
      return {
        banner_id: entry.site.id * 100 + 20 + index,
        family_site_id: entry.site.id,
        place,
        title,
        subtitle,
        position: index,
        href: listHref(entry, shown, flag),
        tone: 'dark',
        ground_hex: groundOf(storyGrounds, index),
        product_ids: shown.map(({ product_id }) => product_id),
      };
    });
  });
}
