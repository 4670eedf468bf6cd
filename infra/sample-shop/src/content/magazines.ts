import type { Dice } from '../random.ts';
import { seasonOf } from '../wardrobe/season.ts';
import { type Article, articles } from './magazine-articles.ts';
import { hasGoods, type SiteProducts, takeProducts, takeTogether } from './site-products.ts';

const dayMs = 86_400_000;
/** Banners of articles are numbered from here. */
const firstBannerId = 30_001;

/** Products that stand in the text; the others follow it. */
const shownInText = 4;

/** The article with its products after the second paragraph. */
function withProducts(content: readonly string[], product_ids: readonly number[]) {
  return [
    ...content.slice(0, 2),
    { type: 'products', title: '이 글에 나온 옷', product_ids },
    ...content.slice(2),
  ];
}

/** Products of an article. */
const articleGoods = 8;
/** Days since the newest article, and between two. */
const newest = 2;
const apart = 7;

interface Issue {
  article: Article;
  entry: SiteProducts;
  at: Date;
}

/** One article a week that fits its season, for sites in turn that have what it speaks of. */
function issuesOf(sites: readonly SiteProducts[], now: Date): Issue[] {
  const fitting = articles.filter(({ seasons }) => seasons.includes(seasonOf(now)));
  return fitting.flatMap((article, index) => {
    const rotated = [...sites.slice(index % sites.length), ...sites.slice(0, index % sites.length)];
    const entry = rotated.find((site) => hasGoods(site, shownInText, article)) ?? rotated[0];
    return entry ? [{ article, entry, at: new Date(now.getTime() - (newest + index * apart) * dayMs) }] : [];
  });
}

/** Rows of `magazines` and their banners. */
export function makeMagazines(sites: readonly SiteProducts[], now: Date, dice: Dice) {
  const issues = issuesOf(sites, now);
  return issues.map(({ article, entry, at }, index) => {
    const { title, subtitle, types, content } = article;
    const banner_id = firstBannerId + index;
    const magazine_id = issues.length - index;
    const product_ids = takeProducts(entry, articleGoods, dice, { types });
    return {
      magazine: {
        magazine_id,
        family_site_id: entry.site.id,
        banner_id,
        content: withProducts(content, product_ids.slice(0, shownInText)),
        product_ids: product_ids.slice(shownInText),
        created_at: at.toISOString(),
      },
      banner: {
        banner_id,
        family_site_id: entry.site.id,
        place: 'magazine',
        position: index,
        title,
        subtitle,
        href: `/board/magazine/${magazine_id}`,
        tone: 'dark',
        ground_hex: '#e7e3db',
        product_ids: takeTogether(entry, 3, dice, { types }).map(({ product_id }) => product_id),
      },
    };
  });
}
