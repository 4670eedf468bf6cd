import { writeInquiry } from '@mall/contracts/api/community/inquiries';
import { listReviews } from '@mall/contracts/api/community/reviews';
import { login } from '@mall/contracts/api/people/members';
import { samplePassword } from '@mall/sample-shop/shoppers/members';
import { operateOn } from '../../../testing/operate-on.ts';
import { newVisitor, startTestApi, type TestApi } from '../../../testing/servers/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const operate = (command: string, input: object) => operateOn(api, command, input);
const linesOf = async (command: string, input: object) => (await operate(command, input)).lines.join('\n');
const lastAudit = async () =>
  api.db.selectFrom('audit_log').selectAll().orderBy('audit_id', 'desc').limit(1).executeTakeFirst();
const logInAs = (user_id: string) =>
  api.call(login, { body: { provider: 'normal', user_id, user_passwd: samplePassword } }, newVisitor());

/** A paid order of the sample shop. */
const someOrder = () =>
  api.db
    .selectFrom('orders')
    .innerJoin('members', 'members.member_id', 'orders.member_id')
    .select(['order_id', 'form', 'user_id', 'total'])
    .where('payment_state', '=', 'PAID')
    .orderBy('order_id')
    .executeTakeFirstOrThrow();

describe('orders', () => {
  it('are found by number, name, phone and member, and by state and day', async () => {
    const { order_id, form, user_id } = await someOrder();
    for (const search of [order_id.slice(2), form.orderer_name, form.orderer_phone, user_id])
      expect(await linesOf('orders.find', { search, count: 500 })).toContain(order_id);
    expect(await linesOf('orders.find', { search: '%%', count: 5 })).toBe('no order is found');
    const status = 'PURCHASE_CONFIRM';
    const confirmed = await operate('orders.find', { status, count: 500 });
    expect(confirmed.lines.length).toBeGreaterThan(0);
    for (const line of confirmed.lines) expect(line).toContain(status);
    expect(await linesOf('orders.find', { since: '2099-01-01', count: 5 })).toBe('no order is found');
    expect(await lastAudit()).toMatchObject({ subject: 'orders', after: { looked_at: { listed: 0 } } });
  });

  it('are shown with whom they are for, their lines and what was paid', async () => {
    const { order_id, form, total } = await someOrder();
    const shown = await linesOf('orders.show', { order_id });
    expect(shown).toContain(`${form.receiver_name}  ${form.receiver_phone}`);
    expect(shown).toContain(`total ${total} KRW`);
    expect(shown).toMatch(/line \d+ {2}[A-Z_]+ {2}\d x /);
    expect(await lastAudit()).toMatchObject({ subject: `order ${order_id}` });
    expect((await operate('orders.show', { order_id: 'NOBODYS-1' })).message).toBe(
      'there is no order NOBODYS-1',
    );
  });

  it('name the returns and exchanges that wait, and no others', async () => {
    const open = await api.db.selectFrom('claims').select('claim_id').where('state', '=', 'OPEN').execute();
    const { lines } = await operate('claims.find', { is_all: false, count: 500 });
    expect(lines.filter((line) => line.includes('claim '))).toHaveLength(open.length);
    for (const line of (await operate('claims.find', { kind: 'exchange', is_all: true, count: 500 })).lines)
      expect(line).toMatch(/EXCHANGE|nothing is asked for/);
  });
});

describe('members', () => {
  it('are found with age, phone and state; who looked for whom is on record', async () => {
    const found = await linesOf('members.find', { search: 'shopper0', count: 10 });
    expect(found).toMatch(/shopper01 {2}김서연 {2}\d\d years {2}0\d{9,10} {2}\S+@\S+/);
    expect(await lastAudit()).toMatchObject({
      subject: 'members',
      after: { looked_at: { search: 'shopper0' } },
    });
    expect(await linesOf('members.find', { search: '___', count: 10 })).toBe('no member is found');
    expect(await linesOf('members.find', { search: '김서연', state: 'BLOCK', count: 10 })).toBe(
      'no member is found',
    );
    expect(await linesOf('members.show', { user_id: 'shopper01' })).toMatch(/김서연 {2}\d\d years/);
  });

  it('are blocked with every login of theirs, and let in again', async () => {
    expect((await logInAs('vip000001')).success).toBe(true);
    const block = { user_id: 'vip000001', is_blocked: true, reason: '부정 주문' };
    expect((await operate('members.block', block)).lines).toEqual(['vip000001 is blocked; 1 logins ended']);
    expect((await logInAs('vip000001')).code).toBe('MEMBER_BLOCK');
    expect((await operate('members.block', block)).message).toBe('vip000001 is no member who can log in');
    expect(await lastAudit()).toMatchObject({ after: { state: 'BLOCK', reason: '부정 주문' } });
    await operate('members.block', { ...block, is_blocked: false, reason: '확인 완료' });
    expect((await logInAs('vip000001')).success).toBe(true);
  });
});

describe('products', () => {
  it('are found by name, code and brand, and hidden ones say so', async () => {
    const { code, product_id } = await api.db
      .selectFrom('products')
      .select(['code', 'product_id'])
      .orderBy('product_id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await operate('product.hide', { product_id, is_hidden: true });
    const found = await linesOf('products.find', { search: code.toLowerCase(), count: 10 });
    expect(found).toMatch(new RegExp(`^product ${product_id}  .*hidden`));
    expect((await operate('product.hide', { product_id, is_hidden: true })).status).toBe(409);
    await operate('product.hide', { product_id, is_hidden: false });
    expect(await linesOf('products.find', { search: code, count: 10 })).not.toContain('hidden');
  });

  it('of which few pieces are left are named, fewest first', async () => {
    const { lines } = await operate('products.low', { below: 5, count: 500 });
    const left = lines.map((line) => Number(/ (\d+) pieces/.exec(line)?.[1]));
    expect(left.length).toBeGreaterThan(0);
    expect(Math.max(...left)).toBeLessThan(5);
    expect(Math.min(...left)).toBeGreaterThan(0);
    expect(left).toEqual(left.toSorted((one, other) => one - other));
  });
});

describe('what shoppers write', () => {
  it('is answered: an inquiry waits until then', async () => {
    const body = { product_id: 3, category: 'SIZE' as const, is_secret: true, content: '소매가 긴가요?' };
    const { data } = await api.call(writeInquiry, { body }, await api.logIn('silver001'));
    const { inquiry_id } = data;
    const waiting = () => linesOf('inquiries.list', { is_all: false, count: 500 });
    expect(await waiting()).toContain('소매가 긴가요?');
    await operate('inquiries.answer', { inquiry_id, answer: '보통 길이예요.' });
    expect(await waiting()).not.toContain('소매가 긴가요?');
    expect(await linesOf('inquiries.list', { is_all: true, count: 500 })).toContain('보통 길이예요.');
    await operate('inquiries.answer', { inquiry_id, answer: '조금 길어요.' });
    expect(await lastAudit()).toMatchObject({
      before: { answer: '보통 길이예요.' },
      after: { answer: '조금 길어요.' },
    });
  });

  it('is taken down for a reason: a review is gone from the page and its count, its text is on record', async () => {
    const { review_id, product_id, content } = await api.db
      .selectFrom('reviews')
      .select(['review_id', 'product_id', 'content'])
      .orderBy('review_id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const counted = () =>
      api.db
        .selectFrom('products')
        .select('review_count')
        .where('product_id', '=', product_id)
        .executeTakeFirstOrThrow();
    const before = await counted();
    expect(await linesOf('reviews.list', { product_id, at_most: 5, count: 500 })).toContain(
      `review ${review_id}  `,
    );
    await operate('reviews.remove', { review_id, reason: '욕설' });
    expect(await counted()).toEqual({ review_count: before.review_count - 1 });
    const page = await api.call(listReviews, { query: { product_id, limit: 50 } });
    expect(page.data.rows.map((row) => row.review_id)).not.toContain(review_id);
    expect(await lastAudit()).toMatchObject({ before: { content }, after: { reason: '욕설' } });
    expect((await operate('reviews.remove', { review_id, reason: '욕설' })).status).toBe(409);
  });
});

it('live campaigns are listed with what each is at', async () => {
  expect(await linesOf('live.list', {})).toMatch(/campaign \d+ {2}(on air|to come|ended)/);
});
