import { listCampaigns, listShortForms } from '@mall/contracts/api/catalogue/live';
import { listNotices, viewNotice } from '@mall/contracts/api/content/content';
import { listMagazines, viewMagazine } from '@mall/contracts/api/content/magazines';
import { listPlans, viewPlan } from '@mall/contracts/api/content/plans';
import { colorGroups } from '@mall/contracts/domain/catalogue/color-groups';
import { sql } from 'kysely';
import { enoughForStories } from '../../content/feature-banners.ts';
import { areDistinct, shareManner, sharePalette, sharePerson } from '../../wardrobe/outfit.ts';
import { seasonOf } from '../../wardrobe/season.ts';
import { shareSeason } from '../../wardrobe/set.ts';
import type { Shop, ShopProduct } from '../reading/shop.ts';
import type { Rule } from '../rule.ts';

interface Group {
  where: string;
  pieces: readonly ShopProduct[];
}

const nameOf = ({ view }: ShopProduct) => view.product_name;
const pieces = (shop: Shop, ids: readonly number[]) => ids.flatMap((id) => shop.byId.get(id) ?? []);
const idsOf = (cards: readonly { product_id: number }[]) => cards.map(({ product_id }) => product_id);

/** Everything that is shown as worn together. */
function looksOf(shop: Shop): Group[] {
  return shop.sites.flatMap(({ site, home }) => {
    const { look_collection, show_case, keyword_styling } = home.sections;
    return [
      ...[...look_collection, ...show_case].map(({ title, products }) => ({ title, products })),
      ...keyword_styling.map(({ keyword, products }) => ({ title: keyword, products })),
    ].map(({ title, products }) => ({
      where: `${site.code}: ${title}`,
      pieces: pieces(shop, idsOf(products)),
    }));
  });
}

/** Pieces of each banner, drawn in one picture. */
async function picturesOf(shop: Shop): Promise<Group[]> {
  const { rows } = await sql<{ title: string; product_ids: number[] }>`
    select title, product_ids from banners where place <> 'event' order by banner_id`.execute(shop.db);
  return rows.map(({ title, product_ids }) => ({ where: title, pieces: pieces(shop, product_ids) }));
}

const describeGroup = ({ where, pieces: found }: Group) => `${where}: ${found.map(nameOf).join(', ')}`;

/** The colour that a card shows, as the facet groups it. */
function colored(product: ShopProduct) {
  const [first] = product.view.options.colors;
  return { ...product, color_group: product.colorGroups.get(first?.color_id ?? 0) ?? colorGroups[0].value };
}

const inSeason = (found: readonly ShopProduct[]) =>
  found.every((one) => found.every((other) => shareSeason(one.seasons, other.seasons)));

/** Plans with their goods and the words that promise something of them. */
async function plansOf(shop: Shop): Promise<Group[]> {
  const groups: Group[] = [];
  const { rows } = await shop.call(listPlans, { query: { page: 1, limit: 50 } });
  for (const { plan_id } of rows) {
    const plan = await shop.call(viewPlan, { params: { id: plan_id }, query: {} });
    const ids = plan.groups.flatMap(({ product_ids }) => product_ids);
    groups.push({ where: plan.title, pieces: pieces(shop, ids) });
  }
  return groups;
}

/** Notices, articles and broadcasts with the goods beside them. */
async function textsOf(shop: Shop): Promise<Group[]> {
  const groups: Group[] = [];
  const notices = await shop.call(listNotices, { query: { page: 1 } });
  const last = notices.paginate.last_page;
  for (let page = 1; page <= last; page += 1)
    for (const { notice_id, title } of (await shop.call(listNotices, { query: { page } })).rows) {
      const { related_product_ids } = await shop.call(viewNotice, { params: { id: notice_id } });
      groups.push({ where: title, pieces: pieces(shop, related_product_ids) });
    }
  const { rows } = await shop.call(listMagazines, { query: { page: 1, limit: 50 } });
  for (const { magazine_id, title } of rows) {
    const { product_ids } = await shop.call(viewMagazine, { params: { id: magazine_id }, query: {} });
    groups.push({ where: title, pieces: pieces(shop, product_ids) });
  }
  const live = await shop.call(listCampaigns, { query: { count: 50 } });
  const clips = await shop.call(listShortForms, { query: { page: 1, count: 50 } });
  for (const { title, products } of [...live.rows, ...clips.rows])
    groups.push({ where: title, pieces: pieces(shop, idsOf(products)) });
  return groups;
}

/** Words of titles, and the goods that they allow. */
const spokenOf: readonly (readonly [word: RegExp, fits: (piece: ShopProduct) => boolean])[] = [
  [/아우터/, ({ part }) => part === 'outer'],
  [/겨울 아우터|겨울 코트/, ({ seasons }) => seasons.includes('WINTER')],
  [/니트/, ({ type }) => /knit|neck|cardigan|vest/.test(type)],
  [/데님/, ({ type }) => /jeans|denim/.test(type)],
  [/코트/, ({ type }) => type.endsWith('coat')],
  [/패딩/, ({ type }) => type.startsWith('padding')],
  [/가방/, ({ part }) => part === 'bag'],
  [/원피스/, ({ part }) => part === 'dress'],
  [/머플러|목도리/, ({ part }) => part === 'scarf' || part === 'hat'],
  [/로퍼|스니커즈|신발/, ({ part }) => part === 'shoes'],
  [/남친|남자/, ({ line }) => line !== 'women'],
];
/** Titles of whole outfits name one piece of them. */
const isOfOutfit = (title: string) => /코디|남친룩|레이어드|걸칠까|소매|특집/.test(title);

const strangers = (groups: readonly Group[]) =>
  groups.flatMap(({ where, pieces: found }) =>
    spokenOf
      .filter(([word]) => word.test(where) && !isOfOutfit(where))
      .flatMap(([, fits]) =>
        found.filter((piece) => !fits(piece)).map((piece) => `${where}: ${nameOf(piece)}`),
      ),
  );

/** Rules of what is shown together. */
export const outfitRules: readonly Rule[] = [
  {
    name: 'looks, show cases and stylings hold one piece of each part',
    find: (shop) =>
      looksOf(shop)
        .filter(({ pieces: found }) => !areDistinct(found))
        .map(describeGroup),
  },
  {
    name: 'looks, show cases and stylings are of one palette',
    find: (shop) =>
      looksOf(shop)
        .filter(({ pieces: found }) => !sharePalette(found.map(colored)))
        .map(describeGroup),
  },
  {
    name: 'nobody wears a tailored jacket above training trousers',
    find: (shop) =>
      looksOf(shop)
        .filter(({ pieces: found }) => !shareManner(found))
        .map(describeGroup),
  },
  {
    name: 'show cases and looks of a home show other pieces each, where the site has enough',
    find: ({ sites, products, now }) => {
      const season = seasonOf(now);
      const worn = products.filter(({ seasons }) => seasons.includes(season));
      return sites.flatMap(({ site, home: { sections } }) => {
        const own = worn.filter(({ view }) => site.id === 1 || view.brand.family_site === site.code);
        const ids = [...sections.show_case, ...sections.look_collection].flatMap((look) =>
          idsOf(look.products),
        );
        const again = ids.filter((id, place) => ids.indexOf(id) !== place);
        return own.length < enoughForStories ? [] : again.map((id) => `${site.code}: ${id}`);
      });
    },
  },
  {
    name: 'what one picture or look shows is for one person and one season',
    find: async (shop) =>
      [...looksOf(shop), ...(await picturesOf(shop))]
        .filter(({ pieces: found }) => !sharePerson(found) || !inSeason(found))
        .map(describeGroup),
  },
  {
    name: 'plans, looks and banners show goods of the season',
    find: async (shop) => {
      const season = seasonOf(shop.now);
      return [...looksOf(shop), ...(await picturesOf(shop)), ...(await plansOf(shop))].flatMap(
        ({ where, pieces: found }) =>
          found
            .filter(({ seasons }) => !seasons.includes(season))
            .map((piece) => `${where}: ${nameOf(piece)}`),
      );
    },
  },
  {
    name: 'plans, notices, articles and broadcasts show what they speak of',
    find: async (shop) => strangers([...(await plansOf(shop)), ...(await textsOf(shop))]),
  },
  {
    name: 'what is proposed to wear with a product is of its season',
    find: ({ products, byId }) =>
      products.flatMap((product) =>
        product.view.coordi_product_list
          .flatMap(({ product_id }) => byId.get(product_id) ?? [])
          .filter(({ seasons }) => !shareSeason(product.seasons, seasons))
          .map((other) => `${nameOf(product)} with ${nameOf(other)}`),
      ),
  },
];
