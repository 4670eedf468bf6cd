import { viewProduct } from '@mall/contracts/api/catalogue/product-view';
import { searchProducts } from '@mall/contracts/api/catalogue/products';
import { priceSelection } from '@mall/contracts/api/catalogue/selection-price';
import { addToCart, checkBundleAmount, listCart } from '@mall/contracts/api/orders/carts';
import { setOrderTemporary } from '@mall/contracts/api/orders/temporary-order';
import { sql } from 'kysely';
import { type ClaimShop, startClaimShop } from '../../testing/servers/start-claim-shop.ts';
import { newVisitor, type Visitor } from '../../testing/servers/start-test-api.ts';

interface Pieces {
  product_id: number;
  product_option_id: number;
  order_quantity: number;
  is_guaranteed?: boolean;
  inflow_url?: string;
}

let shop: ClaimShop;
const buyers: Record<string, Visitor> = {};
beforeAll(async () => {
  shop = await startClaimShop();
  buyers.guest = newVisitor();
  buyers.member = shop.member;
  buyers.staff = await shop.api.logIn('staff0001');
  buyers.newcomer = await shop.api.logIn('welcome01');
});
beforeEach(async () => {
  await shop.api.db.deleteFrom('cart_lines').execute();
  // Else only the first case of a newcomer would be a first order.
  await shop.api.db
    .updateTable('orders')
    .set({ payment_state: 'FAILED' })
    .where('member_id', '=', buyers.newcomer?.memberId ?? 0)
    .execute();
});
afterAll(() => shop.close());

/** Options in stock of products with exactly these promotions, `perProduct` of each. */
async function optionsOf(promotions: string, perProduct = 1): Promise<Pieces[]> {
  const { rows } = await sql<Pieces>`
    select product_id, product_option_id, 1 as order_quantity from (
      select o.product_id, o.product_option_id, p.sell_price,
        row_number() over (partition by o.product_id order by o.product_option_id) as place
      from products p join product_options o using (product_id)
      where p.promotions = ${promotions}::text[] and o.stock between 10 and 200 and o.sale_state = 'ON' and o.is_display
        and not p.is_hidden and (o.cj_stock is null or o.cj_stock > 5)
        and not exists (select 1 from promotion_rules r join promotion_rule_products m using (promotion_rule_id)
          where m.product_id = p.product_id and r.terms ->> 'type' = 'INFLOW')) found
    where place <= ${perProduct} order by product_id desc, product_option_id limit ${perProduct}`.execute(
    shop.api.db,
  );
  if (rows.length < perProduct) throw new Error(`the catalogue has nothing with ${promotions}`);
  return rows;
}

/** One option of each part of a rule, of the first rule of this type whose parts can all be bought. */
async function partsOf(type: 'SETFIX' | 'SETCROSS' | 'INFLOW'): Promise<Pieces[]> {
  const { rows } = await sql<Pieces & { host: string | null }>`
    with options as (
      select m.promotion_rule_id, m.part, min(o.product_option_id) as product_option_id
      from promotion_rule_products m join products p using (product_id) join product_options o using (product_id)
      where o.stock > 10 and o.sale_state = 'ON' and o.is_display and not p.is_hidden
        and not p.promotions && '{FIRST,SIZECOLOR,TIME,ONEPLUS}'
      group by m.promotion_rule_id, m.part),
    chosen as (
      select r.promotion_rule_id, r.terms ->> 'host' as host from promotion_rules r
        join promotion_rule_products m using (promotion_rule_id)
      where r.terms ->> 'type' = ${type}
      group by r.promotion_rule_id having count(distinct m.part) =
        (select count(*) from options where options.promotion_rule_id = r.promotion_rule_id)
      order by r.promotion_rule_id limit 1)
    select o.product_id, o.product_option_id, 1 as order_quantity, host
    from chosen join options using (promotion_rule_id) join product_options o using (product_option_id)
    order by part`.execute(shop.api.db);
  if (rows.length === 0) throw new Error(`the catalogue has no ${type}`);
  return rows.map(({ host, ...pieces }) =>
    host ? { ...pieces, inflow_url: `https://${host}/look` } : pieces,
  );
}

const kinds = {
  'a plain product': () => optionsOf('{}'),
  'a time sale': () => optionsOf('{TIME}'),
  'a first order': () => optionsOf('{FIRST}'),
  'a colour or size at a discount': () => optionsOf('{SIZECOLOR}'),
  'three pieces of N+Sale': async () => {
    const [pieces] = await optionsOf('{NPLUS}');
    return pieces ? [{ ...pieces, order_quantity: 3 }] : [];
  },
  '1+1 over two options': () => optionsOf('{ONEPLUS}', 2),
  'guaranteed delivery': async () => {
    const [pieces] = await optionsOf('{DELIVERY_GUARANTEE}');
    return pieces ? [{ ...pieces, is_guaranteed: true }] : [];
  },
  'a partner page': () => partsOf('INFLOW'),
  'a set': () => partsOf('SETFIX'),
  'a cross set': () => partsOf('SETCROSS'),
};

/** What product page and list show of one piece (KRW). */
async function shownFor(visitor: Visitor, product_id: number) {
  const view = (await shop.api.call(viewProduct, { params: { id: product_id }, query: {} }, visitor)).data;
  const list = (
    await shop.api.call(searchProducts, { query: { product_ids: [String(product_id)] } }, visitor)
  ).data;
  const card = list.rows.find((row) => row.product_id === product_id);
  return { ...view.price_info, listed: card?.last_price };
}

/** The cart's own amount, and that of an order of its lines as they are shown. */
async function cartTotals(visitor: Visitor, products: Pieces[]) {
  await shop.api.call(addToCart, { body: { products } }, visitor);
  const { amount, lines } = (await shop.api.call(listCart, { body: {} }, visitor)).data;
  const ordered = lines.map(
    ({ product_id, product_option_id, order_quantity, is_guaranteed, inflow_url }) => ({
      product_id,
      product_option_id,
      order_quantity,
      is_guaranteed,
      ...(inflow_url ? { inflow_url } : {}),
    }),
  );
  return [amount, (await shop.steps.prepare(visitor, ordered)).amount];
}

/** The whole of it at every place that says what it costs (KRW). */
async function totalsFor(visitor: Visitor, products: Pieces[]) {
  const [first] = products;
  const asked = await shop.api.call(
    priceSelection,
    { body: { product_id: first?.product_id ?? 0, option_info: products } },
    visitor,
  );
  const checked = await shop.api.call(
    checkBundleAmount,
    { body: { product_info: products, order_location: 'goods' } },
    visitor,
  );
  const { temporary_id } = (
    await shop.api.call(setOrderTemporary, { body: { products, order_location: 'goods' } }, visitor)
  ).data;
  const temporary = await shop.steps.priceOf(temporary_id, visitor);
  // Guests have no cart.
  const inCart = visitor.memberId === undefined ? [] : await cartTotals(visitor, products);
  const placed = await shop.steps.place(visitor, temporary_id, temporary.amount.total);
  const order = await shop.api.db
    .selectFrom('orders')
    .select('total')
    .where('order_id', '=', placed.data.order_id)
    .executeTakeFirstOrThrow();
  const { amount, rows } = asked.data;
  return {
    pieces: rows,
    totals: [amount, checked.data.amount, ...inCart, temporary.amount, order].map(({ total }) => total),
  };
}

/** Kinds that cost less than their pieces by themselves; the others differ by option, page or buyer. */
const cheaperTogether: readonly string[] = [
  'three pieces of N+Sale',
  '1+1 over two options',
  'a set',
  'a cross set',
];

describe.each(Object.keys(kinds) as (keyof typeof kinds)[])('the price of %s', (kind) => {
  it.each(['guest', 'member', 'staff', 'newcomer'])('is one everywhere: %s', async (name) => {
    const visitor = buyers[name] ?? newVisitor();
    const products = await kinds[kind]();
    const { pieces, totals } = await totalsFor(visitor, products);
    expect(new Set(totals).size).toBe(1);
    // A grade's own price can be as low as that of a set.
    if (name === 'guest' && cheaperTogether.includes(kind)) {
      const asPieces = pieces.reduce(
        (sum, { last_price, order_quantity }) => sum + last_price * order_quantity,
        0,
      );
      expect(totals[0]).toBeLessThan(asPieces);
    }
    for (const { product_option_id, last_price } of pieces) {
      const own = products.find((item) => item.product_option_id === product_option_id);
      const shown = await shownFor(visitor, own?.product_id ?? 0);
      expect(shown.listed).toBe(shown.last_price);
      const isFirst = kind === 'a first order' && name === 'newcomer';
      const expected = isFirst
        ? shown.first_order_discount_price
        : own?.inflow_url
          ? shown.inflow_url_price
          : shown.last_price;
      // The page cannot know the price of an option before it is chosen.
      if (kind === 'a colour or size at a discount') expect(last_price).toBeLessThanOrEqual(expected);
      else expect(last_price).toBe(expected);
    }
  });
});
