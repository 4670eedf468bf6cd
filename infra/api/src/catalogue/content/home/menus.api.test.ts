import { searchProducts } from '@mall/contracts/api/catalogue/products';
import { viewSettings } from '@mall/contracts/api/content/content';
import { familySiteOf, familySites } from '@mall/contracts/domain/family-site';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../../testing/servers/start-test-api.ts';
import { type GoodsScope, type MenuCandidate, menusOf } from './menus.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const query = (family_id: number) => ({ query: { code: 'layout', family_id } as const });
const gnbOf = async (family_id: number) => (await api.call(viewSettings, query(family_id))).data.gnb;
const hrefsOf = (menus: Awaited<ReturnType<typeof gnbOf>>) =>
  [...menus.main, ...menus.right, ...menus.extra].map((link) => link.href);

/** How many products a shopper finds behind a link, as the goods list counts them. */
async function countOf(siteId: number, { categoryId, brandId, flag }: GoodsScope): Promise<number> {
  const isQuick = flag === 'DELIVERY_GUARANTEE';
  const { data } = await api.call(searchProducts, {
    query: {
      family_site_id: siteId,
      is_count: '1',
      ...(categoryId ? { category_id: categoryId } : {}),
      ...(brandId ? { brand: brandId } : {}),
      ...(flag && !isQuick ? { gnb_state: flag } : {}),
      ...(isQuick ? { f_states: [flag] } : {}),
    },
  });
  return data.count;
}

const goods = ({ needs }: MenuCandidate): GoodsScope | null => (typeof needs === 'object' ? needs : null);

describe('menus of the sample shop', () => {
  it.each(familySites.map(({ code }) => code))(
    'of %s lead to every list that has goods and to no other, members as guests',
    async (code) => {
      const site = familySiteOf(code);
      const gnb = await gnbOf(site.id);
      const shown = new Set(hrefsOf(gnb));
      const { main, right, extra } = menusOf(site, code === 'aquascutum' ? 28 : null);
      for (const link of [...main, ...right, ...extra]) {
        const scope = goods(link);
        if (!scope) continue;
        const hasGoods = (await countOf(site.id, scope)) > 0;
        expect({ link: link.href, isShown: shown.has(link.href) }).toEqual({
          link: link.href,
          isShown: hasGoods,
        });
      }
      const member = await api.logIn();
      expect((await api.call(viewSettings, query(site.id), member)).data.gnb).toEqual(gnb);
    },
  );

  it('of the luxury site lead to the brand that bears its name, whatever its id, and to none without one', async () => {
    const brandLinks = async () =>
      hrefsOf(await gnbOf(8)).filter((href) => /brand\/|family_brand_pk/.test(href));
    const rename = async (brand_id: number, name_en: string) => {
      await api.db.updateTable('brands').set({ name_en }).where('brand_id', '=', brand_id).execute();
      api.wait(10_000);
    };
    await rename(28, 'OTHER');
    expect(await brandLinks()).toEqual(['/brand/introduce?family_site=aquascutum']);
    await rename(27, 'Aquascutum');
    expect((await brandLinks())[0]).toBe('/goods/list/brand/27?family_site=aquascutum');
    await rename(27, 'AQUASCUTUM ACCESSORIES');
    await rename(28, 'AQUASCUTUM');
    expect((await brandLinks())[0]).toBe('/goods/list/brand/28?family_site=aquascutum');
    api.wait(-40_000);
  });

  it('lose plans and the magazine when the last of them ends, and have them again when the next begins', async () => {
    const labels = async () => {
      const { main, extra } = await gnbOf(12);
      return [...main, ...extra].map((link) => link.label).filter((label) => /BENEFITS|매거진/.test(label));
    };
    const nowAnd = (hours: number) => new Date(api.deps.clock().getTime() + hours * 3_600_000);
    const of12 = (table: 'plans' | 'magazines') => api.db.updateTable(table).where('family_site_id', '=', 12);
    await of12('plans')
      .set({ start_at: nowAnd(-1), end_at: nowAnd(1) })
      .execute();
    await sql`update magazines set family_site_id = 12, created_at = ${nowAnd(3)}, end_at = null`.execute(
      api.db,
    );
    expect(await labels()).toEqual(['BENEFITS']);
    api.wait(2 * 3_600_000);
    expect(await labels()).toEqual([]);
    api.wait(2 * 3_600_000);
    expect(await labels()).toEqual(['매거진']);
  });

  it('have BENEFITS only where plans exist, and what else is there to read', async () => {
    const labels = async (site: number) => {
      const { main, extra } = await gnbOf(site);
      return [...main, ...extra].map((link) => link.label);
    };
    const before = await labels(1);
    expect(before).toEqual(
      expect.arrayContaining(['BENEFITS', '베스트 리뷰', '이벤트', '매거진', 'Coupon Zone', 'TV쇼핑']),
    );
    await sql`delete from plans where family_site_id = 1`.execute(api.db);
    await sql`update settings set value = value || '{"is_coupon_zone":false}' where code = 'site-1'`.execute(
      api.db,
    );
    await sql`delete from magazines`.execute(api.db);
    await sql`delete from events`.execute(api.db);
    await sql`delete from campaigns`.execute(api.db);
    await sql`delete from short_forms`.execute(api.db);
    const after = await labels(1);
    expect(before.filter((label) => !after.includes(label))).toEqual([
      'BENEFITS',
      '이벤트',
      '매거진',
      'Coupon Zone',
      'TV쇼핑',
    ]);
  });

  it('lose a list whose last goods are hidden', async () => {
    expect((await gnbOf(12)).main.map((link) => link.label)).toContain('BEST');
    await sql`update products set is_hidden = true where flags @> '{BEST}'
      and brand_id in (select brand_id from brands where family_site_id = 12)`.execute(api.db);
    expect((await gnbOf(12)).main.map((link) => link.label)).not.toContain('BEST');
  });
});
