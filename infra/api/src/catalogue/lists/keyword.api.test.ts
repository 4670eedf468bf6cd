import { viewProduct } from '@mall/contracts/api/catalogue/product-view';
import { type SearchQuery, searchProducts } from '@mall/contracts/api/catalogue/products';
import { startTestApi, type TestApi } from '../../testing/servers/start-test-api.ts';
import { readKeyword } from './keywords/search-words.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('a keyword of characters that grow when they are compared asks the database for no word', async () => {
  const asked: string[] = [];
  const watched = api.db.withPlugin({
    transformQuery: ({ node }) => {
      asked.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  expect(await readKeyword(watched, 'ﷺ'.repeat(92))).toEqual([{ typed: 'ﷺ'.repeat(92), meant: [] }]);
  expect(asked).toEqual([]);
  await readKeyword(watched, '코트');
  expect(asked).not.toEqual([]);
  expect((await find('ﷺ'.repeat(92))).count).toBe(0);
});

const find = async (search_keyword: string) =>
  (await api.call(searchProducts, { query: { search_keyword, display_size: 100 } })).data;
const namesOf = async (keyword: string) => (await find(keyword)).rows.map((row) => row.product_name);

describe('a keyword', () => {
  it.each([
    ['ㅋㅌ', '코트', 'initial consonants'],
    ['ㄱㄷㄱ', '가디건', 'initial consonants'],
    ['zhxm', '코트', 'Korean typed with the English layout'],
    ['ㅠㅁ냨', 'basic', 'English typed with the Korean layout'],
    ['코ㅌ', '코트', 'a word not typed to its end'],
    ['가디겅', '가디건', 'a wrong key'],
    ['가디컨', '가디건', 'a wrong key'],
    ['슬렉스', '슬랙스', 'a vowel that sounds the same'],
    ['쟈켓', '재킷', 'a word as it is spoken'],
    ['치마', '스커트', 'another word for it'],
    ['네이비코트', '네이비 코트', 'a missing space'],
    ['카디간', '가디건', 'another spelling'],
    ['패팅', '패딩', 'a wrong key in a short word'],
    ['남색', '네이비', 'the Korean name of a colour'],
    ['검정코트', '블랙 코트', 'the same without a space'],
    ['coat', '코트', 'English'],
    ['코트!!!', '코트', 'marks around it'],
    ['울코트블랙', '울 코트 블랙', 'no spaces at all'],
    ['네이비울코트', '네이비 울 코트', 'no spaces at all'],
    ['ㄹㅍㄷ', '롱 패딩', 'initial consonants of two words'],
    ['흰티', '화이트 티셔츠', 'as it is spoken'],
    ['청자켓', '데님 재킷', 'as it is spoken'],
    ['패딩조끼', '패딩 베스트', 'another word for a part'],
    ['가죽자켓', '라이더 재킷', 'another word for a part'],
    ['구두', '로퍼', 'another word for it'],
    ['슈즈', '신발', 'another word for it'],
    ['핸드백', '토트백', 'another word for it'],
    ['바바리', '트렌치코트', 'another word for it'],
    ['청바지', '데님 팬츠', 'another word for it'],
    ['니뜨', '니트', 'a letter that sounds alike'],
    ['까디건', '가디건', 'a letter that sounds alike'],
    ['홀터원피스', '원피스', 'a kind that the shop does not have'],
    ['우주 니트', '니트', 'a word that the shop does not know'],
  ])('%s finds what %s finds (%s)', async (typed, meant) => {
    const found = await find(typed);
    const expected = await find(meant);
    expect(expected.count).toBeGreaterThan(0);
    const ids = new Set(found.rows.map((row) => row.product_id));
    expect(expected.rows.filter((row) => !ids.has(row.product_id))).toEqual([]);
  });

  it('미니원피스 finds dresses only', async () => {
    const { rows } = await find('미니원피스');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => !row.product_name.includes('원피스'))).toEqual([]);
  });

  it('typed well is taken at its word', async () => {
    const { rows } = await find('트렌치코트');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => !row.product_name.includes('트렌치코트'))).toEqual([]);
  });

  it('typed with the English layout means that word and not its neighbours', async () => {
    expect(await namesOf('zhxm')).toEqual(await namesOf('코트'));
  });

  it.each<[string, SearchQuery]>([
    ['270', { f_search_sizes: ['270'] }],
    ['xl', { f_search_sizes: ['XL'] }],
    ['xxl', { f_search_sizes: ['2XL'] }],
    ['free', { f_search_sizes: ['FREE'] }],
    ['남자', { category_id: 2 }],
    ['여성용', { category_id: 3 }],
    ['빅사이즈', { gnb_state: 'bigSize' }],
    ['신상', { gnb_state: 'NEW' }],
    ['1+1', { gnb_state: 'ONEPLUS' }],
    ['세트', { gnb_state: 'SETFIX' }],
    ['겨울', { f_seasons: ['WINTER'] }],
    ['여름 원피스', { f_seasons: ['SUMMER'], search_keyword: '원피스' }],
    ['겨울코트', { f_seasons: ['WINTER'], search_keyword: '코트' }],
    ['신상니트', { gnb_state: 'NEW', search_keyword: '니트' }],
  ])('%s asks for a size, a person or a flag and filters like %j', async (search_keyword, query) => {
    const filtered = (await api.call(searchProducts, { query: { ...query, is_count: '1' } })).data.count;
    expect(filtered).toBeGreaterThan(0);
    expect((await find(search_keyword)).count).toBe(filtered);
  });

  it('may say for whom, of which colour and in which size at once', async () => {
    const { rows, count } = await find('여자 검정 코트 M');
    expect(count).toBeGreaterThan(0);
    expect(rows.filter((row) => !row.colors.some((color) => color.name.includes('블랙')))).toEqual([]);
    expect((await find('여자코트')).count).toBe((await find('여자 코트')).count);
  });

  it.each(['청바지', '검정바지', '바지'])('%s brings no jackets of the same cloth', async (keyword) => {
    const { rows } = await find(keyword);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => /재킷/.test(row.product_name))).toEqual([]);
  });

  it.each<[string, string, (price: number) => boolean]>([
    ['3만원대 티셔츠', '티셔츠', (price) => price >= 30_000 && price < 40_000],
    ['5만원 이하 니트', '니트', (price) => price <= 50_000],
    ['코트 10만원 이상', '코트', (price) => price >= 100_000],
    ['5~10만원 남자 셔츠', '남자 셔츠', (price) => price >= 50_000 && price <= 100_000],
  ])('%s finds of "%s" all that cost so much, and nothing else', async (keyword, thing, costs) => {
    const found = await find(keyword);
    expect(found.count).toBeGreaterThan(0);
    expect(found.rows.filter(({ last_price }) => !costs(last_price))).toEqual([]);
    const all = await find(thing);
    expect(all.count).toBeLessThanOrEqual(100);
    expect(found.count).toBe(all.rows.filter(({ last_price }) => costs(last_price)).length);
  });

  it('with a price that nothing has brings nothing dearer instead', async () => {
    expect((await find('100원 이하 울 코트')).count).toBe(0);
  });

  it('may be the code that a product page shows, in either case', async () => {
    const { code } = (await api.call(viewProduct, { params: { id: 7 }, query: {} })).data;
    for (const typed of [code, code.toLowerCase(), ` ${code} `]) {
      expect((await find(typed)).rows.map((row) => row.product_id)).toEqual([7]);
    }
    expect((await find(code.slice(0, -1))).rows.map((row) => row.product_id)).not.toContain(7);
  });

  it.each(['세일', '할인', 'SALE', '세일 니트'])(
    '%s finds what is reduced, and nothing else',
    async (keyword) => {
      const { rows, count } = await find(keyword);
      expect(count).toBeGreaterThan(0);
      expect(rows.filter((row) => row.last_price >= row.retail_price)).toEqual([]);
    },
  );

  it('is looked for among what is reduced now', async () => {
    const { count } = await find('세일');
    await api.db
      .updateTable('products')
      .set((row) => ({ retail_price: row.ref('sell_price') }))
      .where('product_id', '=', (await find('세일')).rows[0]?.product_id ?? 0)
      .execute();
    expect((await find('세일')).count).toBe(count - 1);
  });

  it.each(['코트', '니트', '셔츠'])(
    '%s shows such things before those that only mention it',
    async (keyword) => {
      const names = await namesOf(keyword);
      const isOne = names.map((name) => name.split(' ').at(-1)?.includes(keyword) ?? false);
      expect(isOne[0]).toBe(true);
      expect(isOne.indexOf(false) === -1 || isOne.lastIndexOf(true) < isOne.indexOf(false)).toBe(true);
    },
  );

  it.each([
    ['겨울', 'WINTER'],
    ['여름 원피스', 'SUMMER'],
    ['봄', 'SPRING'],
  ])('%s shows what is for that season before what is worn in others, too', async (keyword, season) => {
    const { rows } = await find(keyword);
    const products = await api.db.selectFrom('products').select(['product_id', 'seasons']).execute();
    const seasonsOf = new Map(products.map((row) => [row.product_id, row.seasons]));
    const shown = rows.map((row) => seasonsOf.get(row.product_id) ?? []);
    expect(shown.every((seasons) => seasons.includes(season))).toBe(true);
    const counts = shown.map(({ length }) => length);
    expect(new Set(counts).size).toBeGreaterThan(1);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
  });

  it('that resembles nothing finds nothing', async () => {
    expect((await find('qwxzkvj')).count).toBe(0);
    expect((await find('ㅋㅋㅋㅋㅋ')).count).toBe(0);
  });

  it('brings names that hold it before brands and colours that do', async () => {
    const names = await namesOf('데님');
    const inName = names.map((name) => name.includes('데님'));
    expect(inName).toContain(true);
    expect(inName.indexOf(false) === -1 || inName.lastIndexOf(true) < inName.indexOf(false)).toBe(true);
  });

  it('is found in a product as soon as it is renamed', async () => {
    expect((await find('우주복')).count).toBe(0);
    const product = { product_name: '아기 우주복', search_text: '아기 우주복 베이직하우스' };
    await api.db.updateTable('products').set(product).where('product_id', '=', 7).execute();
    expect((await find('우주복')).rows.map((row) => row.product_id)).toEqual([7]);
    expect((await find('ㅇㅈㅂ')).rows.map((row) => row.product_id)).toContain(7);
  });
});
