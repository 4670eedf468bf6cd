import { viewSettings } from '@mall/contracts/api/content/content';
import { listStores } from '@mall/contracts/api/content/help';
import { viewNewMain } from '@mall/contracts/api/content/new-main';
import { hostileAddresses } from '@mall/contracts/testing/hostile-addresses';
import { operateOn } from '../../../../testing/operate-on.ts';
import { startTestApi, type TestApi } from '../../../../testing/servers/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const operate = (command: string, input: object) => operateOn(api, command, input);
const hour = 3_600_000;
const inHours = (hours: number) => new Date(api.deps.clock().getTime() + hours * hour).toISOString();
const titles = async () =>
  (await api.call(viewNewMain, { query: { family_id: 5 } })).data.popups.map((popup) => popup.title);

/** A whole https address is another site's, and may be meant. */
const isNamedSite = (address: string) => /^https:\/\/[^@/]+(?:[/#]|$)/.test(address);

describe('an address that an operator gives', () => {
  const site = { keywords: [], top_belt: null, is_coupon_zone: false };
  const link = (href: string) => ({ label: '링크', href });
  const footer = (change: object) => ({
    company_name: '회사',
    ceo_name: '',
    address: '',
    company_number: '',
    mail_order_number: '',
    customer_center: { phone: '', hours: '' },
    app_links: [],
    social_channels: [],
    policies: [],
    ...change,
  });
  const legal = (href: string) => ({
    email: '',
    privacy_officer: '',
    hosting_provider: '',
    escrow: { provider: '', href },
  });
  const product_ids = [3];
  const words = { family_site: 'jucy_judy', title: '주소', product_ids };

  it.each<[string, string, (href: string) => object]>([
    ['a popup', 'popups.add', (href) => ({ ...words, device: 'ALL', end_at: inHours(1), href })],
    ['a banner', 'banners.add', (href) => ({ ...words, place: 'main', subtitle: '', href })],
    [
      'the belt of a site',
      'settings.set',
      (href) => ({ code: 'site-5', value: { ...site, top_belt: link(href) } }),
    ],
    ...(['app_links', 'social_channels', 'policies'] as const).map(
      (name): [string, string, (href: string) => object] => [
        `${name} of the footer`,
        'settings.set',
        (href) => ({ code: 'footer', value: footer({ [name]: [link('/cs/faq'), link(href)] }) }),
      ],
    ),
    [
      'the escrow of the footer',
      'settings.set',
      (href) => ({ code: 'footer', value: footer({ legal: legal(href) }) }),
    ],
  ])('for %s leads to no other site unseen, and runs nothing', async (_place, command, inputOf) => {
    const followed = hostileAddresses.filter(
      (address) => !isNamedSite(address) && !/^\/(?:\.|%2e|a\/)/.test(address),
    );
    expect(followed.length).toBeGreaterThan(40);
    for (const address of followed) {
      const { message } = await operate(command, inputOf(address));
      expect({ address, isRefused: message !== undefined }).toEqual({ address, isRefused: true });
    }
  });

  it('and that was stored before it was looked at leads home', async () => {
    const before = await api.db
      .selectFrom('settings')
      .select('value')
      .where('code', '=', 'footer')
      .executeTakeFirstOrThrow();
    const stored = JSON.stringify(
      footer({ policies: [link('javascript:alert(1)'), link('/cs/faq')], legal: legal('//evil.example') }),
    );
    await api.db.updateTable('settings').set({ value: stored }).where('code', '=', 'footer').execute();
    api.wait(10_000);
    const { data } = await api.call(viewSettings, { query: { code: 'layout', family_id: 1 } });
    const { policies, legal: shown } = data.shopDefaultConfig;
    expect([policies.map(({ href }) => href), shown?.escrow.href]).toEqual([['/', '/cs/faq'], '/']);
    await api.db
      .updateTable('settings')
      .set({ value: JSON.stringify(before.value) })
      .where('code', '=', 'footer')
      .execute();
    api.wait(-10_000);
  });
});

describe('a popup of an operator', () => {
  const popup = { family_site: 'jucy_judy', title: '겨울 팝업', device: 'ALL', product_ids: [3] };

  it('is shown from its start until its operator ends it', async () => {
    const times = { start_at: inHours(1), end_at: inHours(5) };
    const { lines } = await operate('popups.add', { ...popup, ...times, href: '/event/common/view/4' });
    const id = Number(/\d+/.exec(lines.join(' '))?.[0]);
    expect((await operate('popups.list', {})).lines.join('\n')).toContain(
      `popup ${id}: 겨울 팝업; jucy_judy, ALL`,
    );
    expect(await titles()).toEqual([]);
    api.wait(2 * hour);
    expect(await titles()).toEqual(['겨울 팝업']);
    expect((await operate('popups.end', { id })).lines).toEqual([`popup ${id} is shown no more`]);
    api.wait(10_000);
    expect(await titles()).toEqual([]);
    expect((await operate('popups.end', { id })).message).toMatch(/ended at/);
    api.wait(-2 * hour - 10_000);
  });

  it('that has not begun is not shown at all once it is ended', async () => {
    const { lines } = await operate('popups.add', { ...popup, start_at: inHours(1), end_at: inHours(5) });
    await operate('popups.end', { id: Number(/\d+/.exec(lines.join(' '))?.[0]) });
    api.wait(2 * hour);
    expect(await titles()).toEqual([]);
    api.wait(-2 * hour);
  });

  it.each([
    ['leads to a script', { href: 'javascript:alert(1)' }, /path of the shop/],
    ['leads to another host', { href: '//evil.test' }, /path of the shop/],
    [
      'is over already',
      { start_at: '2000-01-01T00:00:00Z', end_at: '2001-01-01T00:00:00Z' },
      /would have ended/,
    ],
    ['shows what is not there', { product_ids: [987654] }, /no such products/],
  ])('is refused in words when it %s', async (_case, change, message) => {
    const input = { ...popup, end_at: inHours(5), ...change };
    expect((await operate('popups.add', input)).message).toMatch(message);
  });
});

describe('a banner of a home', () => {
  const banner = {
    family_site: 'jucy_judy',
    place: 'main',
    title: '겨울 배너',
    subtitle: '지금만',
    href: '/plan/main/view/1',
    product_ids: [3],
  };
  const mains = async () => {
    api.wait(10_000);
    const { sections } = (await api.call(viewNewMain, { query: { family_id: 5 } })).data;
    return sections.main_banners.map(({ title }) => title);
  };

  it('is shown in its place from its start to its end, changed and ended', async () => {
    const before = await mains();
    const times = { start_at: inHours(1), end_at: inHours(5) };
    const { lines } = await operate('banners.add', { ...banner, ...times, position: 0 });
    const id = Number(/\d+/.exec(lines.join(' '))?.[0]);
    expect(await mains()).toEqual(before);
    api.wait(2 * hour);
    // The sample's first one stands at 0 too, and came before.
    expect(await mains()).toEqual([before[0], '겨울 배너', ...before.slice(1)]);
    await operate('banners.change', { id, title: '새 배너', position: 100_000 });
    expect(await mains()).toEqual([...before, '새 배너']);
    expect((await operate('banners.list', { family_site: 'jucy_judy' })).lines.join('\n')).toContain(
      `banner ${id}: 새 배너; jucy_judy, main 100000`,
    );
    api.wait(3 * hour);
    expect(await mains()).toEqual(before);
    expect((await operate('banners.end', { id })).message).toMatch(/ended at/);
    api.wait(-5 * hour);
  });

  it('goes at once when it is ended, begun or not, with or without times', async () => {
    for (const times of [{}, { start_at: inHours(1) }]) {
      const { lines } = await operate('banners.add', { ...banner, ...times, title: '잠깐 배너' });
      const id = Number(/\d+/.exec(lines.join(' '))?.[0]);
      if (!('start_at' in times)) expect(await mains()).toContain('잠깐 배너');
      await operate('banners.end', { id });
      api.wait(2 * hour);
      expect(await mains()).not.toContain('잠깐 배너');
      api.wait(-2 * hour);
    }
  });

  it.each([
    ['leads to a script', { href: 'javascript:alert(1)' }, /path of the shop/],
    ['is over already', { end_at: '2001-01-01T00:00:00Z' }, /would end|would have ended/],
    ['shows what is not there', { product_ids: [987654] }, /no such products/],
    ['has a place that homes do not have', { place: 'popup' }, /place/],
  ])('is refused in words when it %s', async (_case, change, message) => {
    expect((await operate('banners.add', { ...banner, ...change })).message).toMatch(message);
  });

  it('of an event is changed with the event alone', async () => {
    const { banner_id } = await api.db
      .selectFrom('events')
      .select('banner_id')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect((await operate('banners.end', { id: banner_id })).message).toMatch(/no banner/);
  });
});

describe('a store of the store finder', () => {
  const store = {
    name: '명동 새 매장',
    region: '서울',
    address: '서울특별시 중구 명동길 1',
    phone: '02-000-0000',
    hours: '매일 10:30~22:00',
    brand_ids: [5],
  };
  const named = async (keyword: string) =>
    (await api.call(listStores, { query: { keyword } })).data.rows.map(({ name }) => name);

  it('is found from its adding to its removal', async () => {
    const { lines } = await operate('stores.add', store);
    const id = Number(/\d+/.exec(lines.join(' '))?.[0]);
    api.wait(10_000);
    expect(await named('명동 새 매장')).toEqual(['명동 새 매장']);
    await operate('stores.change', { id, name: '명동 큰 매장' });
    expect((await operate('stores.list', {})).lines.join('\n')).toContain(`store ${id}: 서울 명동 큰 매장`);
    await operate('stores.remove', { id });
    api.wait(10_000);
    expect(await named('명동 큰 매장')).toEqual([]);
    expect((await operate('stores.remove', { id })).message).toMatch(/no store/);
  });

  it.each([
    ['sells brands that are not there', { brand_ids: [5, 9999] }, /no such brands:\n9999/],
    ['has a phone number of other signs', { phone: '<script>' }, /digits and hyphens/],
  ])('is refused in words when it %s', async (_case, change, message) => {
    expect((await operate('stores.add', { ...store, ...change })).message).toMatch(message);
  });
});

describe('settings of an operator', () => {
  const site = {
    keywords: ['패딩'],
    top_belt: { label: '새 소식', href: '/event/list' },
    is_coupon_zone: true,
  };

  it('are shown, set as a whole, and served', async () => {
    expect((await operate('settings.show', {})).lines.some((line) => line.startsWith('footer  {'))).toBe(
      true,
    );
    expect((await operate('settings.set', { code: 'site-5', value: site })).lines).toEqual(['site-5 is set']);
    expect(JSON.parse((await operate('settings.show', { code: 'site-5' })).lines.join(''))).toEqual(site);
    api.wait(10_000);
    const query = { code: 'layout' as const, family_id: 5 };
    const { data } = await api.call(viewSettings, { query });
    expect(data).toMatchObject({ keywords: ['패딩'], is_coupon_zone: true, top_belt: { label: '새 소식' } });
    api.wait(-10_000);
  });

  it.each([
    ['there is no such setting', { code: 'seed', value: {} }, /there is no setting seed/],
    ['a field is missing', { code: 'site-5', value: { keywords: [] } }, /site-5 is not right:\n/],
    ['a field is of another kind', { code: 'time-sale', value: { display_state: 7 } }, /display_state/],
    [
      'a field is not known',
      { code: 'site-5', value: { ...site, colour: 'red' } },
      /no such fields:\ncolour/,
    ],
  ])('are refused in words when %s', async (_case, input, message) => {
    expect((await operate('settings.set', input)).message).toMatch(message);
  });
});
