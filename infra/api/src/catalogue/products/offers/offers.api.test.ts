import { viewOptionInfo } from '@mall/contracts/api/catalogue/option-info';
import { viewProduct } from '@mall/contracts/api/catalogue/product-view';
import { priceSelection } from '@mall/contracts/api/catalogue/selection-price';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../../testing/servers/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const view = async (id: number) => (await api.call(viewProduct, { params: { id }, query: {} })).data;

const paired = sql`promotions @> '{SETFIX}' and not promotions @> '{ONEPLUS}' and product_id in (
  select product_id from promotion_rule_products join promotion_rules using (promotion_rule_id)
  where terms ->> 'type' = 'SETFIX')`;

/** A product whose benefit across pieces is of this kind, by its promotions alone. */
async function productWith(condition: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ product_id: number }>`select product_id from products
    where not is_hidden and not is_sold_out and ${condition} order by product_id limit 1`.execute(api.db);
  const [found] = rows;
  if (!found) throw new Error('the catalogue has no such product');
  return found.product_id;
}

async function optionOf(product_id: number) {
  const { colors } = (await api.call(viewOptionInfo, { query: { product_id } })).data;
  const size = colors.flatMap(({ sizes }) => sizes).find(({ is_available }) => is_available);
  if (!size) throw new Error(`product ${product_id} has nothing to buy`);
  return { product_id, product_option_id: size.product_option_id, order_quantity: 1 };
}
const priceOf = async (product_id: number, option_info: Awaited<ReturnType<typeof optionOf>>[]) =>
  (await api.call(priceSelection, { body: { product_id, option_info } })).data;

describe('offers of a product', () => {
  it('name the other parts of a set, which together cost its price', async () => {
    const id = await productWith(paired);
    const { offers = [], set_product_list } = await view(id);
    const [offer] = offers;
    const ids = offer?.parts.flatMap(({ products }) => products.map(({ product_id }) => product_id));
    expect(offer).toMatchObject({ type: 'SETFIX', set_price: expect.any(Number) });
    expect(ids).toEqual(set_product_list.map(({ product_id }) => product_id));
    const price = await priceOf(id, [await optionOf(id), await optionOf(ids?.[0] ?? 0)]);
    expect(price.together_price).toBe(offer?.set_price);
    expect((price.separate_price ?? 0) - (price.saved_price ?? 0)).toBe(price.together_price);
    expect(price.saved_price).toBeGreaterThan(0);
  });

  it('name partners of a cross set that really get its rate', async () => {
    const id = await productWith(sql`promotions @> '{SETCROSS}' and not promotions && '{ONEPLUS,SETFIX}'`);
    const [offer] = (await view(id)).offers ?? [];
    const partners = offer?.parts[0]?.products ?? [];
    expect(offer).toMatchObject({ type: 'SETCROSS', rate: 10 });
    expect(partners.length).toBeGreaterThan(0);
    expect(partners.length).toBeLessThanOrEqual(8);
    expect(partners.map(({ is_sold_out }) => is_sold_out)).toEqual(
      [...partners].map(({ is_sold_out }) => is_sold_out).sort((one, other) => Number(one) - Number(other)),
    );
    for (const partner of partners.filter(({ is_sold_out }) => !is_sold_out)) {
      const { saved_price } = await priceOf(id, [await optionOf(id), await optionOf(partner.product_id)]);
      expect(saved_price).toBeGreaterThan(0);
    }
  });

  it.each([
    ['ONEPLUS', sql`promotions @> '{ONEPLUS}'`, { parts: [] }],
    [
      'NPLUS',
      sql`promotions @> '{NPLUS}' and not promotions && '{ONEPLUS,SETFIX,SETCROSS}'`,
      {
        steps: [
          { from: 2, rate: 5 },
          { from: 3, rate: 10 },
        ],
      },
    ],
    ['SIZECOLOR', sql`promotions @> '{SIZECOLOR}'`, { rate: 10, product_option_ids: expect.any(Array) }],
  ])('say what %s brings', async (type, condition, terms) => {
    const { offers } = await view(await productWith(condition));
    expect(offers?.find((offer) => offer.type === type)).toMatchObject({ type, ...terms });
  });

  it('are left out when a part of the set is not shown any more', async () => {
    const id = await productWith(paired);
    const partner = (await view(id)).set_product_list[0]?.product_id ?? 0;
    const hide = (is_hidden: boolean) =>
      api.db.updateTable('products').set({ is_hidden }).where('product_id', '=', partner).execute();
    await hide(true);
    expect((await view(id)).offers).toEqual([]);
    await hide(false);
    expect((await view(id)).offers).toHaveLength(1);
  });

  it('are one across pieces at most: the first in the order of price steps', async () => {
    const id = await productWith(paired);
    await sql`update products set promotions = '{ONEPLUS,SETFIX,NPLUS}' where product_id = ${id}`.execute(
      api.db,
    );
    expect((await view(id)).offers?.map(({ type }) => type)).toEqual(['ONEPLUS']);
  });
});

it('the rows of a price add up to it, from the retail price down', async () => {
  for (const visitor of [null, await api.logIn()]) {
    const {
      rows = [],
      last_price,
      retail_price,
    } = (await api.call(viewProduct, { params: { id: 3 }, query: {} }, visitor)).data.price_info;
    expect(rows[0]).toMatchObject({ code: 'RETAIL', amount: retail_price });
    expect(rows.reduce((sum, row) => sum + row.amount, 0)).toBe(last_price);
  }
});
