import type { OrderStatus } from '@mall/contracts/domain/order-status';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Json } from './schema.ts';

type Stamp = ColumnType<Date, Date, Date>;

export interface ClaimsTable {
  claim_id: GeneratedAlways<number>;
  order_id: string;
  order_line_id: number;
  kind: 'RETURN' | 'EXCHANGE';
  reason: string;
  detail: string;
  /** KRW kept back from the refund for the way back. */
  fee: number;
  new_option_id: number | null;
  /** Whether a piece of the new option is reserved for this claim. */
  holds_stock: Generated<boolean>;
  state: Generated<'OPEN' | 'DONE' | 'WITHDRAWN'>;
  created_at: Stamp;
  closed_at: Stamp | null;
}

export interface ClaimsSchema {
  claims: ClaimsTable;
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
