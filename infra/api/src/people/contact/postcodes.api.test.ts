import { searchPostcodes } from '@mall/contracts/api/orders/postcodes';
import { startPartneredApi } from '../../testing/servers/start-partners.ts';
import { newVisitor, type TestApi } from '../../testing/servers/start-test-api.ts';
import { searchPostcodes as askService } from './search-postcodes.ts';

let api: TestApi;
beforeAll(async () => {
  ({ api } = await startPartneredApi());
});
afterAll(() => api.close());

const search = (keyword: string, page?: number) =>
  api.call(searchPostcodes, { query: { keyword, ...(page ? { page } : {}) } }, newVisitor());

describe('the address search', () => {
  it('finds addresses by their words, ten a page', async () => {
    const { rows, count } = (await search('새벽대로 역삼동')).data;
    expect([rows.length, count]).toEqual([10, 14]);
    expect(rows[0]).toEqual({
      zipcode: expect.stringMatching(/^\d{5}$/),
      road_address: expect.stringContaining('서울특별시 강남구 새벽대로'),
      jibun_address: expect.stringContaining('역삼동'),
      building_name: expect.any(String),
    });
    expect((await search('새벽대로 역삼동', 2)).data.rows).toHaveLength(4);
    expect((await search('없는길이름')).data).toEqual({ rows: [], count: 0 });
  });

  it('hands on what the service says about a keyword', async () => {
    expect(await search('가')).toMatchObject({ status: 400, message: '검색어는 두 글자 이상 입력해주세요.' });
    expect(await search('12')).toMatchObject({
      status: 400,
      message: '검색어는 문자와 숫자 같이 입력되어야 합니다.',
    });
  });

  it('is unavailable without the service, or with a key that it does not know', async () => {
    for (const change of [{ JUSO_API_URL: 'http://127.0.0.1:9' }, { JUSO_CONFIRM_KEY: 'unknown' }]) {
      const asked = askService({ ...api.config, ...change }, { keyword: '새벽대로', page: 1 });
      await expect(asked).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    }
  });
});
