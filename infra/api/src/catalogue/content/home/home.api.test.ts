import { searchProducts } from '@mall/contracts/api/catalogue/products';
import { viewMain } from '@mall/contracts/api/content/main';
import { type NewMain, viewNewMain } from '@mall/contracts/api/content/new-main';
import { productFlagSchema } from '@mall/contracts/domain/catalogue/product-flags';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../../testing/servers/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const home = async (family_id = 1, product_ids: string[] = []) =>
  (await api.call(viewNewMain, { query: { family_id, product_ids } })).data;
const sitesOf = (products: NewMain['products']) =>
  new Set(products.map((product) => product.brand.family_site));

describe('the home page', () => {
  it('of the main shop has every section that spec 2.7 names', async () => {
    const { time_sale, ...sections } = (await home()).sections;
    const empty = Object.entries(sections).filter(([, items]) => items.length === 0);
    expect(empty).toEqual([]);
    expect(time_sale?.products).toHaveLength(4);
  });

  it('carries no more products than it shows, since they travel inside the page', async () => {
    const { sections } = await home();
    const beside = [
      ...sections.show_case,
      ...sections.plan_exhibitions,
      ...sections.look_collection,
      ...sections.keyword_styling,
      ...sections.brand_exhibition,
    ];
    for (const { products } of beside) expect(products.length).toBeLessThanOrEqual(3);
    expect([sections.best_men.length, sections.best_women.length]).toEqual([6, 6]);
    // A site for one of them gives it the whole width.
    const women = (await home(4)).sections;
    expect([women.best_men.length, women.best_women.length]).toEqual([0, 11]);
  });

  it("shows the brands' own best sellers on the main shop only", async () => {
    const { sections } = await home();
    expect(sitesOf(sections.jucy_best)).toEqual(new Set(['jucy_judy']));
    expect(sitesOf(sections.basic_best)).toEqual(new Set(['basic_house']));
    for (const product of sections.mind_best)
      expect(product.brand.family_site).toMatch(/^mind_bridge_(wo)?men$/);
    const other = (await home(5)).sections;
    expect([other.mind_best, other.basic_best, other.jucy_best]).toEqual([[], [], []]);
  });

  it('of the luxury site leads to no offer of several pieces (spec 2.6)', async () => {
    const { sections, promotions, gnb } = await home(8);
    const hrefs = [...sections.highlight, ...promotions, ...gnb.main, ...gnb.right, ...gnb.extra].map(
      (link) => link.href,
    );
    expect(hrefs.filter((href) => /ONEPLUS|NPLUS|SETFIX|bigSize/.test(href))).toEqual([]);
    expect((await home(1)).sections.highlight.map((link) => link.label)).toContain('1+1');
  });

  it('has no shortcut to a list that is empty on that site', async () => {
    const leadsTo = async (site: number) =>
      (await home(site)).sections.highlight.flatMap(({ href }) => {
        const flag = productFlagSchema.safeParse(/list\/(\w+)\?/.exec(href)?.[1]).data;
        return flag ? [{ gnb_state: flag, family_site_id: site }] : [];
      });
    const lists = [...(await leadsTo(1)), ...(await leadsTo(3)), ...(await leadsTo(12))];
    for (const list of lists) {
      const { data } = await api.call(searchProducts, { query: { ...list, is_count: '1' } });
      expect({ ...list, isEmpty: data.count === 0 }).toEqual({ ...list, isEmpty: false });
    }
    expect(lists.length).toBeGreaterThan(6);
  });

  it('brings the products asked for, notices, sites and what is on air', async () => {
    const { products, board, headers, campaign } = await home(1, ['9', '2', 'x', '99999']);
    expect(products.map((product) => product.product_id)).toEqual([9, 2]);
    expect(board).toHaveLength(3);
    expect(headers.sites).toHaveLength(9);
    if (!campaign) throw new Error('nothing is on air');
    expect(campaign.title).toBeTruthy();
    const untilEnd = Date.parse(campaign.end_at) - api.deps.clock().getTime();
    api.wait(untilEnd);
    // The next one may begin at the same hour.
    expect((await home()).campaign?.campaign_id).not.toBe(campaign.campaign_id);
    api.wait(-untilEnd);
  });

  it('names promotions that have products, with their lists', async () => {
    const { promotions } = await home();
    expect(promotions.find((item) => item.type === 'ONEPLUS')?.href).toContain('/goods/list/ONEPLUS');
    expect(promotions.every((item) => item.count > 0)).toBe(true);
  });
});

describe('popups', () => {
  it('are pictures and clips for a device while they are due', async () => {
    const now = api.deps.clock().getTime();
    const [start, end] = [new Date(now - 1000), new Date(now + 60_000)];
    await sql`insert into popups (popup_id, family_site_id, kind, device, position, banner_id, video_url, start_at, end_at)
      select 90, 1, 'VIDEO', 'MOBILE', -1, banner_id, 'https://video.example.com/1.mp4', ${start}, ${end}
      from popups where popup_id = 1`.execute(api.db);
    const [first, ...rest] = (await home()).popups;
    expect(first).toMatchObject({
      popup_id: 90,
      kind: 'VIDEO',
      device: 'MOBILE',
      video_url: expect.any(String),
    });
    expect(rest.map((popup) => popup.device)).toEqual(['ALL', 'PC', 'MOBILE']);
    api.wait(60_000);
    expect((await home()).popups.map((popup) => popup.popup_id)).not.toContain(90);
  });
});

describe('the time sale', () => {
  it('that is to come is hidden, unless it is announced by display_state 0', async () => {
    const start = new Date(api.deps.clock().getTime() + 3_600_000);
    await sql`update products set time_sale_start_at = ${start}, time_sale_end_at = ${new Date(start.getTime() + 3_600_000)}
      where time_sale_price is not null`.execute(api.db);
    expect((await home()).sections.time_sale).toBeNull();
    await sql`update settings set value = '{"display_state":0}' where code = 'time-sale'`.execute(api.db);
    const sale = (await home()).sections.time_sale;
    expect(sale).toMatchObject({ display_state: 0, start_at: start.toISOString() });
    expect(sale?.products).toHaveLength(4);
    for (const product of sale?.products ?? []) expect(product.promotions).not.toContain('TIME');
  });
});

describe('main by type', () => {
  it('gives the parts that were asked for', async () => {
    const look = async (type: ('banners' | 'seo')[]) =>
      (await api.call(viewMain, { query: { type, family_id: 8 } })).data;
    expect(Object.keys(await look(['seo']))).toEqual(['seo']);
    expect((await look(['seo'])).seo?.title).toContain('아쿠아스큐텀');
    const { banners } = await look(['banners']);
    expect(new Set(banners?.map((banner) => banner.place))).toEqual(
      new Set(['main', 'top', 'bottom', 'show_case', 'look']),
    );
  });
});
