import type { OptionFacts } from '@mall/api/orders/carts/option-facts';
import { orderLineOf } from '@mall/api/orders/carts/order-line-of';
import type { ClaimFeeState } from '@mall/api/platform/database/schema/column-types';
import type { OrderForm, OrderLine } from '@mall/contracts/api/orders';
import { deliveryFee, deliveryFeeOf, exchangeFee } from '@mall/contracts/domain/delivery-fee';
import type { OrderStatus } from '@mall/contracts/domain/order-status';

const dayMs = 86_400_000;

/** Orders of this many days still arrived lately: their goods can be sent back. */
const claimableDays = 30;
const isGoneBack = (status: OrderStatus) => status === 'PART_REFUND_COMPLETE' || status === 'RETURN_COMPLETE';

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
export function makeOrder({ member, status, index, option, daysAgo, now }: OrderFacts) {
  const at = new Date(now.getTime() - daysAgo * dayMs);
  // What arrived lately can still be sent back, whatever day it was ordered.
  const deliveredDaysAgo = daysAgo > claimableDays ? daysAgo - 2 : 1;
  const order_id = `SAMPLE-${member.member_id}-${String(index + 1).padStart(2, '0')}`;
  const price = option.product.sell_price;
  const delivery_fee = deliveryFeeOf(price);
  const isPaid = status !== 'DEPOSIT_WAIT';
  const isDelivered = !['PAYMENT_CONFIRM', 'CONFIRM_SETTLEMENT', 'DOMESTIC_SHIPPING'].includes(status);
  const kind = status.startsWith('RETURN') ? 'RETURN' : 'EXCHANGE';
  const isClaim = /^(RETURN|EXCHANGE|RE_SHIPPING)/.test(status);
  const isOver = /_(CANCEL|COMPLETE)$/.test(status) && !status.endsWith('COLLECT_COMPLETE');
  // What goes back of a return for a change of mind: its price less the way back, and no delivery fee.
  const refunded = status === 'RETURN_COMPLETE' ? Math.max(0, price - deliveryFee) : price + delivery_fee;
  const isRefunded = isGoneBack(status);
  return {
    order: {
      order_id,
      payment_id: order_id,
      temporary_id: '',
      attempt_key: '',
      member_id: member.member_id,
      session_id: '00000000-0000-4000-8000-000000000000',
      status,
      payment_state: isRefunded ? 'CANCELLED' : isPaid ? 'PAID' : 'READY',
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
      refunded_amount: isRefunded ? refunded : 0,
      amount_rows: amountRows(option, price, delivery_fee),
      deposit: isPaid
        ? null
        : {
            bank: 'KOOKMIN',
            number: '00000000000000',
            due_at: new Date(now.getTime() + 365 * dayMs).toISOString(),
          },
      pay_method: isPaid ? 'CARD' : 'DEPOSIT',
      form: formOf(member, isPaid ? 'CARD' : 'DEPOSIT'),
      cart_ids: [],
      ordered_at: at.toISOString(),
      paid_at: isPaid ? at.toISOString() : null,
    },
    line: {
      order_id,
      product_id: option.product_id,
      product_option_id: option.product_option_id,
      order_quantity: 1,
      snapshot: lineOf(option, price),
      status,
      paid_price: price,
      delivered_at:
        isPaid && isDelivered ? new Date(now.getTime() - deliveredDaysAgo * dayMs).toISOString() : null,
    },
    refund: isRefunded
      ? {
          amount: refunded,
          reason: status === 'RETURN_COMPLETE' ? '반품' : '주문 취소',
          at: at.toISOString(),
        }
      : null,
    claim: isClaim
      ? {
          kind,
          reason: kind === 'RETURN' ? 'CHANGE_OF_MIND' : 'SIZE',
          fee: kind === 'RETURN' ? Math.min(deliveryFee, price) : exchangeFee,
          fee_state: feeStateOf(kind, status),
          new_option_id: kind === 'EXCHANGE' ? option.product_option_id : null,
          state: !isOver ? 'OPEN' : status.endsWith('CANCEL') ? 'WITHDRAWN' : 'DONE',
          at: at.toISOString(),
        }
      : null,
  };
}
/** An exchange is sent once its fee is paid; what was withdrawn costs nothing. */
function feeStateOf(kind: 'RETURN' | 'EXCHANGE', status: OrderStatus): ClaimFeeState {
  if (status.endsWith('_CANCEL')) return 'WAIVED';
  if (kind === 'RETURN') return 'KEPT_BACK';
  return ['RE_SHIPPING', 'EXCHANGE_RECEIVE', 'EXCHANGE_COMPLETE'].includes(status) ? 'PAID' : 'DUE';
}
function amountRows(option: OptionFacts, price: number, delivery_fee: number) {
  return [
    ...stepsOf(option, price),
    ...(delivery_fee > 0 ? [{ code: 'DELIVERY', label: '배송비', amount: delivery_fee }] : []),
  ];
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
