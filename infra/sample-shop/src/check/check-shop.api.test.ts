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

/** Sentences that are wrong of some piece in the shop, and the rule that says so. */
const wrongTexts = [
  ['빨수록 부드러워집니다.', 'what is wiped is not said to be washed'],
  ['빛에 대면 살짝 비쳐 보입니다.', 'cloth that nothing shows through is not called sheer'],
  ['웰론의 질감이 곱습니다.', 'a filling is not spoken of as cloth'],
  ['데님 차림에 어울립니다.', 'what goes with a piece is a piece'],
  ['옆구리에 붙여 멥니다.', 'backpacks hang on the back'],
  ['세워 두어도 무너지지 않습니다.', 'soft bags do not stand'],
  ['속에 기모를 대어 따뜻합니다.', 'what is worn in summer is not praised for warmth'],
  ['표면이 매끈합니다.', 'cables and ribs are not smooth'],
  ['손으로 비벼 빨아 주세요.', 'socks have no dimensions, and belts no laundry'],
  ['옆선이 곧게 떨어집니다.', 'flared skirts do not fall straight'],
  ['가벼운 밑창을 댔습니다.', 'heavy soles are not light'],
  ['밑위가 높습니다.', 'rises are long, not high'],
  ['로퍼에 색을 맞추면 좋습니다.', 'colours are not matched to shoes above them'],
  ['군살을 가려 줍니다.', 'no text speaks of flab'],
] as const;
const wrongReviews = [
  ['비침이 없어요.', 'sheer cloth is not praised as opaque'],
  ['털 빠짐이 없어요.', 'only down loses down'],
  ['어깨에 멨더니 편해요.', 'bags with a short handle are not hung on a shoulder'],
  ['소매가 조금 길어요.', 'vests have no sleeves'],
  ['무릎이 안 나와요.', 'bare knees do not bag'],
  ['남편이 좋아해요.', "a man's piece is not the reviewer's own dress"],
  ['어깨가 편해요.', 'shoes hang on no shoulder'],
  ['오래 앉아도 안 구겨져요.', 'only what creases is said to crease'],
] as const;

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

async function expectFound(changed: Shop, rule: string): Promise<void> {
  const broken = rules.filter(({ name }) => name === rule);
  expect(broken).toHaveLength(1);
  for (const { find } of broken) expect((await find(changed)).length).toBeGreaterThan(0);
}

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
      'pieces that are not made yet',
      labelled('제조연월', '2999.12'),
      'pieces are made before they are reviewed',
    ],
    [
      'two members behind one door',
      after(sql`update members set zipcode = '04750', address = '서울', address_detail = '1'
        where user_id in ('shopper01', 'welcome01')`),
      'no two members live behind one door',
    ],
    [
      'stories that show the same pieces',
      async () => ({
        ...shop,
        sites: shop.sites.map((site) => {
          const { show_case, look_collection } = site.home.sections;
          const [first] = show_case;
          const looks = look_collection.map((look) => ({ ...look, products: first?.products ?? [] }));
          return {
            ...site,
            home: { ...site.home, sections: { ...site.home.sections, look_collection: looks } },
          };
        }),
      }),
      'show cases and looks of a home show other pieces each, where the site has enough',
    ],
    [
      'training trousers under a blazer',
      async () => {
        const [blazer, joggers] = (['blazer', 'jogger-pants'] as const).map((type) =>
          shop.products.find((item) => item.type === type),
        );
        const [site] = shop.sites;
        const [look] = site?.home.sections.show_case ?? [];
        const [card] = look?.products ?? [];
        if (!site || !look || !card || !blazer || !joggers)
          throw new Error('the shop lacks what this is about');
        const products = [blazer, joggers].map(({ id }) => ({ ...card, product_id: id }));
        const sections = { ...site.home.sections, show_case: [{ ...look, products }] };
        return { ...shop, sites: [{ ...site, home: { ...site.home, sections } }] };
      },
      'nobody wears a tailored jacket above training trousers',
    ],
    [
      'a colour named again and again',
      async () => ({
        ...shop,
        products: shop.products.map((item) => ({
          ...item,
          reviews: item.reviews.map((review) => {
            const [color = ''] = review.option.split(' / ');
            return { ...review, content: `${color} 샀어요. ${color} 예뻐요.` };
          }),
        })),
      }),
      'a review names its colour once',
    ],
    [
      'short sleeves in winter',
      async () => ({
        ...shop,
        products: shop.products.map((item) => ({ ...item, seasons: ['WINTER' as const] })),
      }),
      'short sleeves are for summer',
    ],
  ])('is found out with %s', async (_fault, change, rule) => {
    await expectFound(await change(), rule);
  });

  it.each(wrongTexts)('is found out with a text such as %s', async (text, rule) => {
    await expectFound(await said(text)(), rule);
  });
  it.each(wrongReviews)('is found out with a review such as %s', async (text, rule) => {
    await expectFound(await reviewed(text)(), rule);
  });
});
