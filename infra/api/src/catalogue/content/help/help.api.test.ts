import { listNotices } from '@mall/contracts/api/content/content';
import { listFaqs, listStores, viewDocument } from '@mall/contracts/api/content/help';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../../testing/servers/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const faqs = async (query: { category?: string; keyword?: string } = {}) =>
  (await api.call(listFaqs, { query })).data;

describe('questions', () => {
  it('are narrowed to a category or to a word of question or answer, and all categories stay', async () => {
    const all = await faqs();
    expect(all.categories.length).toBeGreaterThan(3);
    const [category = ''] = all.categories;
    const own = await faqs({ category });
    expect(own.categories).toEqual(all.categories);
    expect(new Set(own.rows.map((row) => row.category))).toEqual(new Set([category]));
    const found = (await faqs({ keyword: ' 무료배송 ' })).rows;
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(all.rows.length);
    expect((await faqs({ keyword: '없는말없는말' })).rows).toEqual([]);
    // What is in no list of values is ignored (spec 2.2); it showed an empty page under its own name.
    expect((await faqs({ category: '없는 분류' })).rows).toEqual(all.rows);
    expect((await api.call(listFaqs, { query: { keyword: 'x'.repeat(51) } })).status).toBe(400);
  });
});

describe('terms and policies', () => {
  const document = (code: 'terms' | 'privacy' | 'youth', version?: string) =>
    api.call(viewDocument, { params: { code }, query: version ? { version } : {} });

  it.each(['terms', 'privacy', 'youth'] as const)('have %s, as a draft of the sample shop', async (code) => {
    const { data } = await document(code);
    expect(data).toMatchObject({ code, is_draft: true });
    expect(data.content.length).toBeGreaterThan(5);
  });

  it('hold from their day in Korea; earlier versions can be read, coming ones cannot', async () => {
    const today = (await document('terms')).data.effective_on;
    const now = api.deps.clock();
    const dayMs = 86_400_000;
    const tomorrow = new Date(now.getTime() + 9 * 3_600_000 + dayMs).toISOString().slice(0, 10);
    await sql`insert into documents (code, effective_on, title, is_draft, content)
      values ('terms', ${tomorrow}::date, '이용약관', false, ${JSON.stringify(['새 약관'])}::jsonb)`.execute(
      api.db,
    );
    expect((await document('terms')).data).toMatchObject({ effective_on: today, versions: [today] });
    expect((await document('terms', tomorrow)).status).toBe(404);
    api.wait(dayMs);
    expect((await document('terms')).data).toMatchObject({
      effective_on: tomorrow,
      versions: [tomorrow, today],
      content: [{ type: 'paragraph', text: [{ text: '새 약관' }] }],
    });
    expect((await document('terms', today)).data.is_draft).toBe(true);
    api.wait(-dayMs);
    expect((await document('terms', '2026-99-99')).status).toBe(404);
  });
});

describe('stores', () => {
  it('are found by region, address and brand', async () => {
    const all = (await api.call(listStores, { query: {} })).data;
    const [region = ''] = all.regions;
    const own = (await api.call(listStores, { query: { region } })).data.rows;
    expect(new Set(own.map((store) => store.region))).toEqual(new Set([region]));
    expect((await api.call(listStores, { query: { region: '없는 곳' } })).data.rows).toEqual(all.rows);
    const brand = all.rows[0]?.brands[0] ?? '';
    expect((await api.call(listStores, { query: { keyword: brand } })).data.rows).toContainEqual(all.rows[0]);
    expect((await api.call(listStores, { query: { keyword: '%' } })).data.rows).toEqual([]);
  });
});

describe('the search of notices', () => {
  it('finds words of titles and texts, and pages through what it found', async () => {
    const search = async (keyword: string) => (await api.call(listNotices, { query: { keyword } })).data;
    expect((await search('배송')).paginate.total).toBeGreaterThan(3);
    expect((await search('배송')).paginate.total).toBeLessThan(24);
    expect((await search('_')).rows).toEqual([]);
    // The text was searched as it is stored: every notice had these signs, and none the ones inside a sentence.
    for (const sign of ['[', '"', '", "']) expect((await search(sign)).rows).toEqual([]);
    await sql`update notices set content = ${JSON.stringify(['"하나"', '둘'])}::jsonb where notice_id = 3`.execute(
      api.db,
    );
    expect((await search('"하나" 둘')).rows.map((row) => row.notice_id)).toEqual([3]);
  });
});
