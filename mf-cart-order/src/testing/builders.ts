import type { Cart, CartLine } from '@mall/contracts/api/orders/carts';
import type { GiftItem, GiftPromotion } from '@mall/contracts/api/orders/gifts';
import type { Checkout, Order, OrderLine } from '@mall/contracts/api/orders/orders';
import type { Member } from '@mall/contracts/api/people/members';
import type { Amount } from '@mall/contracts/domain/pricing/amounts';

const image = { path: '/media/products/7/1-front.webp?v=1', alt: '앞모습', width: 1200, height: 1600 };

/** A line of one shirt: 57,000 KRW in the shops, 39,900 here. */
export function cartLine(cart_id: number, changes: Partial<CartLine> = {}): CartLine {
  return {
    cart_id,
    product_id: cart_id + 100,
    product_option_id: cart_id + 1000,
    product_name: `셔츠 ${cart_id}`,
    brand_name: '베이직하우스',
    color_name: '블랙',
    size_name: 'M',
    image,
    order_quantity: 1,
    stock: 5,
    is_sold_out: false,
    is_guaranteed: false,
    retail_price: 57_000,
    last_price: 39_900,
    line_price: 39_900,
    rows: [
      { code: 'RETAIL', label: '정상가', amount: 57_000 },
      { code: 'SELL', label: '판매가 할인', amount: -17_100 },
    ],
    ...changes,
  };
}

/** What lines come to: `total` in KRW, delivery included. */
export function amount(total: number, changes: Partial<Amount> = {}): Amount {
  return {
    product_amount: total + 17_100,
    discount_amount: 17_100,
    delivery_fee: 0,
    total,
    until_free_delivery: 0,
    free_delivery_from: 50_000,
    ...changes,
  };
}

export const cart = (total: number, ...lines: CartLine[]): Cart => ({ lines, amount: amount(total) });

/** The same line in an order. */
function orderLine(id: number, changes: Partial<CartLine> = {}): OrderLine {
  const { cart_id: _cart, stock: _stock, is_sold_out: _soldOut, ...line } = cartLine(id, changes);
  return line;
}

/** A free gift of 50,000 KRW, earned: two to choose from, and one that is gone; ids from `after` on. */
export function giftPromotion(changes: Partial<GiftPromotion> = {}, after = 0): GiftPromotion {
  const item = (id: number, available_quantity: number): GiftItem => ({
    gift_item_id: after + id,
    name: `에코백 ${after + id}`,
    option_name: '아이보리 / FREE',
    image,
    price: 0,
    value: 15_000,
    available_quantity,
  });
  return {
    gift_promotion_id: 1,
    title: '5만원 이상 구매 사은품',
    kind: 'FREE',
    gift_count: 1,
    least_amount: 50_000,
    least_pieces: 0,
    is_reached: true,
    missing_amount: 0,
    missing_pieces: 0,
    items: [item(1, 1), item(2, 1), item(3, 0)],
    ...changes,
  };
}

export function checkout(changes: Partial<Checkout> = {}): Checkout {
  return {
    temporary_id: 'temporary-1',
    lines: [orderLine(1, { order_quantity: 2, line_price: 79_800 })],
    amount: amount(79_800),
    pay_methods: ['CARD', 'KAKAOPAY'],
    is_guest: false,
    ...changes,
  };
}

export function order(changes: Partial<Order> = {}): Order {
  return {
    order_id: '20261122-0001',
    status: 'PAYMENT_CONFIRM',
    payment_state: 'PAID',
    ordered_at: '2026-11-22T03:00:00.000Z',
    lines: [orderLine(1, { order_quantity: 2, line_price: 79_800 })],
    amount: amount(79_800),
    pay_method: 'CARD',
    receiver: {
      name: '김서연',
      phone: '01000000001',
      zipcode: '04793',
      address: '서울특별시 성동구 가상로 45',
      address_detail: '101동',
    },
    is_guest: false,
    ...changes,
  };
}

export const member: Member = {
  member_id: 7,
  user_id: 'shopper01',
  user_name: '김서연',
  email: 'shopper@example.com',
  phone: '01000000001',
  zipcode: '04793',
  address: '서울특별시 성동구 가상로 45',
  address_detail: '101동',
  join_type: 0,
  sns_type: null,
  sns_list: [],
  grade_name: 'GOLD',
  grade_user_type: 'NORMAL',
  point: 0,
  buying_count: 0,
};
