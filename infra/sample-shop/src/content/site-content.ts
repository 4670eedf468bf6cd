import type { FamilySite } from '@mall/contracts/domain/family-site';
import type { Dice } from '../random.ts';
import { type PlanText, planTexts } from './plan-texts.ts';
import {
  fewest,
  hasGoods,
  listHref,
  type SiteProducts,
  takeLook,
  takeProducts,
  takeTogether,
} from './site-products.ts';
import { voiceOf } from './site-voices.ts';

const isDark = (hex: string) => Number.parseInt(hex.slice(1, 3), 16) < 0x80;

/** Grounds take turns. */
export const groundOf = (grounds: readonly string[], index: number) =>
  grounds[index % grounds.length] ?? '#e9e6df';

/** Bottom banners of the main shop, and of the others. */
const bottomCount = (site: FamilySite) => (site.id === 1 ? 2 : 1);

/** Pieces of a picture, and of a styling (spec 2.7). */
const pieces = 3;

/** Rows of `banners`, in the words of each site: its main banners, then its bottom ones. */
export function makeBanners(sites: readonly SiteProducts[], dice: Dice) {
  return sites.flatMap((entry) => {
    const { banners, grounds } = voiceOf(entry.site.code, entry.season);
    const mainCount = banners.length - bottomCount(entry.site);
    return banners.map(([title, subtitle, types, flag], index) => {
      const ground = groundOf(grounds, index);
      const shown = takeTogether(entry, pieces, dice, { types, flag });
      return {
        banner_id: entry.site.id * 100 + index,
        family_site_id: entry.site.id,
        place: index < mainCount ? 'main' : 'bottom',
        position: index,
        title,
        subtitle,
        href: listHref(entry, shown, flag),
        tone: isDark(ground) ? 'light' : 'dark',
        ground_hex: ground,
        product_ids: shown.map(({ product_id }) => product_id),
      };
    });
  });
}

/** Products of a plan without groups. */
const planSize = 8;

/** Rows of `plans` and of the banners they show; ids above 10,000 keep clear of the sites' own banners. */
export function makePlans(sites: readonly SiteProducts[], dice: Dice) {
  return sites.flatMap((entry) => {
    const { plans, storyGrounds } = voiceOf(entry.site.code, entry.season);
    const filled = plans.filter(([, , types, flag]) => hasGoods(entry, fewest, { types, flag }));
    return filled.map(([title, subtitle, types, flag], index) => {
      const plan_id = entry.site.id * 10 + index;
      const ground = groundOf(storyGrounds, index + 1);
      const subject = { types, flag };
      const product_ids = takeProducts(entry, planSize, dice, subject);
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
          product_ids: takeTogether(entry, pieces, dice, subject).map(({ product_id }) => product_id),
        },
      };
    });
  });
}

/** Least and most products under a title of their own. */
const groupSize = { least: 4, most: 8 } as const;

/** Products of a plan under titles of their own; none where a title had too few. */
function groupsOf({ products, season }: SiteProducts, groups: PlanText['groups']) {
  const made = groups.map(([title, types]) => ({
    title,
    product_ids: products
      .filter(({ type, seasons }) => types.includes(type) && seasons.includes(season))
      .slice(0, groupSize.most)
      .map(({ product_id }) => product_id),
  }));
  return made.every((group) => group.product_ids.length >= groupSize.least) ? made : [];
}

/** Rows of `stylings`: a keyword with an outfit (spec 2.7). */
export function makeStylings(sites: readonly SiteProducts[], dice: Dice) {
  return sites.flatMap((entry) =>
    voiceOf(entry.site.code, entry.season).stylings.map(([keyword, types], index) => ({
      styling_id: entry.site.id * 10 + index,
      family_site_id: entry.site.id,
      keyword,
      product_ids: takeLook(entry, pieces, dice, { types }).map(({ product_id }) => product_id),
    })),
  );
}
