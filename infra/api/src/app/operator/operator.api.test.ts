import { mkdtemp, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listCampaigns } from '@mall/contracts/api/catalogue/live';
import { viewProduct } from '@mall/contracts/api/catalogue/product-view';
import { checkOrderPayment } from '@mall/contracts/api/orders/orders';
import { login } from '@mall/contracts/api/people/members';
import { samplePassword } from '@mall/sample-shop/shoppers/members';
import { contradictions } from '../../jobs/books/contradictions.ts';
import { operateOn, operatorHeaders } from '../../testing/operate-on.ts';
import {
  type ChosenOption,
  choosePlainOptions,
  stockOf,
  wanted,
} from '../../testing/orders/choose-options.ts';
import { orderSteps } from '../../testing/orders/order-steps.ts';
import { payingGateway } from '../../testing/orders/paying-gateway.ts';
import {
  newVisitor,
  startTestApi,
  type TestApi,
  testOperatorKey,
} from '../../testing/servers/start-test-api.ts';
import { publishOperatorKey, readOperatorKey } from './operator-key.ts';

const provider = payingGateway('store-local');
let api: TestApi;
let option: ChosenOption;
beforeAll(async () => {
  api = await startTestApi({ payments: provider.gateway });
  [option] = (await choosePlainOptions(api.db, 1)) as [ChosenOption];
});
afterAll(() => api.close());

const operate = (command: string, input: object) => operateOn(api, command, input);
const audit = async () =>
  api.db.selectFrom('audit_log').selectAll().orderBy('audit_id', 'desc').limit(1).executeTakeFirst();

describe('the admin API', () => {
  const request = (change: { headers?: Record<string, string>; remoteAddress?: string }) =>
    api.app.inject({
      method: 'POST',
      url: '/operator',
      headers: operatorHeaders,
      payload: { command: 'audit.list', input: { count: 1 }, actor: 'kim' },
      ...change,
    });

  it.each([
    ['without the key', { headers: {} }],
    ['with another key', { headers: { authorization: `Operator ${'x'.repeat(testOperatorKey.length)}` } }],
    ['from another machine', { remoteAddress: '10.0.0.9' }],
    ['through a proxy', { headers: { ...operatorHeaders, 'x-forwarded-for': '127.0.0.1' } }],
  ])('is not there %s', async (_case, change) => {
    expect((await request(change)).statusCode).toBe(404);
  });

  // Each call was answered that the command is unknown.
  it.each([
    ['no name', { actor: ' ' }, /--as: say who you are/],
    ['too long a name', { actor: 'k'.repeat(61) }, /--as: 60 letters at most/],
    ['an unknown command', { command: 'audit.lits' }, /unknown command/],
  ])('says what is wrong with %s', async (_what, change, reason) => {
    const payload = { command: 'audit.list', input: { count: 1 }, actor: 'kim', ...change };
    const reply = await api.app.inject({
      method: 'POST',
      url: '/operator',
      headers: operatorHeaders,
      payload,
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ message: expect.stringMatching(reason) });
  });

  it('leaves its key where only its owner can read it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mall-operator-'));
    const own = { url: 'http://127.0.0.1:1', key: testOperatorKey };
    expect(await readOperatorKey(folder)).toBeNull();
    await publishOperatorKey(folder, own);
    expect(await readOperatorKey(folder)).toEqual(own);
    expect((await stat(join(folder, 'api/operator.json'))).mode & 0o777).toBe(0o600);
  });
});

describe('an operator', () => {
  it('names administrators and ends that; all of the named or none', async () => {
    const name = (user_ids: string[], is_admin: boolean) =>
      operate('members.administrators', { user_ids, is_admin });
    expect(await name(['welcome01', 'nobody'], true)).toMatchObject({
      status: 409,
      message: 'no member, or an administrator already:\nnobody',
    });
    expect(await name(['admin0001'], true)).toMatchObject({ status: 409 });
    await name(['welcome01'], true);
    expect(await audit()).toMatchObject({
      action: 'members.administrators',
      before: { is_admin: false },
      after: { is_admin: true },
    });
    expect((await name(['welcome01'], false)).lines).toEqual(['welcome01 is no administrator now']);
  });

  it('approves a member, who can then log in; all of the named or none', async () => {
    const body = { provider: 'normal' as const, user_id: 'waiting01', user_passwd: samplePassword };
    const tryLogin = () => api.call(login, { body }, newVisitor());
    expect(await operate('members.approve', { user_ids: ['waiting01', 'nobody'] })).toMatchObject({
      status: 409,
      message: 'not waiting for approval:\nnobody',
    });
    expect((await tryLogin()).code).toBe('MEMBER_READY');
    expect((await operate('members.waiting', {})).lines.join()).toContain('waiting01');
    expect(await audit()).toMatchObject({ action: 'members.waiting', after: { listed: 1 } });
    await operate('members.approve', { user_ids: ['waiting01'] });
    expect((await tryLogin()).success).toBe(true);
    expect(await audit()).toMatchObject({
      actor: 'kim',
      action: 'members.approve',
      before: { state: 'READY' },
      after: { state: 'ACTIVE' },
    });
  });

  it('sets stock and price, which shoppers see', async () => {
    const { product_id, product_option_id } = option;
    await operate('stock.set', { product_option_id, stock: 77 });
    expect(await stockOf(api.db, product_option_id)).toBe(77);
    expect(await audit()).toMatchObject({ before: { stock: option.stock }, after: { stock: 77 } });
    const [named, ...options] = (await operate('product.show', { product_id })).lines;
    expect(named).toMatch(new RegExp(`^product ${product_id}: .+, \\d+ KRW`));
    expect(options.join()).toMatch(new RegExp(`option ${product_option_id}: .+ / .+, 77 pieces, ON`));
    expect((await operate('product.show', { product_id: 999_999_999 })).status).toBe(409);
    await operate('price.set', { product_id, sell_price: 5_900 });
    const { data } = await api.call(viewProduct, { params: { id: product_id }, query: {} });
    expect(data.price_info.sell_price).toBe(5_900);
    const wrong = await operate('price.set', { product_id, sell_price: 90_000_000 });
    expect(wrong).toMatchObject({ status: 409, message: expect.stringContaining('retail price') });
    expect((await operate('stock.set', { product_option_id, stock: -1 })).status).toBe(400);
  });

  it('moves an order through the state machine only, and a refund follows at once', async () => {
    const visitor = newVisitor();
    const order = await orderSteps(api).order(visitor, [wanted(option)]);
    provider.approve(order.payment);
    const { order_id } = order;
    await api.call(checkOrderPayment, { body: { order_id } }, visitor);
    const move = (to: string) => operate('orders.move', { order_id, to });
    expect(await move('SHIPPING_COMPLETE')).toMatchObject({
      status: 409,
      message: expect.stringContaining('is in PAYMENT_CONFIRM and can go to CONFIRM_SETTLEMENT'),
    });
    expect((await move('LOST')).message).toBe('there is no status LOST');
    const charges = provider.charges();
    const lines = await api.db
      .selectFrom('order_lines')
      .select('order_line_id as id')
      .where('order_id', '=', order_id)
      .execute();
    const [line] = lines.map(({ id }) => id);
    const moveLines = (...line_ids: unknown[]) =>
      operate('orders.move', { order_id, to: 'CONFIRM_SETTLEMENT', line_ids });
    expect((await moveLines(line, 999_999)).message).toBe(`${order_id} has no line 999999`);
    expect((await moveLines()).status).toBe(400);
    expect((await moveLines(line, line)).lines).toEqual([
      `line ${line}: PAYMENT_CONFIRM -> CONFIRM_SETTLEMENT`,
    ]);
    expect((await move('PART_REFUND_READY')).status).toBe(200);
    expect(provider.charges()).toBe(charges - 1);
    expect(await contradictions(api.db)).toEqual([]);
  });

  it('starts and ends a live campaign, publishes a notice, and issues coupons', async () => {
    const statusOf = async (id: number) =>
      (await api.call(listCampaigns, { query: { count: 50 } })).data.rows.find(
        (row) => row.campaign_id === id,
      )?.status;
    expect(await statusOf(8)).toBe('READY');
    await operate('live.run', { campaign_id: 8, action: 'start' });
    expect(await statusOf(8)).toBe('ONAIR');
    expect((await operate('live.run', { campaign_id: 8, action: 'start' })).status).toBe(409);
    await operate('live.run', { campaign_id: 8, action: 'end' });
    expect(await statusOf(8)).toBe('CLOSED');

    const notice = { title: '설 연휴 배송 안내', category: '배송', content: ['쉽니다.'], is_pinned: false };
    expect((await operate('notices.add', notice)).lines[0]).toMatch(/notice \d+ published/);

    expect(
      (await operate('coupons.issue', { coupon_id: 5, user_ids: ['staff0001', 'shopper01'] })).message,
    ).toContain('shopper01');
    expect((await operate('coupons.issue', { coupon_id: 5, user_ids: ['staff0001'] })).status).toBe(200);
    expect((await operate('audit.list', { count: 3 })).lines[0]).toContain('coupons.issue');
  });

  it('cannot have the audit log rewritten', async () => {
    await expect(api.db.deleteFrom('audit_log').execute()).rejects.toThrow(/append only/);
  });
});
