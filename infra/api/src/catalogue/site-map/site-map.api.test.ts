import { listBrandIntroductions, listBrands } from '@mall/contracts/api/catalogue/brands';
import { searchProducts } from '@mall/contracts/api/catalogue/products';
import { listMagazines } from '@mall/contracts/api/content/magazines';
import { listSiteMaps, type SiteMapPart, viewSiteMap } from '@mall/contracts/api/content/site-map';
import { operateOn } from '../../testing/operate-on.ts';
import { startTestApi, type TestApi } from '../../testing/servers/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const pathsOf = async (part: SiteMapPart, page = 1) =>
  (await api.call(viewSiteMap, { params: { part }, query: { page } })).data.rows.map(({ path }) => path);

describe('the site map', () => {
  it('has every product that is shown, once, and none that is hidden', async () => {
    const paths = await pathsOf('products');
    const { count } = (await api.call(searchProducts, { query: {} })).data;
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toHaveLength(count);
    const [first] = paths;
    await api.db
      .updateTable('products')
      .set({ is_hidden: true })
      .where('product_id', '=', Number(first?.split('/').at(-1)))
      .execute();
    expect(await pathsOf('products')).toEqual(paths.slice(1));
    expect(await pathsOf('products', 2)).toEqual([]);
  });

  it('has the lists that have products', async () => {
    const paths = await pathsOf('lists');
    const brands = (await api.call(listBrands, { query: {} })).data.rows;
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/main/outlet',
        '/goods/list',
        '/goods/list/NEW',
        '/goods/list/category/2',
        ...brands.map(({ brand_id }) => `/goods/list/brand/${brand_id}`),
      ]),
    );
    await api.db.updateTable('products').set({ flags: [] }).execute();
    expect((await pathsOf('lists')).filter((path) => /list\/[A-Z]/.test(path))).toEqual([]);
  });

  it('has what can be read at this moment', async () => {
    const paths = await pathsOf('reading');
    const { rows } = (await api.call(listMagazines, { query: {} })).data;
    expect(paths).toEqual(
      expect.arrayContaining([
        '/cs/faq',
        '/event/list',
        ...rows.map(({ magazine_id }) => `/board/magazine/${magazine_id}`),
      ]),
    );
    const id = rows[0]?.magazine_id ?? 0;
    await api.db.updateTable('magazines').set({ end_at: new Date() }).where('magazine_id', '=', id).execute();
    expect(await pathsOf('reading')).not.toContain(`/board/magazine/${id}`);
  });

  it('names pages by the addresses that they call their own, and no Coupon Zone where there is none', async () => {
    const paths = await pathsOf('reading');
    expect(paths).toEqual(
      expect.arrayContaining([
        '/plan/common/list?initialBrandTabName=all',
        '/board/plus_review_article?page=1',
        '/benefit/list',
        '/coupon/list',
      ]),
    );
    expect(paths).not.toContain('/plan/common/list');
    expect(paths).not.toContain('/board/plus_review_article');
    await operateOn(api, 'settings.set', {
      code: 'site-1',
      value: { keywords: [], top_belt: null, is_coupon_zone: false },
    });
    expect(await pathsOf('reading')).not.toContain('/coupon/list');
  });

  it('has the introduction of every brand that is introduced', async () => {
    const { rows } = (await api.call(listBrandIntroductions, { query: {} })).data;
    expect(rows.length).toBeGreaterThan(0);
    expect((await pathsOf('reading')).filter((path) => path.startsWith('/brand/introduce?')).sort()).toEqual(
      rows.map(({ brand_id }) => `/brand/introduce?brand=${brand_id}`).sort(),
    );
  });

  it('says when a text was changed last, and so its list and its file', async () => {
    const modified = async (path: string) =>
      (await api.call(viewSiteMap, { params: { part: 'reading' }, query: {} })).data.rows.find(
        (row) => row.path === path,
      )?.last_modified ?? '';
    const before = await modified('/board/magazine/2');
    expect(before).not.toBe('');
    await operateOn(api, 'magazines.change', { id: 2, title: '새 제목' });
    const after = await modified('/board/magazine/2');
    expect(after > before).toBe(true);
    expect(await modified('/board/magazine')).toBe(after);
    const files = (await api.call(listSiteMaps, {})).data.rows;
    expect(files.find(({ part }) => part === 'reading')?.last_modified).toBe(after);
  });

  it('says when each file changed last', async () => {
    const { rows } = (await api.call(listSiteMaps, {})).data;
    expect(rows.map(({ part, page }) => `${part} ${page}`)).toEqual(['products 1', 'lists 1', 'reading 1']);
    for (const { last_modified } of rows) expect(last_modified).toMatch(/^\d{4}-\d{2}-\d{2}T/);
  });
});
