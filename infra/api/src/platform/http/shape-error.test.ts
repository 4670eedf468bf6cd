import { addToCart } from '@mall/contracts/api/orders/carts';
import { placeOrder } from '@mall/contracts/api/orders/orders';
import * as z from 'zod';
import { shapeMessage } from './shape-error.ts';

const messageOf = (schema: z.core.$ZodType | undefined, value: unknown) =>
  shapeMessage(z.safeParse(schema ?? z.never(), value).error?.issues ?? []);
const product = { product_id: 1, product_option_id: 2, order_quantity: 1 };

describe('input of the wrong shape', () => {
  it.each([
    ['a number that is text', { products: [{ ...product, order_quantity: 'two' }] }, "'수량' 값이"],
    ['more pieces than a line takes', { products: [{ ...product, order_quantity: 100 }] }, "'수량' 값이"],
    ['a field that is missing', { products: [{ product_id: 1, order_quantity: 1 }] }, "'옵션' 값이"],
    ['an unknown field', { products: [{ ...product, price: 1 }] }, "'price'은(는) 사용할 수 없는"],
    ['no list at all', { products: null }, "'상품' 값이"],
    ['a message of its own', { products: [] }, '상품을 선택해주세요.'],
  ])('is named in Korean: %s', (_case, body, message) => {
    expect(messageOf(addToCart.body, body)).toContain(message);
  });

  it('is named by the field itself, however deep', () => {
    const body = { temporary_id: 'T', expected_total: 1, form: { orderer_name: 5 } };
    expect(messageOf(placeOrder.body, body)).toBe(
      "'주문하시는 분의 이름' 값이 올바르지 않습니다. 다시 확인해주세요.",
    );
  });

  it('of no field has no message of its own', () => {
    expect(messageOf(addToCart.body, 'text')).toBeUndefined();
  });
});
