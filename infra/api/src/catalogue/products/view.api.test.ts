import { viewProduct } from '@mall/contracts/api/catalogue/product-view';
import { pageGradeHeader, pageGradeText } from '@mall/contracts/page-grade-header';
import { sql } from 'kysely';
import * as z from 'zod';
import { startTestApi, type TestApi } from '../../testing/servers/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const view = (
  id: number,
  visitor: Parameters<TestApi['call']>[2] = null,
  query: { isAdmin?: '1' } = {},
  headers: Record<string, string> = {},
) => api.call(viewProduct, { params: { id }, query }, visitor, headers);

describe('the product page', () => {
  it('shows colours with sizes, pictures, measures, terms and reviews', async () => {
    const { data } = await view(1);
    const [color] = data.options.colors;
    expect(color?.images.map((image) => image.path)).toEqual(
      ['front', 'worn', 'back', 'detail', 'styled'].map((name) =>
        expect.stringMatching(new RegExp(`^/media/products/1/10-${name}\\.webp\\?v=[0-9a-f]{6}$`)),
      ),
    );
    expect(data.size_table.rows.map((row) => row.size)).toEqual(color?.sizes.map((size) => size.name));
    expect(data.usage_info_list.map((item) => item.type)).toEqual([
      'DELIVERY',
      'EXCHANGE',
      'REFUND',
      'AS',
      'ETC',
    ]);
    const { count, distribution } = data.review_summary;
    expect(distribution.reduce((sum, item) => sum + item, 0)).toBe(count);
    expect(data.coordi_product_list.map((item) => item.product_id)).not.toContain(1);
  });

  // The number of the sample shop stood in every shop's terms.
  it("names the customer centre's phone as it is set, and none where none is", async () => {
    const phoneTexts = async () => {
      const { notice_info, usage_info_list } = (await view(1)).data;
      return [
        notice_info?.find(({ name }) => name.startsWith('A/S'))?.value,
        usage_info_list.find(({ type }) => type === 'AS')?.content.split('. ')[1],
      ];
    };
    const ofFooter = api.db.updateTable('settings').where('code', '=', 'footer');
    const { value } = await api.db
      .selectFrom('settings')
      .select('value')
      .where('code', '=', 'footer')
      .executeTakeFirstOrThrow();
    const setPhone = async (phone: string) => {
      const footer = z.looseObject({ customer_center: z.looseObject({}) }).parse(value);
      const changed = { ...footer, customer_center: { ...footer.customer_center, phone } };
      await ofFooter.set({ value: JSON.stringify(changed) }).execute();
      api.wait(10_000);
    };
    await setPhone('02-000-0001');
    expect(await phoneTexts()).toEqual(['고객센터 02-000-0001', '고객센터(02-000-0001)로 문의해주세요.']);
    await setPhone('');
    expect(await phoneTexts()).toEqual(['고객센터', '고객센터로 문의해주세요.']);
    await ofFooter.set({ value: JSON.stringify(value) }).execute();
    api.wait(-20_000);
  });

  it('shows the other pieces of its set', async () => {
    const { rows } = await sql<{ ids: number[] }>`
      select array_agg(product_id order by part) as ids from promotion_rule_products
      join promotion_rules using (promotion_rule_id) where terms ->> 'type' = 'SETFIX'
      group by promotion_rule_id order by promotion_rule_id limit 1`.execute(api.db);
    const [first = 0, second] = rows[0]?.ids ?? [];
    const { data } = await view(first);
    expect(data.set_product_list.map((item) => item.product_id)).toEqual([second]);
  });

  it('leads to the plans that it is part of', async () => {
    const { rows } = await sql<{ plan_id: number; product_ids: number[] }>`
      select plan_id, product_ids from plans order by plan_id desc limit 1`.execute(api.db);
    const plans = (await view(rows[0]?.product_ids[0] ?? 0)).data.related_plan_list;
    expect(plans.map((plan) => plan.plan_id)).toContain(rows[0]?.plan_id);
  });

  it('is shown to administrators while hidden, with stock and states of all options, when they ask', async () => {
    await api.db.updateTable('products').set({ is_hidden: true }).where('product_id', '=', 6).execute();
    const administrator = await api.logIn('admin0001');
    expect(await view(6, administrator)).toMatchObject({ status: 404 });
    const { data } = await view(6, administrator, { isAdmin: '1' });
    const first = await api.db
      .selectFrom('product_options')
      .selectAll()
      .where('product_id', '=', 6)
      .execute();
    expect(data.admin).toMatchObject({ is_hidden: true });
    expect(data.admin?.options).toHaveLength(first.length);
    expect(data.admin?.options).toContainEqual({
      product_option_id: first[0]?.product_option_id,
      color: expect.any(String),
      name: first[0]?.size_name,
      stock: first[0]?.stock,
      held: 0,
      sale_state: 'ON',
      is_display: true,
      is_delivery_guarantee: first[0]?.is_delivery_guarantee,
      cj_stock: first[0]?.cj_stock,
    });
  });

  it('shows it to no one else: neither guests nor members, staff, nor the pages that a grade shares', async () => {
    await api.db.updateTable('products').set({ is_hidden: true }).where('product_id', '=', 6).execute();
    const headers = {
      [pageGradeHeader]: pageGradeText({ grade_name: 'WELCOME', grade_user_type: 'NORMAL' }),
    };
    const others = [
      ...[null, await api.logIn(), await api.logIn('staff0001')].map((who) => ({ who, headers: {} })),
      { who: null, headers },
    ];
    // One after the other: at once, a slow machine turns some away as a crowd.
    for (const { who, headers } of others) {
      expect((await view(6, who, { isAdmin: '1' }, headers)).status).toBe(404);
      const shown = await view(1, who, { isAdmin: '1' }, headers);
      expect([shown.status, 'admin' in shown.data]).toEqual([200, false]);
    }
  });

  it('is not cached after an administrator asked, whose right ends at once', async () => {
    const administrator = await api.logIn('admin0001');
    expect((await view(2, administrator, { isAdmin: '1' })).data.admin).toBeDefined();
    expect((await view(2, await api.logIn('welcome01'))).data.admin).toBeUndefined();
    const end = (is_admin: boolean) =>
      api.db.updateTable('members').set({ is_admin }).where('user_id', '=', 'admin0001').execute();
    await end(false);
    expect((await view(2, administrator, { isAdmin: '1' })).data.admin).toBeUndefined();
    await end(true);
  });

  it('shows guests the non-member price and members their grade among all grades', async () => {
    const guest = (await view(1)).data.price_info;
    expect(guest).toMatchObject({ all_discount_grades: [], last_price: guest.non_member_price });
    const member = (await view(1, await api.logIn())).data.price_info;
    expect(member.last_price).toBe(member.member_price);
    expect(member.all_discount_grades.filter((grade) => grade.apply_flag)).toEqual([
      { grade_name: 'GOLD', last_price: member.last_price, apply_flag: true, discount_rate: 3 },
    ]);
  });

  it('shows what a first order and a partner address would pay, and what a set costs', async () => {
    const rules = await sql<{ product_id: number; terms: { type: string; rate: number; set_price: number } }>`
      select distinct on (r.terms ->> 'type') m.product_id, r.terms
      from promotion_rules r join promotion_rule_products m using (promotion_rule_id)
      join products p using (product_id)
      where not p.is_hidden and r.terms ->> 'type' in ('INFLOW', 'SETFIX') and p.promotions <@ '{SETFIX,DELIVERY_GUARANTEE}'
      order by r.terms ->> 'type', m.product_id`.execute(api.db);
    const of = (type: string) => rules.rows.find((row) => row.terms.type === type);
    const [partner, set] = [of('INFLOW'), of('SETFIX')];
    if (!partner || !set) throw new Error('the catalogue has no such promotions');
    const { price_info } = (await view(partner.product_id)).data;
    expect(price_info.inflow_url_price).toBe(Math.floor((price_info.sell_price * 97) / 1000) * 10);
    expect(price_info.first_order_discount_price).toBe(price_info.sell_price);
    expect((await view(set.product_id)).data.price_info.product_benefit).toEqual({
      type: 'SETFIX',
      text: `세트로 구매하면 ${set.terms.set_price.toLocaleString('ko-KR')}원`,
    });
  });

  it('runs a time sale only while it lasts', async () => {
    const { rows } = await sql<{ product_id: number; time_sale_price: number; sell_price: number }>`
      select product_id, time_sale_price, sell_price from products where time_sale_price is not null limit 1`.execute(
      api.db,
    );
    const sale = rows[0];
    if (!sale) throw new Error('the catalogue has no time sale');
    const during = (await view(sale.product_id)).data;
    expect(during.price_info).toMatchObject({ last_price: sale.time_sale_price });
    expect(during.promotions).toContain('TIME');
    api.wait(15 * 3_600_000);
    const after = (await view(sale.product_id)).data;
    expect(after.price_info).toMatchObject({ last_price: sale.sell_price, time_sale: null });
    expect(after.promotions).not.toContain('TIME');
  });

  it.each([0, 99_999_999])('does not know product %i', async (id) => {
    expect((await view(id)).status).toBeGreaterThanOrEqual(400);
    expect((await view(id)).success).toBe(false);
  });

  it('does not show a hidden product', async () => {
    await api.db.updateTable('products').set({ is_hidden: true }).where('product_id', '=', 5).execute();
    expect(await view(5)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});
