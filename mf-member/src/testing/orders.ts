import type { MyOrderLine } from '@mall/contracts/api/orders/my-orders';
import type { Order } from '@mall/contracts/api/orders/orders';
import type { OrderStatus } from '@mall/contracts/domain/orders/order-status';

const image = { path: '/media/products/7/1-front.webp?v=1', alt: '앞모습', width: 1200, height: 1600 };

export const orderId = '20261122-ABCDEFGH';

/** Two pieces of a shirt that have arrived: 79,800 KRW. */
export function orderLine(order_line_id: number, changes: Partial<MyOrderLine> = {}): MyOrderLine {
  return {
    product_id: order_line_id + 100,
    product_option_id: order_line_id + 1000,
    product_name: `셔츠 ${order_line_id}`,
    brand_name: '베이직하우스',
    color_name: '블랙',
    size_name: 'M',
    image,
    order_quantity: 2,
    is_guaranteed: false,
    retail_price: 57_000,
    last_price: 39_900,
    line_price: 79_800,
    order_line_id,
    status: 'SHIPPING_COMPLETE',
    paid_price: 79_800,
    actions: ['CONFIRM_PURCHASE', 'REQUEST_RETURN', 'REQUEST_EXCHANGE'],
    claim: null,
    ...changes,
  };
}

export function order(changes: Partial<Order> = {}): Order {
  return {
    order_id: orderId,
    status: 'SHIPPING_COMPLETE',
    payment_state: 'PAID',
    ordered_at: '2026-11-20T01:00:00.000Z',
    lines: [],
    amount: {
      product_amount: 79_800,
      discount_amount: 0,
      delivery_fee: 0,
      total: 79_800,
      until_free_delivery: 0,
      free_delivery_from: 50_000,
    },
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

/** The reply of `orders.viewMine`. */
export function orderView(lines: MyOrderLine[], changes: Record<string, unknown> = {}) {
  return {
    order: order(),
    lines,
    needs_code: false,
    needs_refund_account: false,
    refund_account: null,
    fee_payment: null,
    refunds: [],
    ...changes,
  };
}

/** The reply of `orders.mine`. */
export function orderRow(status: OrderStatus, lines: MyOrderLine[]) {
  return {
    order_id: orderId,
    status,
    payment_state: status === 'DEPOSIT_WAIT' ? 'READY' : 'PAID',
    ordered_at: '2026-11-20T01:00:00.000Z',
    total: 79_800,
    refunded_amount: 0,
    lines,
  };
}

export const paginate = (total: number) => ({ page: 1, display_size: 10, total, last_page: 1 });
