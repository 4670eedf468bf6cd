import { randomUUID } from 'node:crypto';
import { createDefaultGrades } from '@mall/api/people/members/default-grades';
import { startTestApi, type TestApi } from '@mall/api/testing/servers/start-test-api';
import { silent } from '@mall/api/testing/silent-logger';
import { type RawBuilder, sql } from 'kysely';
import { seed } from '../seed.ts';
import { emptyDatabase } from '../testing/empty-database.ts';
import { checkShop, rules } from './check-shop.ts';
import { callsOf } from './reading/call-api.ts';
import { readShop } from './reading/read-shop.ts';
import type { Shop } from './reading/shop.ts';

let api: TestApi;
let shop: Shop;
beforeAll(async () => {
  api = await startTestApi();
  await emptyDatabase(api.db);
  await createDefaultGrades(api.db);
  const now = api.deps.clock();
  await seed(api.db, { productCount: 600, now, logger: silent });
  shop = await readShop(callsOf(api.app, randomUUID()), api.db, now);
});
afterAll(() => api.close());

describe('the sample shop', () => {
  it('agrees with itself in everything', async () => {
    const findings = await checkShop(shop);
    expect(findings.filter(({ violations }) => violations.length > 0)).toEqual([]);
    expect(findings).toHaveLength(rules.length);
    expect(shop.products).toHaveLength(600);
  });

  const after = (change: RawBuilder<unknown>) => async () => {
    await change.execute(api.db);
    return shop;
  };
  const led = (href: string) => async () => ({
    ...shop,
    sites: shop.sites.map((site) => ({
      ...site,
      banners: site.banners.map((banner) => ({ ...banner, href })),
    })),
  });
  const said = (description: string) => async () => ({
    ...shop,
    products: shop.products.map((item) => ({ ...item, view: { ...item.view, description: [description] } })),
  });

  const reviewed = (content: string) => async () => ({
    ...shop,
    products: shop.products.map((item) => ({
      ...item,
      reviews: item.reviews.map((review) => ({ ...review, content })),
    })),
  });
  const labelled = (name: string, value: string) => async () => ({
    ...shop,
    products: shop.products.map((item) => ({
      ...item,
      view: { ...item.view, attributes: [{ name, value }] },
    })),
  });

  it.each([
    [
      'sets that cost more than their parts',
      after(
        sql`update promotion_rules set terms = terms || '{"set_price":9000000}' where terms->>'type' = 'SETFIX'`,
      ),
      'every offer saves money when it is bought as it asks',
    ],
    [
      'a broadcast at night',
      after(sql`update campaigns set start_at = date_trunc('day', start_at at time zone 'Asia/Seoul')
        at time zone 'Asia/Seoul' + interval '75 minutes' where campaign_id = 1`),
      'broadcasts begin at noon or between 18:00 and 22:00, and one is on air',
    ],
    [
      'banners that lead to another category',
      led('/goods/list/category/305?family_site=tbh_shop'),
      'every list behind a banner has what the banner shows',
    ],
    [
      'banners that lead to an empty list',
      led('/goods/list/ONEPLUS?family_site=aquascutum'),
      'every link to a goods list finds goods',
    ],
    [
      'one text for everything',
      said('체형에 관계없이 편하게 입을 수 있습니다.'),
      'no sentence stands in more than one product of a hundred',
    ],
    ['a text that says nothing', said('체형에 관계없이 편합니다.'), 'texts do not contradict the name'],
    [
      'an outfit without trousers',
      said('로퍼와 니트, 두 가지만으로 차림이 정돈됩니다.'),
      'nobody goes out in a top and shoes alone',
    ],
    [
      'a coat that is washed',
      said('30도 이하로 단독 세탁해 주세요.'),
      'tailored pieces are not washed at home',
    ],
    [
      'trousers with a neck',
      said('세탁해도 목과 밑단이 늘어나지 않습니다.'),
      'trousers and skirts have no neck',
    ],
    ['a word said twice', said('그레이 데님 데님 재킷입니다.'), 'no word stands twice in a row'],
    ['wool where there is none', reviewed('울인데 까슬거리지 않아요.'), 'wool is praised where it is'],
    [
      'a late parcel that has to be seen',
      reviewed('배송이 하루 늦었어요. 다른 분들은 실물을 보고 사세요.'),
      'a complaint is followed by what follows from it',
    ],
    [
      'pieces named again and again',
      async () => ({
        ...shop,
        products: shop.products.map((item) => {
          const noun = item.view.product_name.split(' ').at(-1) ?? '';
          return { ...item, view: { ...item.view, description: [`${noun} 하나, ${noun} 둘.`] } };
        }),
      }),
      'a piece is named once in its opening and in a review',
    ],
    [
      'a label that is not sure',
      labelled('안감', '돈피 또는 폴리에스터'),
      'labels say how this piece is cleaned and what it is lined with',
    ],
    [
      'two members behind one door',
      after(sql`update members set zipcode = '04750', address = '서울', address_detail = '1'
        where user_id in ('shopper01', 'welcome01')`),
      'no two members live behind one door',
    ],
  ])('is found out with %s', async (_fault, change, rule) => {
    const changed = await change();
    const broken = rules.filter(({ name }) => name === rule);
    expect(broken).toHaveLength(1);
    for (const { find } of broken) expect((await find(changed)).length).toBeGreaterThan(0);
  });
});
