import type { claimFeeStateSchema } from '@mall/contracts/api/order-claims';
import type { OrderStatus } from '@mall/contracts/domain/order-status';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type * as z from 'zod';
import type { Json } from './schema.ts';

type Stamp = ColumnType<Date, Date, Date>;

export type ClaimFeeState = z.infer<typeof claimFeeStateSchema>;

export interface ClaimsTable {
  claim_id: GeneratedAlways<number>;
  order_id: string;
  order_line_id: number;
  /** Claims that were asked for together and share one fee. */
  request_id: Generated<string>;
  kind: 'RETURN' | 'EXCHANGE';
  reason: string;
  detail: string;
  /** KRW for this line's part of the ways that the claim takes. */
  fee: number;
  fee_state: Generated<ClaimFeeState>;
  new_option_id: number | null;
  /** Whether a piece of the new option is reserved for this claim. */
  holds_stock: Generated<boolean>;
  state: Generated<'OPEN' | 'DONE' | 'WITHDRAWN'>;
  created_at: Stamp;
  closed_at: Stamp | null;
}

/**
 * READY until the provider knows more; PAID when it paid the fee of its request, and GIVE_BACK once that came to nothing;
 * SURPLUS when nothing was due any more or it was another amount. RETURNED is how the last two end.
 */
export type FeePaymentState = 'READY' | 'FAILED' | 'PAID' | 'GIVE_BACK' | 'SURPLUS' | 'RETURNED';

export interface ClaimsSchema {
  claims: ClaimsTable;
  fee_payments: {
    payment_id: string;
    order_id: string;
    /** The claims whose fee it pays. */
    request_id: string;
    /** KRW that the provider has to say. */
    amount: number;
    state: Generated<FeePaymentState>;
    created_at: Stamp;
  };
  /** Where the money of paid virtual accounts goes back to; only while something has to go back. */
  refund_accounts: {
    order_id: string;
    /** A RefundAccount (claims/sealed-account.ts); null in rows of before, until the next start. */
    sealed: string | null;
    created_at: Stamp;
  };
  refunds: {
    refund_id: GeneratedAlways<number>;
    order_id: string;
    amount: number;
    point_amount: number;
    reason: string;
    state: Generated<'DUE' | 'DONE'>;
    created_at: Stamp;
    done_at: Stamp | null;
  };
  order_moves: {
    order_move_id: GeneratedAlways<number>;
    order_id: string;
    order_line_id: number;
    from_status: OrderStatus;
    to_status: OrderStatus;
    actor: 'SHOPPER' | 'OPERATOR' | 'SYSTEM';
    moved_at: Stamp;
  };
  audit_log: {
    audit_id: GeneratedAlways<number>;
    actor: string;
    action: string;
    subject: string;
    before: Json<unknown> | null;
    after: Json<unknown> | null;
    done_at: Stamp;
  };
}
