import { type SearchQuery, searchProducts } from '@mall/contracts/api/catalogue/products';
import type { FacetName, facets } from '@mall/contracts/domain/catalogue/facets';
import { priceRanges } from '@mall/contracts/domain/catalogue/price-ranges';
import { diceOf } from '@mall/sample-shop/random';
import { sql } from 'kysely';
import { startTestApi, type TestApi, type Visitor } from '../../../testing/servers/start-test-api.ts';
import { lastPrice } from '../../pricing/product-price.ts';
import { pricedProductOf } from '../cards/load-cards.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Row = Parameters<typeof pricedProductOf>[0] & {
  product_id: number;
  brand_id: number;
  category_ids: number[];
  size_names: string[];
  color_groups: string[];
  seasons: string[];
  flags: string[];
  promotions: string[];
  is_sold_out: boolean;
  sales_count: number;
  review_count: number;
  released_at: Date;
};

/** The rules of a list, product by product, on the rows as the database has them now. */
async function naiveList(
  query: SearchQuery,
  gradeRate: number | null,
): Promise<{ ids: number[]; rows: Row[] }> {
  const { rows } = await sql<Row>`select * from products where not is_hidden`.execute(api.db);
  const now = api.deps.clock();
  const priceOf = (row: Row) => lastPrice(pricedProductOf(row), { gradeRate }, now);
  const isOnSale = ({ time_sale_start_at: start, time_sale_end_at: end }: Row) =>
    start !== null && end !== null && start <= now && now < end;
  const any = (wanted: readonly string[] | undefined, has: readonly string[]) =>
    !wanted || wanted.some((value) => has.includes(value));
  const found = rows.filter((row) => {
    const ranges = priceRanges.filter(({ from, below }) => priceOf(row) >= from && priceOf(row) < below);
    return (
      any(query.f_brands, [String(row.brand_id)]) &&
      any(query.f_categories, row.category_ids.map(String)) &&
      any(query.f_search_sizes, row.size_names) &&
      (query.f_big_sizes !== '1' || row.flags.includes('bigSize')) &&
      any(
        query.f_prices,
        ranges.map(({ value }) => value),
      ) &&
      any(query.f_states, [...row.flags, ...(row.is_sold_out ? ['SOLDOUT'] : [])]) &&
      any(
        query.f_promotions,
        row.promotions.filter((promotion) => promotion !== 'TIME' || isOnSale(row)),
      ) &&
      any(query.f_colors, row.color_groups) &&
      any(query.f_seasons, row.seasons)
    );
  });
  const ranks = {
    BESTDESC: (row: Row) => -row.sales_count,
    REVIEWDESC: (row: Row) => -row.review_count,
    PRICEASC: priceOf,
    PRICEDESC: (row: Row) => -priceOf(row),
    NEWDESC: (row: Row) => -row.released_at.getTime(),
  };
  const rank = ranks[query.sort ?? 'BESTDESC'];
  found.sort((one, other) => rank(one) - rank(other) || other.product_id - one.product_id);
  return { ids: found.map((row) => row.product_id), rows: found };
}

const dice = diceOf('lists');
const choices = {
  f_brands: ['1', '2', '3', '5', '8', '13'],
  f_categories: ['2', '3', '201', '101', '102'],
  f_search_sizes: ['XS', 'M', 'L', '270', 'FREE'],
  f_prices: priceRanges.map(({ value }) => value),
  f_states: ['NEW', 'BEST', 'SOLDOUT', 'DELIVERY_GUARANTEE'],
  f_promotions: ['ONEPLUS', 'NPLUS', 'TIME', 'FIRST', 'DELIVERY_GUARANTEE'],
  f_colors: ['BLACK', 'NAVY', 'WHITE', 'GRAY'],
  f_seasons: ['SPRING', 'FALL', 'WINTER'],
} satisfies Record<(typeof facets)[FacetName]['parameter'], string[]>;

function anyQuery(): SearchQuery {
  const filters = Object.entries(choices).filter(() => dice.chance(0.3));
  const chosen = filters.map(([name, values]) => [name, dice.sample(values, dice.between(1, 3))]);
  const f_big_sizes = dice.chance(0.2) ? '1' : '0';
  const sort = dice.pick(['BESTDESC', 'REVIEWDESC', 'PRICEASC', 'PRICEDESC', 'NEWDESC'] as const);
  return { ...Object.fromEntries(chosen), f_big_sizes, sort, display_size: 100 };
}

async function expectTrue(
  query: SearchQuery,
  visitor: Visitor | null,
  gradeRate: number | null,
): Promise<void> {
  const expected = await naiveList(query, gradeRate);
  const { data } = await api.call(searchProducts, { query: { ...query, is_filter: '1' } }, visitor);
  const ids = data.rows.map((row) => row.product_id);
  expect({ query, count: data.count, ids }).toEqual({
    query,
    count: expected.ids.length,
    ids: expected.ids.slice(0, 100),
  });
  // A value that is chosen with all others: what it counts is what choosing it shows.
  const color = dice.pick(choices.f_colors);
  const chosen = await naiveList({ ...query, f_colors: [color] }, gradeRate);
  const counted = data.filter?.color.find((item) => item.value === color)?.count ?? 0;
  expect({ query, color, counted }).toEqual({ query, color, counted: chosen.ids.length });
  const size = dice.pick(choices.f_search_sizes);
  const sized = await naiveList({ ...query, f_search_sizes: [size] }, gradeRate);
  const sizes = data.filter?.size.flatMap((group) => group.children) ?? [];
  const holding = sizes.find((item) => item.value === size)?.count ?? 0;
  expect({ query, size, holding }).toEqual({ query, size, holding: sized.ids.length });
}

/** Changes as operators, orders and imports make them; the shop learns of them by the database only. */
const changes = [
  sql`update products set sell_price = greatest(100, sell_price / 2 / 100 * 100), time_sale_price = null
    where product_id % 7 = 1`,
  sql`update products set sales_count = sales_count + 500 where product_id % 11 = 0`,
  sql`update products set size_names = '{}', is_sold_out = true where product_id % 13 = 0`,
  sql`update products set is_hidden = true where product_id % 17 = 0`,
  sql`update products set color_groups = '{BLACK}', seasons = '{FALL}' where product_id % 19 = 0`,
  sql`update products set is_hidden = false, review_count = review_count + 3`,
  sql`update products set time_sale_price = 5000, promotions = array_append(array_remove(promotions, 'TIME'), 'TIME')
    where product_id % 5 = 0 and sell_price >= 5000`,
];

it('shows what the rows say, in every order, for every grade, whatever changed before', async () => {
  const gold = await api.logIn('shopper01');
  for (const change of [null, ...changes]) {
    if (change) await change.execute(api.db);
    for (let round = 0; round < 6; round += 1) {
      await expectTrue(anyQuery(), null, null);
      await expectTrue(anyQuery(), gold, 3);
    }
  }
});

it('turns with time sales that begin and end, forwards and back', async () => {
  const now = api.deps.clock().getTime();
  // Far from each other: the clock goes on while a list is asked for and looked up, on a busy machine for seconds.
  const [start, end] = [new Date(now + 1_000_000), new Date(now + 2_000_000)];
  await sql`update products set time_sale_price = 700, time_sale_start_at = ${start}, time_sale_end_at = ${end},
      promotions = array_append(array_remove(promotions, 'TIME'), 'TIME')
    where product_id % 3 = 0`.execute(api.db);
  for (const wait of [0, 1_500_000, 1_000_000, -1_000_000]) {
    api.wait(wait);
    await expectTrue({ sort: 'PRICEASC', display_size: 100 }, null, null);
    await expectTrue({ f_promotions: ['TIME'], display_size: 100 }, null, null);
  }
});

it('learns of products that are imported and deleted', async () => {
  const { rows } = await sql<{ id: number }>`select max(product_id) + 1 as id from products`.execute(api.db);
  const id = rows[0]?.id ?? 0;
  const count = async () =>
    (await api.call(searchProducts, { query: { f_colors: ['PINK'], is_count: '1' } })).data.count;
  const before = await count();
  await sql`insert into products (product_id, brand_id, category_id, category_ids, product_name, code, retail_price,
      sell_price, garment, color_groups, flags, promotions, seasons, is_delivery_guarantee, released_at, maker_at,
      search_text, description, attributes, size_table)
    select ${id}::int, brand_id, category_id, category_ids, product_name, 'ZZZ' || ${id}::int, retail_price,
      sell_price, garment, '{PINK}', flags, promotions, seasons, is_delivery_guarantee, released_at, maker_at,
      search_text, description, attributes, size_table from products where product_id = 1`.execute(api.db);
  expect(await count()).toBe(before + 1);
  await sql`delete from products where product_id = ${id}::int`.execute(api.db);
  expect(await count()).toBe(before);
});
