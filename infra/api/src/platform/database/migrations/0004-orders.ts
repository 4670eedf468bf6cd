import type { Migration } from '../migrate.ts';

/** Carts, temporary orders, orders with their payment, idempotency keys. Money in whole KRW. */
export const orders: Migration = {
  name: '0004-orders',
  statements: [
    `create table cart_lines (
      cart_id integer generated always as identity primary key,
      member_id integer not null references members on delete cascade,
      product_id integer not null references products on delete cascade,
      product_option_id integer not null references product_options on delete cascade,
      order_quantity integer not null check (order_quantity between 1 and 99),
      is_guaranteed boolean not null,
      inflow_url text,
      created_at timestamptz not null,
      unique (member_id, product_option_id, is_guaranteed)
    )`,
    `create table temporary_orders (
      temporary_id text primary key,
      member_id integer references members on delete cascade,
      session_id uuid not null,
      order_location text not null check (order_location in ('goods', 'carts')),
      products jsonb not null,
      cart_ids integer[] not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`,
    'create index temporary_orders_owner on temporary_orders (session_id, member_id, created_at desc)',
    `create table orders (
      order_id text primary key,
      payment_id text not null unique,
      temporary_id text not null,
      member_id integer references members,
      session_id uuid not null,
      status text not null,
      payment_state text not null check (payment_state in ('READY', 'PAID', 'FAILED', 'CANCELLED')),
      failure_code text,
      is_stock_reserved boolean not null,
      is_refund_due boolean not null default false,
      product_amount integer not null,
      discount_amount integer not null,
      delivery_fee integer not null,
      total integer not null check (total > 0),
      pay_method text not null,
      form jsonb not null,
      cart_ids integer[] not null,
      ordered_at timestamptz not null,
      paid_at timestamptz
    )`,
    'create index orders_member on orders (member_id, ordered_at desc)',
    "create index orders_open on orders (ordered_at) where payment_state = 'READY' or is_refund_due",
    'create index orders_temporary on orders (temporary_id)',
    `create table order_lines (
      order_line_id integer generated always as identity primary key,
      order_id text not null references orders on delete cascade,
      product_id integer not null references products,
      product_option_id integer not null references product_options,
      order_quantity integer not null check (order_quantity > 0),
      snapshot jsonb not null
    )`,
    'create index order_lines_order on order_lines (order_id)',
    `create table idempotency_keys (
      scope text not null,
      key text not null,
      body_hash text not null,
      reply jsonb,
      created_at timestamptz not null,
      primary key (scope, key)
    )`,
  ],
};
