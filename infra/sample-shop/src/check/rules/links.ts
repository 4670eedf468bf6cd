import { searchProducts } from '@mall/contracts/api/catalogue/products';
import { viewEvent } from '@mall/contracts/api/content/events';
import { listPlans, viewPlan } from '@mall/contracts/api/content/plans';
import { sql } from 'kysely';
import { listOfLink } from '../reading/list-of-link.ts';
import type { Shop, SiteView } from '../reading/shop.ts';
import type { Rule } from '../rule.ts';

interface Link {
  label: string;
  href: string;
}

/** A list that leads nowhere further has fewer goods than this. */
const leastGoods = 4;

/** Links of a site's menus and home to goods, plans and events. */
function linksOf({ site, home, layout, banners }: SiteView): Link[] {
  const { gnb, category } = layout;
  const { sections, popups, promotions } = home;
  const at = (id: number) => `/goods/list/category/${id}?family_site=${site.code}`;
  const titled = [...banners, ...sections.plan_exhibitions, ...sections.brand_exhibition, ...popups];
  return [
    ...[...gnb.main, ...gnb.right, ...gnb.extra, ...promotions, ...sections.highlight],
    ...category.flatMap(({ category_id, name, children }) => [
      { label: name, href: at(category_id) },
      ...children.map((child) => ({ label: child.name, href: at(child.category_id) })),
    ]),
    ...titled.flatMap(({ title, href }) => (href ? [{ label: title, href }] : [])),
    ...home.keywords.map((word) => ({
      label: `검색어 ${word}`,
      href: `/goods/list?family_site=${site.code}&search_keyword=${encodeURIComponent(word)}`,
    })),
  ];
}

const everyLink = ({ sites }: Shop) =>
  sites.flatMap((view) => linksOf(view).map((link) => ({ ...link, code: view.site.code })));

async function countOf(
  { call }: Shop,
  href: string,
  product_ids?: readonly number[],
): Promise<number | null> {
  const query = listOfLink(href);
  if (!query) return null;
  const only = product_ids ? { product_ids: product_ids.map(String) } : {};
  return (await call(searchProducts, { query: { ...query, ...only, is_count: '1' } })).count;
}

/** How many goods a list behind a link of a banner has at least; menus may lead to a single one. */
async function thinLists(shop: Shop): Promise<string[]> {
  const found: string[] = [];
  for (const { code, label, href } of everyLink(shop)) {
    const count = await countOf(shop, href);
    if (count !== null && count < 1) found.push(`${code}: ${label} → ${href} (${count})`);
  }
  for (const { site, banners } of shop.sites)
    for (const { title, href } of banners) {
      const count = await countOf(shop, href);
      if (count !== null && count > 0 && count < leastGoods)
        found.push(`${site.code}: ${title} → ${href} (${count})`);
    }
  return found;
}

/** Pieces that a banner shows and its list has not. */
async function brokenPromises(shop: Shop): Promise<string[]> {
  const { rows } = await sql<{ banner_id: number; product_ids: number[] }>`
    select banner_id, product_ids from banners`.execute(shop.db);
  const shownOn = new Map(rows.map((row) => [row.banner_id, row.product_ids]));
  const found: string[] = [];
  for (const { site, banners } of shop.sites)
    for (const { banner_id, title, href } of banners) {
      const shown = shownOn.get(banner_id) ?? [];
      const count = await countOf(shop, href, shown);
      if (count !== null && count < shown.length)
        found.push(`${site.code}: ${title} shows ${shown.length} and ${href} has ${count} of them`);
    }
  return found;
}

/** Links to plans and events that do not open. */
async function deadPages(shop: Shop): Promise<string[]> {
  const found: string[] = [];
  const { rows } = await shop.call(listPlans, { query: { page: 1, limit: 50 } });
  const plans = rows.map(({ plan_id }) => ({
    code: '',
    label: 'plan',
    href: `/plan/common/view/${plan_id}`,
  }));
  for (const { code, label, href } of [...everyLink(shop), ...plans]) {
    const [, kind, id] = /^\/(plan|event)\/common\/view\/(\d+)/.exec(href) ?? [];
    if (!id) continue;
    const input = { params: { id: Number(id) } };
    const opens =
      kind === 'plan' ? shop.call(viewPlan, { ...input, query: {} }) : shop.call(viewEvent, input);
    await opens.catch(() => found.push(`${code}: ${label} → ${href}`));
  }
  return found;
}

/** Rules of where menus, banners and keywords lead. */
export const linkRules: readonly Rule[] = [
  { name: 'every link to a goods list finds goods', find: thinLists },
  { name: 'every list behind a banner has what the banner shows', find: brokenPromises },
  { name: 'every link to a plan or an event opens it', find: deadPages },
];
