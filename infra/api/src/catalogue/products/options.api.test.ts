import { checkDeliveryGuarantee } from '@mall/contracts/api/catalogue/delivery-guarantee';
import { viewOptionInfo } from '@mall/contracts/api/catalogue/option-info';
import { productInfo } from '@mall/contracts/api/catalogue/product-info';
import { viewProduct } from '@mall/contracts/api/catalogue/product-view';
import { recommendProducts } from '@mall/contracts/api/catalogue/recommends';
import { priceSelection } from '@mall/contracts/api/catalogue/selection-price';
import { sql } from 'kysely';
import { choosePlainOptions } from '../../testing/orders/choose-options.ts';
import { startTestApi, type TestApi } from '../../testing/servers/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('option info', () => {
  it('says what can be bought, in quick delivery mode or not (spec 4.11)', async () => {
    const [option] = await choosePlainOptions(api.db, 1);
    if (!option) throw new Error('no option');
    const look = async (is_guarantee: '0' | '1') => {
      const query = { product_id: option.product_id, is_guarantee };
      const { colors } = (await api.call(viewOptionInfo, { query })).data;
      return colors
        .flatMap((color) => color.sizes)
        .find((size) => size.product_option_id === option.product_option_id);
    };
    const set = (values: ReturnType<typeof sql>) =>
      sql`update product_options set ${values} where product_option_id = ${option.product_option_id}`.execute(
        api.db,
      );
    await set(sql`cj_stock = 0, is_delivery_guarantee = false`);
    expect(await look('0')).toMatchObject({ is_available: true, is_restock_alarm: false });
    expect(await look('1')).toMatchObject({ is_available: false });
    await set(sql`is_delivery_guarantee = true`);
    expect(await look('1')).toMatchObject({ is_available: true });
    await set(sql`stock = 0`);
    expect(await look('1')).toMatchObject({ is_available: false, is_restock_alarm: true });
    expect(await api.call(viewOptionInfo, { query: { product_id: 99_999 } })).toMatchObject({ status: 404 });
  });
});

describe('the price of a selection', () => {
  it("is the server's, for this caller", async () => {
    const [, option] = await choosePlainOptions(api.db, 2);
    if (!option) throw new Error('no option');
    const { product_id, product_option_id, guest_price, member_price } = option;
    const body = { product_id, option_info: [{ product_option_id, order_quantity: 3 }] };
    const guest = (await api.call(priceSelection, { body })).data;
    expect(guest.rows).toEqual([
      { product_option_id, order_quantity: 3, last_price: guest_price, line_price: guest_price * 3 },
    ]);
    expect(guest).toMatchObject({ separate_price: guest_price * 3, saved_price: 0, is_price_changed: false });
    const member = await api.call(priceSelection, { body: { ...body, sell_price: 100 } }, await api.logIn());
    expect(member.data).toMatchObject({ rows: [{ last_price: member_price }], is_price_changed: true });
  });

  it('is refused for what cannot be bought', async () => {
    const { rows } = await sql<{ product_id: number; product_option_id: number }>`
      select product_id, product_option_id from product_options where stock = 0 limit 1`.execute(api.db);
    const gone = rows[0] ?? { product_id: 0, product_option_id: 0 };
    const option_info = [{ product_option_id: gone.product_option_id, order_quantity: 1 }];
    expect(
      await api.call(priceSelection, { body: { product_id: gone.product_id, option_info } }),
    ).toMatchObject({ code: 'OUT_OF_STOCK' });
    expect(await api.call(priceSelection, { body: { product_id: 3, option_info: [] } })).toMatchObject({
      status: 400,
      message: '상품을 선택해주세요.',
    });
  });
});

describe('recommendations', () => {
  it('are of the same category, without the product itself, the wanted colour first', async () => {
    const { data } = await api.call(viewProduct, { params: { id: 1 }, query: {} });
    const body = { product_code: data.code, color_tag_id: 'NAVY' };
    const { rows } = (await api.call(recommendProducts, { body })).data;
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThanOrEqual(12);
    const ids = rows.map((row) => row.product_id);
    expect(ids).not.toContain(1);
    const { rows: facts } = await sql<{ category_id: number; is_navy: boolean }>`
      select p.category_id, p.color_groups @> '{NAVY}' as is_navy
      from unnest(${ids}::int[]) with ordinality as wanted(id, place) join products p on p.product_id = wanted.id
      order by place`.execute(api.db);
    expect(new Set(facts.map((fact) => fact.category_id))).toEqual(
      new Set([data.category.at(-1)?.category_id]),
    );
    const navy = facts.map((fact) => fact.is_navy);
    expect(navy).toEqual([...navy].sort((one, other) => Number(other) - Number(one)));
  });

  it('of an unknown code are none', async () => {
    expect((await api.call(recommendProducts, { body: { product_code: 'NONE' } })).data.rows).toEqual([]);
  });
});

describe('quick delivery', () => {
  it.each([
    ['04793', true],
    ['13529', true],
    ['63122', false],
    ['40200', false],
  ])('to %s: %s', async (zipcode, is_available) => {
    expect((await api.call(checkDeliveryGuarantee, { query: { zipcode } })).data).toMatchObject({
      is_available,
    });
  });

  it('says by the calendar of the settings when an order of now arrives', async () => {
    const arrivalAt = async (zipcode: string) =>
      (await api.call(checkDeliveryGuarantee, { query: { zipcode } })).data.arrival;
    const usual = await arrivalAt('04793');
    expect(usual?.quick?.localeCompare(usual.normal)).toBe(-1);
    const today = new Date(api.deps.clock().getTime() + 9 * 3_600_000);
    const day = (count: number) => new Date(today.getTime() + count * 86_400_000).toISOString().slice(0, 10);
    const holidays = Array.from({ length: 60 }, (_, count) => day(count));
    await sql`insert into settings (code, value) values ('delivery-calendar',
      ${JSON.stringify({ cut_off_hour: 9, days: 1, holidays })}::jsonb)`.execute(api.db);
    const late = await arrivalAt('04793');
    expect(late?.quick?.localeCompare(day(59))).toBe(1);
    expect(await arrivalAt('63122')).toEqual({ ...late, quick: null });
  });

  it('asks for five digits', async () => {
    const reply = await api.call(checkDeliveryGuarantee, { query: { zipcode: '123' } });
    expect(reply).toMatchObject({ status: 400, message: '우편번호 5자리를 입력해주세요.' });
  });
});

describe('cards by id', () => {
  it('come with their filters when asked', async () => {
    const query = { product_ids: ['1', '2', '3'], is_filter: '1' as const };
    const { filter } = (await api.call(productInfo, { query })).data;
    expect(filter?.brand.reduce((sum, brand) => sum + brand.count, 0)).toBe(3);
  });

  it('may be asked for in one parameter', async () => {
    const { rows } = (await api.call(productInfo, { query: { product_ids: '3,1,x' } })).data;
    expect(rows.map((row) => row.product_id)).toEqual([3, 1]);
  });
});
