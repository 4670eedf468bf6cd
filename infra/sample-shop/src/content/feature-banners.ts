import type { Dice } from '../random.ts';
import { listHref, type SiteProducts, takeLook, takeTogether } from './shelf.ts';
import { groundOf } from './site-content.ts';
import { voiceOf } from './site-voices.ts';

/** Pieces beside a picture. */
const pieces = 3;

/** Rows of `banners` for the top banner, show case and look collection of each site; ids follow its own banners. */
export function makeFeatureBanners(sites: readonly SiteProducts[], dice: Dice) {
  return sites.flatMap((entry) => {
    const { top, showCases, looks, storyGrounds } = voiceOf(entry.site.code, entry.season);
    const features = [
      { place: 'top', words: top, take: takeTogether },
      ...showCases.map((words) => ({ place: 'show_case', words, take: takeLook })),
      ...looks.map((words) => ({ place: 'look', words, take: takeLook })),
    ];
    return features.map(({ place, words: [title, subtitle, types, flag], take }, index) => {
      const shown = take(entry, pieces, dice, { types, flag });
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
