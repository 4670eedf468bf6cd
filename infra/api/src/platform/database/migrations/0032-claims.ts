import type { Migration } from '../migrate.ts';

/** States per order line, what each line was paid with, claims, refunds and the record of moves. */
export const claims: Migration = {
  name: '0032-claims',
  statements: [
    `alter table orders
      add column coupon_amount integer not null default 0,
      add column point_amount integer not null default 0,
      add column refunded_amount integer not null default 0 check (refunded_amount between 0 and total),
      add column amount_rows jsonb not null default '[]',
      add column deposit jsonb`,
    `alter table order_lines
      add column status text not null default 'DEPOSIT_WAIT',
      add column paid_price integer not null default 0 check (paid_price >= 0),
      add column coupon_amount integer not null default 0 check (coupon_amount >= 0),
      add column point_amount integer not null default 0 check (point_amount >= 0),
      add column delivered_at timestamptz,
      add column refund_id integer`,
    `update order_lines l set status = o.status, paid_price = (l.snapshot ->> 'line_price')::integer
      from orders o where o.order_id = l.order_id`,
    `create table refunds (
      refund_id integer generated always as identity primary key,
      order_id text not null references orders on delete cascade,
      amount integer not null check (amount >= 0),
      point_amount integer not null check (point_amount >= 0),
      reason text not null,
      state text not null default 'DUE' check (state in ('DUE', 'DONE')),
      created_at timestamptz not null,
      done_at timestamptz
    )`,
    'create index refunds_order on refunds (order_id, refund_id)',
    "create index refunds_due on refunds (refund_id) where state = 'DUE'",
    'alter table order_lines add constraint order_lines_refund foreign key (refund_id) references refunds',
    "create index order_lines_delivered on order_lines (delivered_at) where status in ('SHIPPING_COMPLETE', 'EXCHANGE_RECEIVE')",
    `create table claims (
      claim_id integer generated always as identity primary key,
      order_id text not null references orders on delete cascade,
      order_line_id integer not null references order_lines on delete cascade,
      kind text not null check (kind in ('RETURN', 'EXCHANGE')),
      reason text not null,
      detail text not null,
      fee integer not null check (fee >= 0),
      new_option_id integer references product_options,
      holds_stock boolean not null default false,
      state text not null default 'OPEN' check (state in ('OPEN', 'DONE', 'WITHDRAWN')),
      created_at timestamptz not null,
      closed_at timestamptz
    )`,
    "create unique index claims_open on claims (order_line_id) where state = 'OPEN'",
    'create index claims_order on claims (order_id)',
    `create table order_moves (
      order_move_id integer generated always as identity primary key,
      order_id text not null references orders on delete cascade,
      order_line_id integer not null references order_lines on delete cascade,
      from_status text not null,
      to_status text not null,
      actor text not null check (actor in ('SHOPPER', 'OPERATOR', 'SYSTEM')),
      moved_at timestamptz not null
    )`,
    'create index order_moves_order on order_moves (order_id, order_move_id)',
  ],
};
