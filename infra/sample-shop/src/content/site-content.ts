import type { GarmentType } from '@mall/api/catalogue/pictures/picture-spec';
import { type FamilySite, familySites } from '@mall/contracts/domain/family-site';
import type { Dice } from '../random.ts';
import { type PlanText, planTexts } from './plan-texts.ts';
import { siteVoices } from './site-voices.ts';

/** What a site's banners and plans choose from, best sellers first. */
export interface SiteProducts {
  site: FamilySite;
  products: readonly { product_id: number; type: GarmentType }[];
}

const isDark = (hex: string) => Number.parseInt(hex.slice(1, 3), 16) < 0x80;

/** Grounds take turns. */
export const groundOf = (grounds: readonly string[], index: number) =>
  grounds[index % grounds.length] ?? '#e9e6df';

/** Best sellers of the kinds that a headline speaks of; of all kinds where the site has too few of them. */
export function takeProducts(
  { products }: SiteProducts,
  count: number,
  dice: Dice,
  types?: readonly GarmentType[],
): number[] {
  const fitting = types ? products.filter(({ type }) => types.includes(type)) : products;
  const chosen = fitting.length >= count ? fitting : products;
  return dice.sample(chosen.slice(0, 40), count).map(({ product_id }) => product_id);
}

/** Bottom banners of the main shop, and of the others. */
const bottomCount = (site: FamilySite) => (site.id === 1 ? 2 : 1);

/** Rows of `banners`, in the words of each site: its main banners, then its bottom ones. */
export function makeBanners(sites: readonly SiteProducts[], dice: Dice) {
  return sites.flatMap((entry) => {
    const { banners, grounds } = siteVoices[entry.site.code];
    const mainCount = banners.length - bottomCount(entry.site);
    return banners.map(([title, subtitle, types], index) => {
      const ground = groundOf(grounds, index);
      return {
        banner_id: entry.site.id * 100 + index,
        family_site_id: entry.site.id,
        place: index < mainCount ? 'main' : 'bottom',
        position: index,
        title,
        subtitle,
        href: bannerHref(entry.site, index),
        tone: isDark(ground) ? 'light' : 'dark',
        ground_hex: ground,
        product_ids: takeProducts(entry, 3, dice, types),
      };
    });
  });
}

function bannerHref(site: FamilySite, index: number): string {
  const lists = ['NEW', 'BEST', 'NPLUS'] as const;
  return `/goods/list/${lists[index % lists.length]}?family_site=${site.code}`;
}

/** Rows of `plans` and of the banners they show; ids above 10,000 keep clear of the sites' own banners. */
export function makePlans(sites: readonly SiteProducts[], dice: Dice) {
  return sites.flatMap((entry) =>
    siteVoices[entry.site.code].plans.map(([title, subtitle, types], index) => {
      const plan_id = entry.site.id * 10 + index;
      const ground = groundOf(siteVoices[entry.site.code].storyGrounds, index + 1);
      const product_ids = takeProducts(entry, 8, dice, types);
      const { intro, groups } = planTexts[title] ?? { groups: [] };
      const grouped = groupsOf(entry, groups);
      const base = { family_site_id: entry.site.id, title, subtitle };
      return {
        plan: {
          plan_id,
          ...base,
          banner_id: 10_000 + plan_id,
          content: intro ? [intro] : [],
          groups: grouped,
          product_ids: grouped.length > 0 ? grouped.flatMap((group) => group.product_ids) : product_ids,
        },
        banner: {
          banner_id: 10_000 + plan_id,
          ...base,
          place: 'plan',
          position: index,
          href: `/plan/common/view/${plan_id}`,
          tone: isDark(ground) ? 'light' : 'dark',
          ground_hex: ground,
          product_ids: product_ids.slice(0, 3),
        },
      };
    }),
  );
}

/** Least and most products under a title of their own. */
const groupSize = { least: 4, most: 8 } as const;

/** Products of a plan under titles of their own; none where a title had too few. */
function groupsOf({ products }: SiteProducts, groups: PlanText['groups']) {
  const made = groups.map(([title, types]) => ({
    title,
    product_ids: products
      .filter(({ type }) => types.includes(type))
      .slice(0, groupSize.most)
      .map(({ product_id }) => product_id),
  }));
  return made.every((group) => group.product_ids.length >= groupSize.least) ? made : [];
}

/** Rows of `stylings`: a keyword with up to three products (spec 2.7). */
export function makeStylings(sites: readonly SiteProducts[], dice: Dice) {
  return sites.flatMap((entry) =>
    siteVoices[entry.site.code].stylings.map(([keyword, types], index) => ({
      styling_id: entry.site.id * 10 + index,
      family_site_id: entry.site.id,
      keyword,
      product_ids: takeProducts(entry, 3, dice, types),
    })),
  );
}

export const allSites: readonly FamilySite[] = familySites;
