import { deliveryRows } from '@mall/api/catalogue/pricing/order-amount';
import type { OptionFacts } from '@mall/api/orders/carts/option-facts';
import { orderLineOf } from '@mall/api/orders/carts/order-line-of';
import type { OrderForm, OrderLine } from '@mall/contracts/api/orders/orders';
import { deliveryFee, deliveryFeeOf } from '@mall/contracts/domain/orders/delivery-fee';
import type { OrderStatus } from '@mall/contracts/domain/orders/order-status';
import { claimOf } from './claim-of.ts';

const dayMs = 86_400_000;

/** Orders of this many days still arrived lately: their goods can be sent back. */
const claimableDays = 30;

/** A sample member as the order's form needs them. */
export interface SeedMember {
  member_id: number;
  user_id: string;
  user_name: string;
  phone: string;
  email: string;
  zipcode: string;
  address: string;
  address_detail: string;
}

export interface Ordered {
  option: OptionFacts;
  status: OrderStatus;
  daysAgo: number;
}

interface OrderFacts extends Ordered {
  member: SeedMember;
  /** Its number among the member's orders, from 0. */
  index: number;
  now: Date;
}

/** A sample order of one piece as the tables keep it, with its claim and refund where its status has one. */
export function makeOrder(facts: OrderFacts) {
  const terms = termsOf(facts);
  const { option, status } = facts;
  return {
    order: orderRow(facts, terms),
    line: lineRow(facts, terms),
    refund: refundOf(status, terms),
    claim: claimOf(status, { price: terms.price, at: terms.at, option_id: option.product_option_id }),
  };
}

/** What the rows of one order have in common. */
interface OrderTerms {
  order_id: string;
  at: Date;
  price: number;
  delivery_fee: number;
  isPaid: boolean;
  /** What has gone back of it, or null while nothing has. */
  refunded: number | null;
}

function termsOf({ member, index, status, option, daysAgo, now }: OrderFacts): OrderTerms {
  const price = option.product.sell_price;
  const delivery_fee = deliveryFeeOf(price);
  return {
    order_id: `SAMPLE-${member.member_id}-${String(index + 1).padStart(2, '0')}`,
    // An order that waits for its deposit does so for a day.
    at: status === 'DEPOSIT_WAIT' ? now : new Date(now.getTime() - daysAgo * dayMs),
    price,
    delivery_fee,
    isPaid: status !== 'DEPOSIT_WAIT',
    refunded: refundedOf(status, price, delivery_fee),
  };
}

/** What goes back of a return for a change of mind: its price less the way back, and no delivery fee. */
function refundedOf(status: OrderStatus, price: number, delivery_fee: number): number | null {
  if (status === 'RETURN_COMPLETE') return Math.max(0, price - deliveryFee);
  return status === 'PART_REFUND_COMPLETE' ? price + delivery_fee : null;
}

function orderRow({ member, status, option }: OrderFacts, terms: OrderTerms) {
  const { order_id, at, price, delivery_fee, isPaid, refunded } = terms;
  const pay_method = isPaid ? 'CARD' : 'DEPOSIT';
  const due_at = new Date(at.getTime() + dayMs).toISOString();
  return {
    order_id,
    payment_id: order_id,
    temporary_id: '',
    attempt_key: '',
    member_id: member.member_id,
    session_id: '00000000-0000-4000-8000-000000000000',
    status,
    payment_state: refunded !== null ? 'CANCELLED' : isPaid ? 'PAID' : 'READY',
    failure_code: null,
    // Cancelled or given up before it is paid, it has to give something back.
    is_stock_reserved: !isPaid,
    is_refund_due: false,
    product_amount: option.retail_price,
    discount_amount: option.retail_price - price,
    delivery_fee,
    total: price + delivery_fee,
    coupon_amount: 0,
    point_amount: 0,
    refunded_amount: refunded ?? 0,
    amount_rows: amountRows(option, price, delivery_fee),
    deposit: isPaid ? null : { bank: 'KOOKMIN', number: '00000000000000', due_at },
    pay_method,
    form: formOf(member, pay_method),
    cart_ids: [],
    ordered_at: at.toISOString(),
    paid_at: isPaid ? at.toISOString() : null,
  };
}

function lineRow({ status, option, daysAgo, now }: OrderFacts, { order_id, price, isPaid }: OrderTerms) {
  // What arrived lately can still be sent back, whatever day it was ordered.
  const deliveredDaysAgo = daysAgo > claimableDays ? daysAgo - 2 : 1;
  const isDelivered = !['PAYMENT_CONFIRM', 'CONFIRM_SETTLEMENT', 'DOMESTIC_SHIPPING'].includes(status);
  return {
    order_id,
    product_id: option.product_id,
    product_option_id: option.product_option_id,
    order_quantity: 1,
    snapshot: lineOf(option, price),
    status,
    paid_price: price,
    delivered_at:
      isPaid && isDelivered ? new Date(now.getTime() - deliveredDaysAgo * dayMs).toISOString() : null,
  };
}

function refundOf(status: OrderStatus, { refunded, at }: OrderTerms) {
  if (refunded === null) return null;
  return {
    amount: refunded,
    reason: status === 'RETURN_COMPLETE' ? '반품' : '주문 취소',
    at: at.toISOString(),
  };
}

function amountRows(option: OptionFacts, price: number, delivery_fee: number) {
  return [...stepsOf(option, price), ...deliveryRows(delivery_fee)];
}

function stepsOf(option: OptionFacts, price: number) {
  const off = price - option.retail_price;
  return [
    { code: 'RETAIL', label: '정상가', amount: option.retail_price },
    ...(off < 0 ? [{ code: 'SELL', label: '판매가 할인', amount: off }] : []),
  ];
}

function lineOf(option: OptionFacts, price: number): OrderLine {
  const paid = { last_price: price, line_price: price, rows: stepsOf(option, price) };
  return orderLineOf(option, { order_quantity: 1 }, paid);
}

function formOf(member: SeedMember, pay_method: OrderForm['pay_method']): OrderForm {
  return {
    orderer_name: member.user_name,
    orderer_phone: member.phone,
    orderer_email: member.email,
    receiver_name: member.user_name,
    receiver_phone: member.phone,
    zipcode: member.zipcode,
    address: member.address,
    address_detail: member.address_detail,
    delivery_memo: '',
    pay_method,
    is_agreed: true,
  };
}
