import type { Migration } from '../migrate.ts';

/** Brands, categories, products with colours and size options, reviews. Money in whole KRW. */
export const catalogue: Migration = {
  name: '0001-catalogue',
  statements: [
    'create extension if not exists pg_trgm',
    `create table brands (
      brand_id integer primary key,
      family_site_id integer not null,
      name text not null,
      name_en text not null,
      introduction text not null
    )`,
    `create table categories (
      category_id integer primary key,
      parent_id integer references categories,
      name text not null,
      position integer not null
    )`,
    `create table products (
      product_id integer primary key,
      brand_id integer not null references brands,
      category_id integer not null references categories,
      category_ids integer[] not null,
      product_name text not null,
      code text not null unique,
      retail_price integer not null check (retail_price > 0),
      sell_price integer not null check (sell_price > 0 and sell_price <= retail_price),
      time_sale_price integer check (time_sale_price > 0 and time_sale_price <= sell_price),
      time_sale_start_at timestamptz,
      time_sale_end_at timestamptz,
      coupon_rate integer not null default 0 check (coupon_rate between 0 and 90),
      garment jsonb not null,
      color_groups text[] not null,
      size_names text[] not null default '{}',
      flags text[] not null,
      promotions text[] not null,
      seasons text[] not null,
      is_hidden boolean not null default false,
      is_sold_out boolean not null default false,
      is_delivery_guarantee boolean not null,
      review_count integer not null default 0,
      review_score float8 not null default 0,
      sales_count integer not null default 0,
      released_at timestamptz not null,
      maker_at text not null,
      event_text text,
      search_text text not null,
      description jsonb not null,
      attributes jsonb not null,
      size_table jsonb not null
    )`,
    'create index products_brand on products (brand_id)',
    'create index products_categories on products using gin (category_ids)',
    'create index products_search on products using gin (search_text gin_trgm_ops)',
    `create table product_colors (
      color_id integer primary key,
      product_id integer not null references products on delete cascade,
      name text not null,
      hex text not null,
      color_group text not null,
      position integer not null
    )`,
    'create index product_colors_product on product_colors (product_id, position)',
    `create table product_options (
      product_option_id integer primary key,
      product_id integer not null references products on delete cascade,
      color_id integer not null references product_colors on delete cascade,
      size_name text not null,
      position integer not null,
      stock integer not null check (stock >= 0),
      sale_state text not null check (sale_state in ('ON', 'SOLDOUT', 'STOP')),
      is_display boolean not null default true,
      is_delivery_guarantee boolean not null default false,
      cj_stock integer
    )`,
    'create index product_options_product on product_options (product_id, position)',
    `create table reviews (
      review_id integer primary key,
      product_id integer not null references products on delete cascade,
      score integer not null check (score between 1 and 5),
      user_name text not null,
      option_name text not null,
      content text not null,
      created_at timestamptz not null
    )`,
    'create index reviews_product on reviews (product_id, created_at desc)',
  ],
};
