import { flagOfWord } from '@mall/api/catalogue/lists/keywords/keyword-filters';
import { garmentSchema } from '@mall/api/catalogue/pictures/garment';
import { optionBar } from '@mall/contracts/domain/catalogue/option-availability';
import { familySiteOf, familySites } from '@mall/contracts/domain/family-site';
import { brandOfProduct } from './catalogue/brand-of-product.ts';
import { seedBrands } from './catalogue/brands.ts';
import { seedCategories } from './catalogue/categories.ts';
import { specialties } from './catalogue/specialties.ts';
import { makeEvents, makePopups } from './content/events/events.ts';
import { makeCampaigns, makeShortForms } from './content/live.ts';
import { siteKeywords } from './content/settings.ts';
import { makeProduct, type UsedNames } from './products/make-product.ts';
import { diceOf } from './random.ts';
import { makeReviews } from './shoppers/reviews/make-reviews.ts';

const now = new Date('2026-11-21T00:00:00Z');
function catalogue(count: number) {
  const taken: UsedNames = new Map();
  return Array.from({ length: count }, (_, index) =>
    makeProduct(index + 1, brandOfProduct(index + 1), taken, now),
  );
}
const made = catalogue(480);
const shop = catalogue(2400);

describe('the sample catalogue', () => {
  it('is the same every time', () => {
    expect(catalogue(480)).toEqual(made);
  });

  it('has brands for every family site and at least 24', () => {
    expect(new Set(seedBrands.map((brand) => brand.site))).toEqual(
      new Set(familySites.map((site) => site.code)),
    );
    expect(seedBrands.length).toBeGreaterThanOrEqual(24);
    expect(seedBrands.find((brand) => brand.brand_id === 28)?.site).toBe('aquascutum');
  });

  it('has products of every brand, of houses many times as many as of small labels', () => {
    const counts = seedBrands.map(
      ({ brand_id }) => made.filter(({ product }) => product.brand_id === brand_id).length,
    );
    expect(Math.min(...counts)).toBeGreaterThan(1);
    expect(Math.max(...counts)).toBeGreaterThan(4 * Math.min(...counts));
  });

  it.each(Object.entries(specialties))(
    'brand %s sells most of what it is known for',
    (id, { types, share }) => {
      const own = shop.filter(({ product }) => product.brand_id === Number(id));
      const known = own.filter(({ kind }) => types.includes(kind.type));
      expect(known.length / own.length).toBeGreaterThan(share - 0.15);
    },
  );

  it('fills every child category', () => {
    const used = new Set(made.map((item) => item.product.category_id));
    const children = seedCategories.filter((category) => category.parent_id !== null);
    expect(children.filter((category) => !used.has(category.category_id))).toEqual([]);
  });

  it('has prices that end in 900 and never sell above retail', () => {
    for (const { product } of made) {
      expect(product.retail_price % 1000).toBe(900);
      expect(product.sell_price % 1000).toBe(900);
      expect(product.sell_price).toBeLessThanOrEqual(product.retail_price);
    }
  });

  it('has one to six colours, sizes for each, some options sold out and a few products entirely', () => {
    const isGone = (item: (typeof made)[number]) => item.options.every((option) => option.stock === 0);
    for (const { colors, options } of made) {
      expect(colors.length).toBeGreaterThanOrEqual(1);
      expect(colors.length).toBeLessThanOrEqual(6);
      expect(new Set(options.map((option) => option.color_id)).size).toBe(colors.length);
      for (const option of options) expect(option.sale_state === 'SOLDOUT').toBe(option.stock === 0);
    }
    const gone = made.filter(isGone).length;
    expect(gone).toBeGreaterThan(4);
    expect(gone).toBeLessThan(60);
    expect(
      made.filter((item) => !isGone(item) && item.options.some((option) => option.stock === 0)).length,
    ).toBeGreaterThan(100);
  });

  it('has options that were stopped, are not shown, or have left the quick-delivery warehouse', () => {
    const options = made.flatMap((item) => item.options);
    const buyable = options.filter((option) => option.stock > 0);
    expect(buyable.filter((option) => option.sale_state === 'STOP').length).toBeGreaterThan(20);
    expect(buyable.filter((option) => !option.is_display).length).toBeGreaterThan(20);
    expect(buyable.filter((option) => optionBar(option, true) === 'no-quick').length).toBeGreaterThan(20);
    expect(buyable.filter((option) => optionBar(option, true) === null).length).toBeGreaterThan(1000);
  });

  it('has unique ids and codes, garments that can be drawn, and names without doubled words', () => {
    const ids = made.flatMap((item) => item.options.map((option) => option.product_option_id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(made.map((item) => item.product.code)).size).toBe(made.length);
    for (const { product } of made) {
      expect(garmentSchema.safeParse(product.garment).success).toBe(true);
      const words = product.product_name.split(' ');
      expect(new Set(words).size).toBe(words.length);
    }
  });

  const valuesOf = (item: (typeof made)[number], column: string) => {
    const { columns, rows } = item.product.size_table;
    const at = columns.indexOf(column);
    return at < 0 ? [] : rows.map((row) => ({ size: row.size, cm: Number(row.values[at]) }));
  };
  const ofType = (...types: string[]) => made.filter((item) => types.includes(item.kind.type));
  const attributeOf = (item: (typeof made)[number], name: string) =>
    item.product.attributes.find((attribute) => attribute.name === name)?.value;

  it('has size tables that fit the piece', () => {
    for (const item of ofType('shorts'))
      for (const { cm } of valuesOf(item, '총장')) expect(cm).toBeLessThan(60);
    for (const item of ofType('wool-coat', 'trench-coat'))
      for (const { cm } of valuesOf(item, '총장')) expect(cm).toBeGreaterThan(80);
    for (const item of ofType('padding-vest', 'vest')) expect(valuesOf(item, '소매길이')).toEqual([]);
    for (const item of ofType('t-shirt', 'polo'))
      for (const { cm } of valuesOf(item, '소매길이')) expect(cm).toBeLessThan(30);
    for (const item of ofType('sneakers', 'loafers'))
      for (const { size, cm } of valuesOf(item, '발길이')) expect(cm).toBeCloseTo(Number(size) / 10);
    for (const item of ofType('belt')) for (const { cm } of valuesOf(item, '폭')) expect(cm).toBeLessThan(5);
    for (const item of made)
      for (const column of item.product.size_table.columns) {
        const sizes = valuesOf(item, column).map(({ cm }) => cm);
        expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
        for (const cm of sizes) expect(cm).toBeGreaterThan(0);
      }
  });

  it.each([
    ['가디건', ['cardigan']],
    ['블라우스', ['blouse']],
    ['후디', ['hoodie']],
    ['양말', ['socks']],
  ])('is found as %s only where it is one, whatever shares its category', (word, types) => {
    const found = made.filter(({ product }) => product.search_text.includes(word));
    expect([...new Set(found.map(({ kind }) => kind.type))]).toEqual(types);
  });

  it('has something for every keyword that a site proposes', () => {
    for (const site of familySites)
      for (const keyword of siteKeywords[site.id] ?? []) {
        const own = seedBrands.filter((brand) => site.id === 1 || brand.site === site.code);
        const ids = new Set(own.map((brand) => brand.brand_id));
        const found = shop.some(({ product }) => {
          const texts = [product.search_text, ...(flagOfWord(keyword) ? product.flags : [])];
          const words = flagOfWord(keyword) ? ['ONEPLUS'] : keyword.split(' ');
          return (
            ids.has(product.brand_id) && words.every((word) => texts.some((text) => text.includes(word)))
          );
        });
        expect([site.code, keyword, found]).toEqual([site.code, keyword, true]);
      }
  });

  it('shows in campaigns, short forms, events and popups what their titles speak of', () => {
    const main = {
      site: familySiteOf('tbh_shop'),
      season: 'WINTER' as const,
      products: shop.map(({ product, kind, line, colors }) => ({
        product_id: product.product_id,
        family_site_id: 1,
        type: kind.type,
        line,
        category_id: product.category_id,
        root_id: product.category_ids[0] ?? 0,
        seasons: product.seasons,
        flags: product.flags,
        search_text: product.search_text,
        color_group: colors[0]?.color_group ?? '',
      })),
    };
    const typeOf = new Map(main.products.map(({ product_id, type }) => [product_id, type]));
    const shown = [
      ...makeCampaigns(main, now, diceOf('live')),
      ...makeShortForms(main, diceOf('live')),
      ...makeEvents([main], now, diceOf('events')).banners,
      ...makePopups([main], now, diceOf('events')).map(({ banner }) => banner),
    ];
    const typesIn = (word: RegExp) =>
      shown
        .filter(({ title }) => word.test(title))
        .flatMap(({ product_ids }) => product_ids.map((id) => typeOf.get(id) ?? 'none'));
    expect(new Set(typesIn(/겨울 코트/))).toEqual(new Set(['wool-coat']));
    expect(new Set(typesIn(/머플러/))).toEqual(new Set(['scarf']));
    expect(typesIn(/니트/).filter((type) => !/knit|neck|cardigan|vest/.test(type))).toEqual([]);
    expect(typesIn(/코트 자랑|트렌치/).filter((type) => !type.endsWith('-coat'))).toEqual([]);
    expect(typesIn(/코트 자랑/)).toHaveLength(6);
    expect(typesIn(/여름/).filter((type) => /coat|knit|padding/.test(type))).toEqual([]);
  });

  it('is drawn as its name says', () => {
    const drawn = (word: RegExp, type: string) =>
      ofType(type).flatMap((item) =>
        word.test(item.product.product_name) ? [item.product.garment.cut ?? []] : [],
      );
    for (const type of ['wool-coat', 'blazer'])
      expect(drawn(/더블/, type).filter((cut) => !cut.includes('double'))).toEqual([]);
    expect(drawn(/더블/, 'wool-coat').length).toBeGreaterThan(0);
    expect(drawn(/^(?!.*더블).*싱글/, 'wool-coat').filter((cut) => !cut.includes('single'))).toEqual([]);
    expect(drawn(/집업/, 'hoodie').filter((cut) => !cut.includes('zip'))).toEqual([]);
    expect(drawn(/^(?!.*집업)/, 'hoodie').filter((cut) => !cut.includes('pullover'))).toEqual([]);
    expect(drawn(/롱 패딩/, 'padding').filter((cut) => !cut.includes('long'))).toEqual([]);
    for (const item of ofType('dress')) {
      const isShort = item.product.garment.cut?.includes('short-sleeve') ?? false;
      for (const { cm } of valuesOf(item, '소매길이')) expect(cm < 30).toBe(isShort);
    }
  });

  it('says of goods what can be said of them', () => {
    const goods = ofType(
      'belt',
      'sneakers',
      'loafers',
      'leather-bag',
      'tote-bag',
      'backpack',
      'cap',
      'scarf',
    );
    expect(goods.length).toBeGreaterThan(100);
    for (const item of goods) {
      expect([attributeOf(item, '두께감'), attributeOf(item, '비침')]).toEqual([undefined, undefined]);
      const said = [
        ...item.product.description,
        ...makeReviews(item, 'tbh_shop', now).map((review) => review.content),
      ];
      expect(said.filter((text) => /입[을었어]|비침|보풀|허리|어깨선|기장/.test(text))).toEqual([]);
    }
    for (const item of ofType('sneakers', 'loafers')) expect(item.product.description.join()).toContain('발');
    for (const item of ofType('wool-coat', 'padding', 'denim-jacket', 'jeans', 'leather-jacket'))
      expect([attributeOf(item, '두께감') === '얇음', attributeOf(item, '비침')]).toEqual([false, '없음']);
  });

  it('has few angry reviews, and those do not praise', () => {
    const reviews = made.flatMap((item) => makeReviews(item, 'tbh_shop', now));
    const share = (score: number) =>
      reviews.filter((review) => review.score === score).length / reviews.length;
    expect([share(5) > share(4), share(4) > share(3), share(3) > share(2), share(2) > share(1)]).toEqual(
      Array(4).fill(true),
    );
    expect(share(1)).toBeGreaterThan(0);
    const low = reviews.filter((review) => review.score <= 2).map((review) => review.content);
    expect(low.filter((text) => /추천했어요|재구매/.test(text))).toEqual([]);
  });

  it('has about five reviews per product, none before its release', () => {
    const reviews = made.map((item) => makeReviews(item, 'tbh_shop', now));
    const average = reviews.flat().length / made.length;
    expect(average).toBeGreaterThan(3.5);
    expect(average).toBeLessThan(7);
    for (const [index, list] of reviews.entries()) {
      const released = Date.parse(made[index]?.product.released_at ?? '') - 86_400_000;
      for (const review of list) expect(Date.parse(review.created_at)).toBeGreaterThanOrEqual(released);
    }
    expect(new Set(reviews.flat().map((review) => review.content)).size).toBeGreaterThan(900);
  });
});
