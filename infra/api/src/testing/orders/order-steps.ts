import type { GiftChoice } from '@mall/contracts/api/orders/gifts';
import { type OrderForm, orderPurchase, placeOrder } from '@mall/contracts/api/orders/orders';
import { setOrderTemporary } from '@mall/contracts/api/orders/temporary-order';
import type { PaymentRequest } from '@mall/contracts/domain/orders/payment-request';
import type { TestApi, Visitor } from '../servers/start-test-api.ts';
import type { wanted } from './choose-options.ts';

export const orderForm: OrderForm = {
  orderer_name: '김서연',
  orderer_phone: '01000000001',
  orderer_email: 'shopper@example.com',
  receiver_name: '김서연',
  receiver_phone: '01000000001',
  zipcode: '04793',
  address: '서울특별시 성동구 가상로 45',
  address_detail: '101동',
  delivery_memo: '',
  pay_method: 'CARD',
  is_agreed: true,
  is_privacy_agreed: true,
};

/** What a shopper may choose besides the form. */
export interface OrderExtra {
  pay_method?: OrderForm['pay_method'];
  coupon_ids?: number[];
  use_points?: number;
  gifts?: GiftChoice[];
}

let keys = 0;
/** An idempotency key that no other order of the tests has. */
export function newKey(): string {
  keys += 1;
  return `test-key-${keys}`;
}

/** The payment of an order that has one. */
export function toPay(payment: PaymentRequest | null): PaymentRequest {
  if (!payment) throw new Error('the order has nothing to pay');
  return payment;
}

/** What a shopper does from the product or cart page to the payment window. */
export function orderSteps(api: TestApi) {
  const priceOf = async (temporary_id: string, visitor: Visitor) =>
    (await api.call(orderPurchase, { body: { temporary_id } }, visitor)).data;
  const prepare = async (visitor: Visitor, products: ReturnType<typeof wanted>[], cart_ids?: number[]) => {
    const body = {
      products,
      order_location: cart_ids ? 'carts' : 'goods',
      ...(cart_ids ? { cart_ids } : {}),
    } as const;
    const reply = await api.call(setOrderTemporary, { body }, visitor);
    if (!reply.success) throw new Error(`the temporary order was refused: ${reply.code}`);
    return priceOf(reply.data.temporary_id, visitor);
  };
  const place = (
    visitor: Visitor,
    temporary_id: string,
    expected_total: number,
    key = newKey(),
    extra: OrderExtra = {},
  ) => {
    const { pay_method = orderForm.pay_method, ...benefits } = extra;
    const body = { temporary_id, form: { ...orderForm, pay_method }, expected_total, ...benefits };
    return api.call(placeOrder, { body }, visitor, { 'idempotency-key': key });
  };
  const order = async (visitor: Visitor, products: ReturnType<typeof wanted>[], cart_ids?: number[]) => {
    const { temporary_id, amount } = await prepare(visitor, products, cart_ids);
    const reply = await place(visitor, temporary_id, amount.total);
    if (!reply.success) throw new Error(`the order was refused: ${reply.code}`);
    const { order_id, payment } = reply.data;
    return { order_id, payment: toPay(payment), temporary_id, total: amount.total };
  };
  return { priceOf, prepare, place, order };
}
