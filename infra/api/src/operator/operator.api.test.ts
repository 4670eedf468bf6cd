import { mkdtemp, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { listCampaigns } from '@mall/contracts/api/live';
import { login } from '@mall/contracts/api/members';
import { checkOrderPayment } from '@mall/contracts/api/orders';
import { viewProduct } from '@mall/contracts/api/products';
import sharp from 'sharp';
import { samplePassword } from '../seed/members.ts';
import { type ChosenOption, choosePlainOptions, stockOf, wanted } from '../testing/choose-options.ts';
import { contradictions } from '../testing/money-agrees.ts';
import { orderSteps } from '../testing/order-steps.ts';
import { payingGateway } from '../testing/paying-gateway.ts';
import { newVisitor, startTestApi, type TestApi, testOperatorKey } from '../testing/start-test-api.ts';
import { publishOperatorKey, readOperatorKey } from './operator-key.ts';

const provider = payingGateway('store-local');
let api: TestApi;
let option: ChosenOption;
beforeAll(async () => {
  api = await startTestApi({ payments: provider.gateway });
  [option] = (await choosePlainOptions(api.db, 1)) as [ChosenOption];
});
afterAll(() => api.close());

const headers = { authorization: `Operator ${testOperatorKey}` };
async function operate(command: string, input: object) {
  const payload = { command, input, actor: 'kim' };
  const reply = await api.app.inject({ method: 'POST', url: '/operator', headers, payload });
  const body = reply.json<{ message?: string; data?: { lines: string[] } }>();
  return { status: reply.statusCode, message: body.message ?? '', lines: body.data?.lines ?? [] };
}
const audit = async () =>
  api.db.selectFrom('audit_log').selectAll().orderBy('audit_id', 'desc').limit(1).executeTakeFirst();

describe("the operator's door", () => {
  const knock = (change: { headers?: Record<string, string>; remoteAddress?: string }) =>
    api.app.inject({
      method: 'POST',
      url: '/operator',
      headers,
      payload: { command: 'audit.list', input: { count: 1 }, actor: 'kim' },
      ...change,
    });

  it.each([
    ['without the key', { headers: {} }],
    ['with another key', { headers: { authorization: `Operator ${'x'.repeat(testOperatorKey.length)}` } }],
    ['from another machine', { remoteAddress: '10.0.0.9' }],
    ['through a proxy', { headers: { ...headers, 'x-forwarded-for': '127.0.0.1' } }],
  ])('is not there %s', async (_case, change) => {
    expect((await knock(change)).statusCode).toBe(404);
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
  it('approves a member, who can then log in; all of the named or none', async () => {
    const body = { provider: 'normal' as const, user_id: 'waiting01', user_passwd: samplePassword };
    const tryLogin = () => api.call(login, { body }, newVisitor());
    expect(await operate('members.approve', { user_ids: ['waiting01', 'nobody'] })).toMatchObject({
      status: 409,
      message: 'not waiting for approval:\nnobody',
    });
    expect((await tryLogin()).code).toBe('MEMBER_READY');
    expect((await operate('members.waiting', {})).lines.join()).toContain('waiting01');
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
    expect((await operate('notice.publish', notice)).lines[0]).toMatch(/notice \d+ published/);

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

describe('importing a catalogue', () => {
  const head =
    'code,brand_id,category_id,product_name,retail_price,sell_price,garment_type,fabric,pattern,color_name,color_hex,color_group,size_name,stock,picture';
  const row = (change: Partial<Record<string, string>> = {}) => {
    const values: Record<string, string> = {
      code: 'IMP-001',
      brand_id: '1',
      category_id: '203',
      product_name: '"린넨 셔츠, 여름"',
      retail_price: '59900',
      sell_price: '49900',
      garment_type: 'shirt',
      fabric: 'linen',
      pattern: 'solid',
      color_name: '블루',
      color_hex: '#4A72AD',
      color_group: 'BLUE',
      size_name: 'M',
      stock: '7',
      picture: '',
      ...change,
    };
    return head
      .split(',')
      .map((name) => values[name])
      .join(',');
  };
  const counted = async () =>
    (
      await api.db
        .selectFrom('products')
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count;

  it('refuses all of it with every fault and its line', async () => {
    const before = await counted();
    const csv = [
      head,
      row(),
      row({ size_name: 'L', sell_price: '99900' }),
      row({ size_name: 'XL', stock: '많음' }),
      row(),
      row({ code: 'IMP-002', brand_id: '999', picture: 'gone.jpg' }),
      'short,row',
    ].join('\n');
    const { status, message } = await operate('catalogue.import', { csv, pictures: {} });
    expect(status).toBe(409);
    for (const fault of [
      'line 7: 2 fields instead of 15',
      'line 3: sell_price: is more than retail_price',
      'line 4: stock:',
      'line 5: the same option as line 2',
      'line 6: there is no picture gone.jpg',
      'line 6: there is no brand 999',
    ]) {
      expect(message).toContain(fault);
    }
    expect(await counted()).toBe(before);
  });

  it('adds products with options and photos that the shop then shows', async () => {
    const photo = await sharp({ create: { width: 30, height: 40, channels: 3, background: '#4a72ad' } })
      .jpeg()
      .toBuffer();
    const csv = [
      head,
      row({ picture: 'blue.jpg' }),
      row({ size_name: 'L', stock: '0' }),
      row({ color_name: '화이트', color_hex: '#ffffff', color_group: 'WHITE' }),
    ].join('\n');
    const pictures = { 'blue.jpg': photo.toString('base64') };
    const { lines } = await operate('catalogue.import', { csv, pictures });
    expect(lines).toEqual([expect.stringMatching(/^\d+ {2}IMP-001 {2}린넨 셔츠, 여름 {2}3 options$/)]);
    const id = Number.parseInt(lines[0] ?? '', 10);
    const { data } = await api.call(viewProduct, { params: { id }, query: {} });
    const [blue, white] = data.options.colors;
    expect(blue?.sizes.map((size) => [size.name, size.stock])).toEqual([
      ['M', 7],
      ['L', 0],
    ]);
    const bytesOf = async (path = '') => (await api.app.inject({ url: path })).rawPayload;
    const { width, height, format } = await sharp(await bytesOf(blue?.images[0]?.path)).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 1600, format: 'webp' });
    expect((await bytesOf(white?.images[0]?.path)).toString()).toBe('drawn');
    expect(await operate('catalogue.import', { csv, pictures })).toMatchObject({
      status: 409,
      message: expect.stringContaining('line 2: the code IMP-001 is taken'),
    });
  });

  it.each([
    ['an empty stock', [row({ stock: '' })], 'line 2: stock: has to be a whole number'],
    ["a spreadsheet's number", [row({ retail_price: '1E+05' })], 'line 2: retail_price: has to be a whole'],
    [
      'more sizes than there are ids for',
      Array.from({ length: 21 }, (_, size) => row({ size_name: String(size) })),
      'line 2: IMP-001 has more than 20 sizes of 블루',
    ],
    [
      'two shades of one colour',
      [row(), row({ size_name: 'L', color_hex: '#000000' })],
      'line 3: color_hex is not that of line 2, which has the same colour',
    ],
    [
      'two pictures of one colour',
      [row({ picture: 'a.png' }), row({ size_name: 'L', picture: 'b.png' })],
      'line 3: a colour has one picture, and line 2 has another',
    ],
    [
      'a name with a line end',
      [row({ product_name: '"셔츠\n여름"' })],
      'line 2: product_name: has line ends',
    ],
  ])('refuses %s', async (_case, rows, fault) => {
    const csv = [head, ...rows].join('\n');
    const { status, message } = await operate('catalogue.import', { csv, pictures: {} });
    expect(status).toBe(409);
    expect(message).toContain(fault);
  });

  it('says once which columns are missing, unknown or there twice', async () => {
    const wrong = `${head.replace(',stock', ',stoc')},code`;
    const csv = [wrong, `${row()},X`, `${row({ size_name: 'L' })},X`].join('\n');
    expect((await operate('catalogue.import', { csv, pictures: {} })).message).toBe(
      [
        'nothing was imported, 3 faults:',
        'line 1: the column stock is missing',
        'line 1: there is no column "stoc"',
        'line 1: the column code is there twice',
      ].join('\n'),
    );
  });

  it('leaves the database to shoppers while pictures are shrunk', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const photo = await sharp({
      create: { width: 3000, height: 4000, channels: 3, background: '#888', noise },
    })
      .jpeg()
      .toBuffer();
    const csv = [head, row({ code: 'IMP-004', picture: 'a.jpg' })].join('\n');
    let isDone = false;
    const importing = operate('catalogue.import', { csv, pictures: { 'a.jpg': photo.toString('base64') } });
    const ended = importing.finally(() => {
      isDone = true;
    });
    let answered = 0;
    while (!isDone) {
      await counted();
      answered += 1;
      await setImmediate();
    }
    expect((await ended).status).toBe(200);
    // A transaction around the shrinking lets no more than the first few through.
    expect(answered).toBeGreaterThan(20);
  });

  it('refuses a picture that is none', async () => {
    const csv = [head, row({ code: 'IMP-003', picture: 'x.png' })].join('\n');
    const pictures = { 'x.png': Buffer.from('not a picture').toString('base64') };
    expect((await operate('catalogue.import', { csv, pictures })).message).toContain(
      'x.png is not a picture',
    );
  });
});
