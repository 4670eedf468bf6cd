import { productInfo } from '@mall/contracts/api/catalogue/product-info';
import { type SearchQuery, searchProducts } from '@mall/contracts/api/catalogue/products';
import { familySites } from '@mall/contracts/domain/family-site';
import { sql } from 'kysely';
import { startTestApi, type TestApi, type Visitor } from '../../testing/servers/start-test-api.ts';

let api: TestApi;
let member: Visitor;
beforeAll(async () => {
  api = await startTestApi();
  member = await api.logIn();
});
afterAll(() => api.close());

const search = async (query: SearchQuery, visitor: Visitor | null = null) => {
  const reply = await api.call(searchProducts, { query }, visitor);
  expect(reply).toMatchObject({ status: 200, success: true });
  return reply.data;
};
const count = async (condition: ReturnType<typeof sql>) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from products p join brands b using (brand_id) where ${condition}`.execute(
    api.db,
  );
  return rows[0]?.count;
};

describe('a goods list', () => {
  it('pages through every product once, in a stable order', async () => {
    const seen: number[] = [];
    for (let page = 1; ; page += 1) {
      const { rows, paginate } = await search({ page, display_size: 50, sort: 'PRICEASC' });
      seen.push(...rows.map((row) => row.product_id));
      if (page >= paginate.last_page) break;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength((await count(sql`not is_hidden`)) ?? -1);
    expect((await search({ page: 9_000 })).rows).toEqual([]);
  });

  it.each([
    ['PRICEASC', (row: { last_price: number }) => row.last_price, 1],
    ['PRICEDESC', (row: { last_price: number }) => row.last_price, -1],
    ['REVIEWDESC', (row: { review_count: number }) => row.review_count, -1],
  ] as const)('sorts by %s what the caller sees', async (sort, keyOf, direction) => {
    for (const visitor of [null, member]) {
      const { rows } = await search({ sort, display_size: 100 }, visitor);
      const keys = rows.map((row) => keyOf(row) * direction);
      expect(keys).toEqual([...keys].sort((one, other) => one - other));
    }
  });

  it('shows each family site its own brands and the main shop all of them', async () => {
    for (const site of familySites) {
      const { rows, count: found } = await search({ family_site_id: site.id, display_size: 100 });
      expect(found).toBeGreaterThan(0);
      if (site.id !== 1)
        expect(new Set(rows.map((row) => row.brand.family_site))).toEqual(new Set([site.code]));
    }
  });

  it('shows the path, name and children of a category, and refuses unknown ones', async () => {
    const { categoryInfo, rows } = await search({ category_id: 201 });
    expect(categoryInfo).toMatchObject({
      name: '아우터',
      deps: [{ category_id: 3, name: 'WOMEN' }, { category_id: 201 }],
    });
    expect(rows.length).toBeGreaterThan(0);
    expect(await api.call(searchProducts, { query: { category_id: 999 } })).toMatchObject({ status: 404 });
    expect(await api.call(searchProducts, { query: { brand: 999 } })).toMatchObject({ code: 'NOT_FOUND' });
    expect((await search({ brand: 28 })).brandInfo?.name_en).toBe('AQUASCUTUM');
  });

  // MEN of the luxury site led to 데님 and 가방, of which it has none.
  it('names the child categories that its site sells, whatever is filtered, and no other', async () => {
    for (const site of familySites)
      for (const category of [2, 3]) {
        const scope = { family_site_id: site.id, category_id: category };
        const filtered = await search({ ...scope, f_colors: ['PURPLE'], f_prices: ['0-30000'] });
        const { categoryInfo } = await search(scope);
        const { rows } = await sql<{ name: string }>`
          select c.name from categories c where c.parent_id = ${category} and exists (
            select from products p join brands b using (brand_id)
            where not p.is_hidden and p.category_ids @> array[c.category_id, ${category}]
              and (${site.id} = 1 or b.family_site_id = ${site.id}))
          order by c.position`.execute(api.db);
        expect(categoryInfo?.children.map(({ name }) => name)).toEqual(rows.map(({ name }) => name));
        expect(filtered.categoryInfo).toEqual(categoryInfo);
      }
  });

  it('only counts when asked to', async () => {
    const { rows, count: found } = await search({ is_count: '1', gnb_state: 'NEW' });
    expect(rows).toEqual([]);
    expect(found).toBe(await count(sql`p.flags @> '{NEW}'`));
  });
});

describe('searching by keyword', () => {
  it.each(['코트', '니트', 'BASIC', 'basic house', '네이비 코트'])(
    'finds %s in names, brands and colours',
    async (word) => {
      const found = await search({ search_keyword: word, display_size: 100 });
      const words = word
        .toLowerCase()
        .split(' ')
        .map((part) => sql`p.search_text like ${`%${part}%`}`);
      expect(found.count).toBe(await count(sql`${sql.join(words, sql` and `)}`));
      expect(found.count).toBeGreaterThan(0);
    },
  );

  it.each(['%', '_', '\\', "'; drop table products; --", '(', '없는상품이름'])(
    'takes %s as plain text',
    async (word) => {
      expect((await search({ search_keyword: word })).count).toBe(0);
    },
  );
});

describe('filters', () => {
  it('narrow each other and widen within themselves', async () => {
    const { rows, count: found } = await search({
      category_id: 3,
      f_colors: ['BLACK', 'NAVY'],
      f_prices: ['50000-100000', '100000-200000'],
      f_seasons: ['WINTER'],
      display_size: 100,
    });
    expect(found).toBeGreaterThan(0);
    expect(rows.every((row) => row.last_price >= 50_000 && row.last_price < 200_000)).toBe(true);
    expect(found).toBe(
      await count(sql`p.category_ids @> '{3}' and p.color_groups && '{BLACK,NAVY}' and p.seasons && '{WINTER}'
        and p.product_id = any(${rows.map((row) => row.product_id)}::int[])`),
    );
  });

  it('ignore values that no filter has (spec 2.2)', async () => {
    const all = await count(sql`not is_hidden`);
    const unknown = ['NONE', "'"];
    const query = { f_colors: unknown, f_states: unknown, f_seasons: unknown, f_promotions: unknown };
    const more = { f_prices: unknown, f_brands: unknown, f_categories: unknown, promotion: 'NONE' };
    expect((await search({ ...query, ...more })).count).toBe(all);
    expect((await search({ f_colors: ['NONE', 'BLACK'] })).count).toBe(
      (await search({ f_colors: ['BLACK'] })).count,
    );
  });

  it('name what is chosen where nothing is left of it, and leave out the rest', async () => {
    const part = await api.db
      .selectFrom('categories')
      .select(['category_id', 'name', 'parent_id'])
      .where('parent_id', 'is not', null)
      .executeTakeFirstOrThrow();
    const value = String(part.category_id);
    const { count, filter } = await search({
      is_filter: '1',
      search_keyword: '없는 상품의 이름',
      f_categories: [value],
      f_prices: ['0-30000'],
      f_search_sizes: ['M'],
      f_brands: ['1'],
    });
    expect(count).toBe(0);
    expect(filter?.category).toMatchObject([
      { value: String(part.parent_id), children: [{ value, name: part.name, count: 0 }] },
    ]);
    expect(filter?.price).toEqual([{ value: '0-30000', name: '3만원 미만', count: 0 }]);
    expect(filter?.size).toMatchObject([{ children: [{ value: 'M', name: 'M', count: 0 }] }]);
    expect(filter?.brand).toHaveLength(1);
    expect(filter?.color).toEqual([]);
  });

  it('only offer a size while it is in stock', async () => {
    const { rows } = await search({ f_search_sizes: ['XS'], display_size: 100 });
    const inStock = await count(sql`exists (select 1 from product_options o where o.product_id = p.product_id
      and o.size_name = 'XS' and o.stock > 0)`);
    expect(rows).toHaveLength(inStock ?? -1);
  });

  it('count every value as choosing it would, under the other filters', async () => {
    const chosen = { f_colors: ['BLACK'], f_states: ['NEW', 'BEST'] } as const;
    const { filter } = await search({
      ...chosen,
      f_colors: [...chosen.f_colors],
      f_states: [...chosen.f_states],
      is_filter: '1',
    });
    if (!filter) throw new Error('no filter came');
    const base = { f_colors: ['BLACK'], f_states: ['NEW', 'BEST'] };
    const counted = async (query: SearchQuery) => (await search({ ...query, is_count: '1' })).count;
    for (const item of filter.brand.slice(0, 4)) {
      expect(await counted({ ...base, f_brands: [item.value] })).toBe(item.count);
    }
    for (const item of filter.color)
      expect(await counted({ ...base, f_colors: [item.value] })).toBe(item.count);
    for (const item of filter.state)
      expect(await counted({ ...base, f_states: [item.value] })).toBe(item.count);
    for (const item of filter.price)
      expect(await counted({ ...base, f_prices: [item.value] })).toBe(item.count);
    for (const item of filter.season)
      expect(await counted({ ...base, f_seasons: [item.value] })).toBe(item.count);
    for (const item of filter.promotion) {
      expect(await counted({ ...base, f_promotions: [item.value] })).toBe(item.count);
    }
    for (const group of filter.category) {
      expect(await counted({ ...base, f_categories: [group.value] })).toBe(group.count);
      for (const item of group.children) {
        expect(await counted({ ...base, f_categories: [item.value] })).toBe(item.count);
      }
    }
    for (const item of filter.size.flatMap((group) => group.children).slice(0, 5)) {
      expect(await counted({ ...base, f_search_sizes: [item.value] })).toBe(item.count);
    }
  });
});

describe('cards', () => {
  it('carry the member price with a login and the non-member price without', async () => {
    const ids = { query: { product_ids: ['3', '1', '2', '999999', 'x'] } };
    const asGuest = await api.call(productInfo, ids);
    const asMember = await api.call(productInfo, ids, member);
    expect(asGuest.data.rows.map((row) => row.product_id)).toEqual([3, 1, 2]);
    for (const [index, row] of asMember.data.rows.entries()) {
      expect(row.last_price).toBe(Math.floor(((asGuest.data.rows[index]?.last_price ?? 0) * 0.97) / 10) * 10);
    }
  });
});

describe('sizes', () => {
  const sizesOf = async (query: SearchQuery) =>
    (await api.call(searchProducts, { query: { ...query, is_filter: '1' } })).data;

  it('stand in groups that count products, not sizes, and can be chosen as a whole', async () => {
    const all = await sizesOf({});
    const groups = all.filter?.size ?? [];
    expect(groups.length).toBeGreaterThan(1);
    for (const { value, count, children } of groups) {
      const chosen = await sizesOf({ f_search_sizes: [value] });
      const one = await sizesOf({ f_search_sizes: children.map((child) => child.value) });
      expect({ value, count: chosen.count }).toEqual({ value, count });
      expect(one.count).toBe(count);
    }
    const [letters] = groups;
    const sum = (letters?.children ?? []).reduce((total, child) => total + child.count, 0);
    expect(letters?.count).toBeLessThan(sum);
  });

  it('include big sizes, with as many products as choosing them shows', async () => {
    const wide: SearchQuery = { f_states: ['NEW', 'BEST'] };
    const count = (await sizesOf(wide)).filter?.include_big_size?.count;
    expect(count).toBeGreaterThan(0);
    const narrowed = await sizesOf({ ...wide, f_big_sizes: '1' });
    expect([narrowed.count, narrowed.filter?.include_big_size?.count]).toEqual([count, count]);
  });
});
