import { addToCart, listCart } from '@mall/contracts/api/orders/carts';
import { requestClaim } from '@mall/contracts/api/orders/order-claims';
import { orderPurchase } from '@mall/contracts/api/orders/orders';
import { setOrderTemporary } from '@mall/contracts/api/orders/temporary-order';
import { contradictions } from '../jobs/books/contradictions.ts';
import { countPieces } from '../jobs/books/count-pieces.ts';
import { type ChosenOption, choosePlainOptions, setStock } from '../testing/orders/choose-options.ts';
import { offerGift } from '../testing/orders/offer-gifts.ts';
import { newKey } from '../testing/orders/order-steps.ts';
import { type ClaimShop, startClaimShop } from '../testing/servers/start-claim-shop.ts';

let shop: ClaimShop;
let goods: ChosenOption;
let free: { gift_item_id: number };
let charged: { gift_item_id: number };
let options: ChosenOption[];
/** KRW of the gifts. */
const [value, price] = [12_000, 4_900];

beforeAll(async () => {
  shop = await startClaimShop();
  // Those of the sample shop.
  await shop.api.db.deleteFrom('gift_promotions').execute();
  goods = shop.first;
  options = (await choosePlainOptions(shop.api.db, 4)).slice(2);
  const [one, other] = options as [ChosenOption, ChosenOption];
  const own = { product_ids: [goods.product_id], value };
  free = await offerGift(shop.api.db, { ...own, kind: 'FREE', least_pieces: 3, option: one, stock: 50 });
  charged = await offerGift(shop.api.db, {
    ...own,
    kind: 'CHARGED',
    least_amount: 1,
    gift_count: 2,
    price,
    option: other,
    stock: 50,
  });
});
afterEach(async () => expect(await contradictions(shop.api.db)).toEqual([]));
afterAll(() => shop.close());

const pieces = (order_quantity: number) => ({
  product_id: goods.product_id,
  product_option_id: goods.product_option_id,
  order_quantity,
});
const freeOne = () => ({ gift_item_id: free.gift_item_id, quantity: 1 });
const bothGifts = () => [freeOne(), { gift_item_id: charged.gift_item_id, quantity: 1 }];
const buy = (quantity: number, gifts = bothGifts()) =>
  shop.steps.buy(shop.member, [pieces(quantity)], { gifts });
const view = (order_id: string) => shop.steps.view(order_id, shop.member);
const stockOf = async (option: ChosenOption | undefined) =>
  (
    await shop.api.db
      .selectFrom('product_options')
      .select('stock')
      .where('product_option_id', '=', option?.product_option_id ?? 0)
      .executeTakeFirstOrThrow()
  ).stock;
const lineOf = async (order_id: string, kind?: 'FREE' | 'CHARGED') => {
  const line = (await view(order_id)).lines.find((one) => one.gift?.kind === kind);
  if (!line) throw new Error(`no line of ${kind ?? 'goods'}`);
  return line;
};
const back = ['RETURN_APPROVAL', 'RETURN_COLLECT', 'RETURN_COLLECT_COMPLETE', 'RETURN_CONFIRM'] as const;
const sendBack = async (order_id: string, lines: { order_line_id: number; order_quantity: number }[]) => {
  const body = { order_id, kind: 'RETURN' as const, reason: 'CHANGE_OF_MIND' as const, detail: '', lines };
  return shop.api.call(requestClaim, { body }, shop.member);
};

it('the cart and the order page say which gifts are earned, and what is missing to the others', async () => {
  await shop.api.call(addToCart, { body: { products: [pieces(2)] } }, shop.member);
  const { gifts } = (await shop.api.call(listCart, { body: {} }, shop.member)).data;
  expect(gifts).toMatchObject([
    { kind: 'FREE', is_reached: false, missing_pieces: 1, missing_amount: 0, items: [{ price: 0, value }] },
    { kind: 'CHARGED', is_reached: true, items: [{ price, value, available_quantity: 2 }] },
  ]);
  const page = await shop.steps.prepare(shop.member, [pieces(3)]);
  expect(page.gifts?.map((gift) => gift.is_reached)).toEqual([true, true]);
  expect(page.lines).toHaveLength(1);
});

it('a charged gift is part of the total, of the payment and of the lines; both take their stock', async () => {
  const alone = (await shop.steps.prepare(shop.member, [pieces(3)])).amount;
  const before = await Promise.all(options.map(stockOf));
  const counted = await countPieces(shop.api.db);
  const { order_id, amount, payment } = await buy(3);
  expect(amount.total).toBe(alone.total + price);
  expect(payment.total_amount).toBe(alone.total + price);
  expect(payment.order_name).not.toContain('외');
  const { order, lines } = await view(order_id);
  expect(order.amount.rows).toContainEqual({ code: 'GIFT', label: '특가 사은품', amount: price });
  expect(lines.map((line) => [line.gift?.kind, line.paid_price])).toEqual([
    [undefined, alone.total - alone.delivery_fee],
    ['FREE', 0],
    ['CHARGED', price],
  ]);
  expect(lines[1]?.actions).not.toContain('REQUEST_EXCHANGE');
  expect(await Promise.all(options.map(stockOf))).toEqual(before.map((stock) => stock - 1));
  const now = await countPieces(shop.api.db);
  expect(now.inStock + now.taken).toBe(counted.inStock + counted.taken);
});

describe('a thief', () => {
  const refusedWith = async (quantity: number, gifts: { gift_item_id: number; quantity: number }[]) => {
    const { temporary_id, amount } = await shop.steps.prepare(shop.member, [pieces(quantity)]);
    const extra = { gifts };
    const reply = await shop.steps.place(shop.member, temporary_id, amount.total, newKey(), extra);
    return reply.success ? 'PLACED' : reply.code;
  };

  it('gets no gift that is not earned, unknown, or more than are given', async () => {
    expect(await refusedWith(2, [freeOne()])).toBe('GIFT_UNAVAILABLE');
    expect(await refusedWith(3, [{ gift_item_id: 99_999, quantity: 1 }])).toBe('GIFT_UNAVAILABLE');
    expect(await refusedWith(3, [{ ...freeOne(), quantity: 2 }])).toBe('GIFT_UNAVAILABLE');
    expect(await refusedWith(3, [freeOne(), freeOne()])).toBe('GIFT_UNAVAILABLE');
    expect(await refusedWith(3, bothGifts())).toBe('PRICE_CHANGED');
  });

  it('cannot order a gift as goods', async () => {
    const [option] = options as [ChosenOption];
    const products = [{ ...pieces(1), ...option, order_quantity: 1 }].map(
      ({ product_id, product_option_id, order_quantity }) => ({
        product_id,
        product_option_id,
        order_quantity,
      }),
    );
    const body = { products, order_location: 'goods' as const };
    expect((await shop.api.call(setOrderTemporary, { body }, shop.member)).code).toBe('NOT_FOUND');
  });

  it('gets no gift of a promotion that is over', async () => {
    const over = { ends_at: new Date(1000) };
    const { gift_promotion_id } = await offerGift(shop.api.db, {
      kind: 'FREE',
      product_ids: [goods.product_id],
      least_pieces: 1,
      value,
      option: options[0] as ChosenOption,
      stock: 50,
    });
    const item = await shop.api.db
      .selectFrom('gift_items')
      .select('gift_item_id')
      .where('gift_promotion_id', '=', gift_promotion_id)
      .executeTakeFirstOrThrow();
    await shop.api.db
      .updateTable('gift_promotions')
      .set(over)
      .where('gift_promotion_id', '=', gift_promotion_id)
      .execute();
    expect(await refusedWith(3, [{ ...item, quantity: 1 }])).toBe('GIFT_UNAVAILABLE');
  });
});

it('the order page leaves out what is gone and says so; placing it is refused', async () => {
  const [option] = options as [ChosenOption];
  await setStock(shop.api.db, option.product_option_id, 0);
  const { temporary_id } = await shop.steps.prepare(shop.member, [pieces(3)]);
  const body = { temporary_id, gifts: bothGifts() };
  const page = (await shop.api.call(orderPurchase, { body }, shop.member)).data;
  expect(page).toMatchObject({ is_gift_dropped: true, chosen_gifts: [bothGifts()[1]] });
  const extra = { gifts: bothGifts() };
  const reply = await shop.steps.place(shop.member, temporary_id, page.amount.total, newKey(), extra);
  expect(reply.code).toBe('GIFT_UNAVAILABLE');
  await setStock(shop.api.db, option.product_option_id, 50);
});

// It read its gifts three times, and was refused for one that went in between.
it('the order page opens while the last gift goes and comes', async () => {
  const [option] = options as [ChosenOption];
  const { temporary_id } = await shop.steps.prepare(shop.member, [pieces(3)]);
  const body = { temporary_id, gifts: bothGifts() };
  let isOver = false;
  const goAndCome = async () => {
    for (let stock = 0; !isOver; stock = 50 - stock)
      await setStock(shop.api.db, option.product_option_id, stock);
  };
  const look = async () => {
    const replies = [];
    for (let view = 0; view < 30; view += 1)
      replies.push(await shop.api.call(orderPurchase, { body }, shop.member));
    isOver = true;
    return replies;
  };
  const [replies] = await Promise.all([look(), goAndCome()]);
  expect(replies.flatMap(({ code }) => code ?? [])).toEqual([]);
  // Otherwise it was never gone, or never there.
  expect(new Set(replies.map(({ data }) => data.is_gift_dropped ?? false))).toEqual(new Set([true, false]));
  await setStock(shop.api.db, option.product_option_id, 50);
});

it('of two shoppers one gets the last gift', async () => {
  const [option] = options as [ChosenOption];
  await setStock(shop.api.db, option.product_option_id, 1);
  const shoppers = [shop.member, await shop.api.logIn('silver001')];
  const replies = await Promise.all(
    shoppers.map(async (visitor) => {
      const { temporary_id, amount } = await shop.steps.prepare(visitor, [pieces(3)]);
      return shop.steps.place(visitor, temporary_id, amount.total, newKey(), { gifts: [freeOne()] });
    }),
  );
  expect(replies.map((reply) => reply.code ?? 'PLACED').sort()).toEqual(['GIFT_UNAVAILABLE', 'PLACED']);
  expect(await stockOf(option)).toBe(0);
  await setStock(shop.api.db, option.product_option_id, 50);
});

describe('when goods leave', () => {
  it('gifts that the rest does not earn are cancelled with them, while others stay', async () => {
    const [option] = options;
    const { order_id, amount } = await buy(3);
    const before = await stockOf(option);
    const line = await lineOf(order_id);
    await shop.steps.cancel(order_id, shop.member, [{ ...line, order_quantity: 1 }].map(partOf));
    expect((await lineOf(order_id, 'FREE')).status).toBe('PART_REFUND_COMPLETE');
    expect((await lineOf(order_id, 'CHARGED')).status).toBe('PAYMENT_CONFIRM');
    expect(await stockOf(option)).toBe(before + 1);
    await shop.steps.cancel(order_id, shop.member);
    expect(await shop.steps.givenBack(order_id)).toBe(amount.total);
  });

  it('after delivery a gift that stays unearned costs its value, until it comes back too', async () => {
    const { order_id, amount } = await buy(3);
    await shop.steps.deliver(order_id);
    const [line, gift] = [await lineOf(order_id), await lineOf(order_id, 'FREE')];
    const two = (await shop.steps.prepare(shop.member, [pieces(2)])).amount;
    const one = await sendBack(order_id, [partOf({ ...line, order_quantity: 1 })]);
    const row = { code: 'GIFT', label: '조건이 달라진 사은품 금액', amount: -value };
    expect(one.data.refund?.rows).toContainEqual(row);
    await shop.steps.operate(order_id, ...back);
    const remaining = two.total + price + value;
    expect(await shop.steps.givenBack(order_id)).toBe(amount.total - remaining - one.data.fee.amount);
    expect((await lineOf(order_id, 'FREE')).paid_price).toBe(value);
    const other = await sendBack(order_id, [partOf(gift)]);
    await shop.steps.operate(order_id, ...back);
    const fees = one.data.fee.amount + other.data.fee.amount;
    expect(await shop.steps.givenBack(order_id)).toBe(amount.total - two.total - price - fees);
  });

  it('what the shop cannot send does not cost the gift', async () => {
    const { order_id } = await buy(3);
    const line = await lineOf(order_id);
    await shop.api.db
      .updateTable('order_lines')
      .set({ status: 'DOMESTIC_SHIPPING' })
      .where('order_id', '=', order_id)
      .where('order_line_id', '!=', line.order_line_id)
      .execute();
    await shop.steps.operate(order_id, 'PART_REFUND_READY');
    expect((await lineOf(order_id, 'FREE')).paid_price).toBe(0);
  });

  it('a gift is not exchanged', async () => {
    const { order_id } = await buy(3);
    await shop.steps.deliver(order_id);
    const gift = await lineOf(order_id, 'FREE');
    const lines = [{ ...partOf(gift), product_option_id: gift.product_option_id }];
    const body = { order_id, kind: 'EXCHANGE' as const, reason: 'SIZE' as const, detail: '', lines };
    const reply = await shop.api.call(requestClaim, { body }, shop.member);
    expect(reply.message).toBe('사은품은 교환하실 수 없습니다. 반품으로 신청해주세요.');
  });
});

const partOf = ({ order_line_id, order_quantity }: { order_line_id: number; order_quantity: number }) => ({
  order_line_id,
  order_quantity,
});
