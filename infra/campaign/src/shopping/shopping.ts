import { randomUUID } from 'node:crypto';
import {
  type Checkout,
  checkOrderPayment,
  type OrderForm,
  orderPurchase,
  placeOrder,
} from '@mall/contracts/api/orders/orders';
import { setOrderTemporary } from '@mall/contracts/api/orders/temporary-order';
import type { PaymentRequest } from '@mall/contracts/domain/orders/payment-request';
import type { Caller } from '../callers/caller.ts';
import { untilAdmitted } from '../callers/until-admitted.ts';
import type { OptionToBuy } from '../shop/goods.ts';
import type { Provider } from '../shop/provider.ts';

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

export const wanted = ({ product_id, product_option_id }: OptionToBuy, order_quantity = 1) => ({
  product_id,
  product_option_id,
  order_quantity,
});

/** The order page's content; throws the code that refuses it. */
export async function choose(caller: Caller, products: ReturnType<typeof wanted>[]): Promise<Checkout> {
  const temporary = await untilAdmitted(() =>
    caller.call(setOrderTemporary, { body: { products, order_location: 'goods' } }),
  );
  if (!temporary.success) throw new Error(`no temporary order: ${codeOf(temporary)}`);
  const { temporary_id } = temporary.data;
  const sheet = await untilAdmitted(() => caller.call(orderPurchase, { body: { temporary_id } }));
  if (!sheet.success) throw new Error(`no order page: ${codeOf(sheet)}`);
  return sheet.data;
}

/** Presses the order button. */
export const place = (
  caller: Caller,
  sheet: Checkout,
  form: Partial<OrderForm> = {},
  key: string = randomUUID(),
) =>
  untilAdmitted(() =>
    caller.call(
      placeOrder,
      {
        body: {
          temporary_id: sheet.temporary_id,
          form: { ...orderForm, ...form },
          expected_total: sheet.amount.total,
        },
      },
      { headers: { 'idempotency-key': key } },
    ),
  );

export interface Placed {
  order_id: string;
  payment: PaymentRequest;
  total: number;
}

/** Orders; throws the code that refuses it. */
export async function order(
  caller: Caller,
  products: ReturnType<typeof wanted>[],
  form: Partial<OrderForm> = {},
): Promise<Placed> {
  const sheet = await choose(caller, products);
  const reply = await place(caller, sheet, form);
  if (!reply.success) throw new Error(`no order: ${codeOf(reply)}`);
  const { order_id, payment } = reply.data;
  if (!payment) throw new Error(`${order_id} has nothing to pay`);
  return { order_id, payment, total: sheet.amount.total };
}

export const check = (caller: Caller, order_id: string) =>
  untilAdmitted(() => caller.call(checkOrderPayment, { body: { order_id } }));

/** Orders and pays; throws when the shop does not take it. */
export async function buy(
  caller: Caller,
  provider: Provider,
  products: ReturnType<typeof wanted>[],
  form: Partial<OrderForm> = {},
): Promise<Placed> {
  const placed = await order(caller, products, form);
  await provider.pay(placed.payment);
  if (placed.payment.pay_method === 'DEPOSIT') await provider.decide(placed.payment.payment_id, 'deposit');
  const { data, code } = await check(caller, placed.order_id);
  if (data?.payment_state !== 'PAID') throw new Error(`${placed.order_id} is not paid: ${code}`);
  return placed;
}

export const codeOf = ({ code, status }: { code: string | undefined; status: number }): string =>
  code ?? String(status);
