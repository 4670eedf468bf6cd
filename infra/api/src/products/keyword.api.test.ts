import { searchProducts } from '@mall/contracts/api/products';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

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
  ])('%s finds what %s finds (%s)', async (typed, meant) => {
    const found = await find(typed);
    const expected = await find(meant);
    expect(expected.count).toBeGreaterThan(0);
    const ids = new Set(found.rows.map((row) => row.product_id));
    expect(expected.rows.filter((row) => !ids.has(row.product_id))).toEqual([]);
  });

  it('typed well is taken at its word', async () => {
    const { rows } = await find('트렌치코트');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => !row.product_name.includes('트렌치코트'))).toEqual([]);
  });

  it('typed with the English layout means that word and not its neighbours', async () => {
    expect(await namesOf('zhxm')).toEqual(await namesOf('코트'));
  });

  it.each([
    ['270', { f_search_sizes: ['270'] }],
    ['xl', { f_search_sizes: ['XL'] }],
    ['xxl', { f_search_sizes: ['2XL'] }],
    ['free', { f_search_sizes: ['FREE'] }],
    ['남자', { category_id: 2 }],
    ['여성용', { category_id: 3 }],
  ])('%s asks for a size or a person and filters like %j', async (search_keyword, query) => {
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
