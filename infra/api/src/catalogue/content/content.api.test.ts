import { listCampaigns, listShortForms } from '@mall/contracts/api/catalogue/live';
import { listNotices, viewNotice, viewSettings } from '@mall/contracts/api/content/content';
import { viewNewMain } from '@mall/contracts/api/content/new-main';
import { familySites } from '@mall/contracts/domain/family-site';
import { startTestApi, type TestApi } from '../../testing/servers/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('the home page', () => {
  it.each(familySites.map((site) => [site.code, site.id] as const))(
    'of %s has banners and products of its own',
    async (code, id) => {
      const { data } = await api.call(viewNewMain, { query: { family_id: id } });
      expect(data.family_site).toBe(code);
      expect(data.sections.main_banners.length).toBeGreaterThan(0);
      expect(data.sections.new_products.length).toBeGreaterThan(0);
      if (id !== 1) {
        const sites = data.sections.new_products.map((product) => product.brand.family_site);
        expect(new Set(sites)).toEqual(new Set([code]));
      }
      for (const styling of data.sections.keyword_styling)
        expect(styling.products.length).toBeLessThanOrEqual(3);
    },
  );

  it('shows four products of the running time sale, and none when it is over', async () => {
    const sale = async () => (await api.call(viewNewMain, { query: {} })).data.sections.time_sale;
    const running = await sale();
    expect(running?.products).toHaveLength(4);
    expect(running?.products.every((product) => product.promotions.includes('TIME'))).toBe(true);
    api.wait(15 * 3_600_000);
    expect(await sale()).toBeNull();
    api.wait(-15 * 3_600_000);
  });

  it('of an unknown site is the main shop', async () => {
    expect((await api.call(viewNewMain, { query: { family_id: 77 } })).data.family_site).toBe('tbh_shop');
  });

  it('and the settings agree on header and footer', async () => {
    const home = (await api.call(viewNewMain, { query: { family_id: 8 } })).data;
    const settings = await api.call(viewSettings, { query: { code: 'layout', family_id: 8 } });
    expect(home).toMatchObject(settings.data);
  });
});

describe('the notice board', () => {
  it('pages through all notices, pinned ones first, each once', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => api.call(listNotices, { query: { page } })));
    const rows = pages.flatMap((page) => page.data.rows);
    expect(new Set(rows.map((row) => row.notice_id)).size).toBe(24);
    expect(rows.findLastIndex((row) => row.is_pinned)).toBeLessThan(rows.findIndex((row) => !row.is_pinned));
    const dates = rows.filter((row) => !row.is_pinned).map((row) => row.created_at);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('shows a notice as paragraphs, and no unknown one', async () => {
    expect((await api.call(viewNotice, { params: { id: 24 } })).data.content.length).toBeGreaterThan(1);
    expect(await api.call(viewNotice, { params: { id: 999 } })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
  });
});

describe('live', () => {
  const campaigns = async (campaignStatus?: 'READY' | 'ONAIR' | 'CLOSED' | 'END') =>
    (await api.call(listCampaigns, { query: { count: 50, ...(campaignStatus ? { campaignStatus } : {}) } }))
      .data.rows;

  it('says where the script of the live vendor is, and the key that it takes', async () => {
    expect((await api.call(listCampaigns, { query: {} })).data.player).toEqual({
      script_url: api.config.LIVE_SCRIPT_URL,
      access_key: api.config.LIVE_ACCESS_KEY,
    });
  });

  it('has campaigns past, on air and coming by the clock', async () => {
    const [onAir, ...others] = await campaigns('ONAIR');
    if (!onAir) throw new Error('nothing is on air');
    expect(others).toEqual([]);
    expect(await campaigns('END')).toEqual(await campaigns('CLOSED'));
    expect((await campaigns('READY')).map((row) => row.start_at)).toEqual(
      (await campaigns('READY')).map((row) => row.start_at).sort(),
    );
    expect((await campaigns()).map((row) => row.status)).toEqual([
      'ONAIR',
      'READY',
      'READY',
      'READY',
      'READY',
      'CLOSED',
      'CLOSED',
      'CLOSED',
      'CLOSED',
    ]);
    const untilEnd = Date.parse(onAir.end_at) - api.deps.clock().getTime();
    api.wait(untilEnd);
    // The next one may begin at the same hour.
    const named = expect.objectContaining({ campaign_id: onAir.campaign_id });
    expect(await campaigns('ONAIR')).not.toContainEqual(named);
    expect(await campaigns('CLOSED')).toContainEqual(named);
    api.wait(-untilEnd);
  });

  it('has twelve short forms in pages', async () => {
    const page = async (number: number) =>
      (await api.call(listShortForms, { query: { page: number, count: 5 } })).data;
    const rows = [...(await page(1)).rows, ...(await page(2)).rows, ...(await page(3)).rows];
    expect(new Set(rows.map((row) => row.short_form_id)).size).toBe(12);
    expect((await page(1)).total).toBe(12);
    expect(rows.every((row) => row.products.length > 0)).toBe(true);
  });
});
