import type { ClaimFeeState } from '@mall/api/platform/database/schema/column-types';
import { deliveryFee, exchangeFee } from '@mall/contracts/domain/orders/delivery-fee';
import type { OrderStatus } from '@mall/contracts/domain/orders/order-status';

interface ClaimedPiece {
  price: number;
  at: Date;
  option_id: number;
}

/** The claim that an order of this status has, if it has one. */
export function claimOf(status: OrderStatus, { price, at, option_id }: ClaimedPiece) {
  if (!/^(RETURN|EXCHANGE|RE_SHIPPING)/.test(status)) return null;
  const kind = status.startsWith('RETURN') ? 'RETURN' : 'EXCHANGE';
  const isOver = /_(CANCEL|COMPLETE)$/.test(status) && !status.endsWith('COLLECT_COMPLETE');
  return {
    kind,
    reason: kind === 'RETURN' ? 'CHANGE_OF_MIND' : 'SIZE',
    fee: kind === 'RETURN' ? Math.min(deliveryFee, price) : exchangeFee,
    fee_state: feeStateOf(kind, status),
    new_option_id: kind === 'EXCHANGE' ? option_id : null,
    state: !isOver ? 'OPEN' : status.endsWith('CANCEL') ? 'WITHDRAWN' : 'DONE',
    at: at.toISOString(),
  };
}

/** An exchange is sent once its fee is paid; what was withdrawn costs nothing. */
function feeStateOf(kind: 'RETURN' | 'EXCHANGE', status: OrderStatus): ClaimFeeState {
  if (status.endsWith('_CANCEL')) return 'WAIVED';
  if (kind === 'RETURN') return 'KEPT_BACK';
  return ['RE_SHIPPING', 'EXCHANGE_RECEIVE', 'EXCHANGE_COMPLETE'].includes(status) ? 'PAID' : 'DUE';
}
