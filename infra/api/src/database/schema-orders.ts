import type { AmountRow, WantedProduct } from '@mall/contracts/api/carts';
import type { DepositAccount, OrderForm, OrderLine } from '@mall/contracts/api/orders';
import type { OrderStatus, PayMethod } from '@mall/contracts/domain/order-status';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Json } from './schema.ts';

type Stamp = ColumnType<Date, Date, Date>;
export type PaymentState = 'READY' | 'PAID' | 'FAILED' | 'CANCELLED';

export interface CartLinesTable {
  cart_id: GeneratedAlways<number>;
  member_id: number;
  product_id: number;
  product_option_id: number;
  order_quantity: number;
  is_guaranteed: boolean;
  inflow_url: string | null;
  created_at: Stamp;
}

export interface TemporaryOrdersTable {
  temporary_id: string;
  member_id: number | null;
  session_id: string;
  order_location: 'goods' | 'carts';
  products: Json<WantedProduct[]>;
  cart_ids: number[];
  created_at: Stamp;
  expires_at: Stamp;
}

export interface OrdersTable {
  order_id: string;
  payment_id: string;
  temporary_id: string;
  attempt_key: string;
  member_id: number | null;
  session_id: string;
  status: OrderStatus;
  payment_state: PaymentState;
  failure_code: string | null;
  is_stock_reserved: boolean;
  is_refund_due: Generated<boolean>;
  product_amount: number;
  discount_amount: number;
  delivery_fee: number;
  total: number;
  coupon_amount: Generated<number>;
  point_amount: Generated<number>;
  refunded_amount: Generated<number>;
  amount_rows: ColumnType<AmountRow[], string | undefined, string>;
  /** The virtual account of a DEPOSIT order. */
  deposit: Json<DepositAccount> | null;
  pay_method: PayMethod;
  form: Json<OrderForm>;
  cart_ids: number[];
  ordered_at: Stamp;
  paid_at: Stamp | null;
}

export interface OrdersSchema {
  temporary_orders: TemporaryOrdersTable;
  orders: OrdersTable;
  order_lines: {
    order_line_id: GeneratedAlways<number>;
    order_id: string;
    product_id: number;
    product_option_id: number;
    order_quantity: number;
    snapshot: Json<OrderLine>;
    status: Generated<OrderStatus>;
    /** KRW paid in money, by coupons and in points; part refunds go by these. */
    paid_price: number;
    coupon_amount: Generated<number>;
    point_amount: Generated<number>;
    delivered_at: Stamp | null;
    refund_id: number | null;
    /** The line that this one is a part of; null for lines as they were ordered (orders/line-origin.ts). */
    origin_line_id: Generated<number | null>;
  };
  /** Guests' orders that other browser sessions have opened. */
  guest_order_openings: { order_id: string; session_id: string; expires_at: Stamp };
  idempotency_keys: {
    scope: string;
    key: string;
    body_hash: string;
    reply: Json<unknown> | null;
    created_at: Stamp;
  };
}
