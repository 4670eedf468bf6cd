import type { Migration } from '../migrate.ts';

/** What the shop shows around its products. Product lists keep their order in `product_ids`. */
export const content: Migration = {
  name: '0003-content',
  statements: [
    'create table settings (code text primary key, value jsonb not null)',
    `create table banners (
      banner_id integer primary key,
      family_site_id integer not null,
      place text not null check (place in ('main', 'bottom', 'plan')),
      position integer not null,
      title text not null,
      subtitle text not null,
      href text not null,
      tone text not null check (tone in ('dark', 'light')),
      ground_hex text not null,
      product_ids integer[] not null
    )`,
    `create table plans (
      plan_id integer primary key,
      family_site_id integer not null,
      title text not null,
      subtitle text not null,
      banner_id integer not null references banners,
      product_ids integer[] not null
    )`,
    `create table stylings (
      styling_id integer primary key,
      family_site_id integer not null,
      keyword text not null,
      product_ids integer[] not null
    )`,
    `create table notices (
      notice_id integer primary key,
      category text not null,
      title text not null,
      is_pinned boolean not null,
      content jsonb not null,
      related_product_ids integer[] not null,
      created_at timestamptz not null
    )`,
    `create table short_forms (
      short_form_id integer primary key,
      title text not null,
      duration_seconds integer not null,
      view_count integer not null,
      video_url text,
      product_ids integer[] not null
    )`,
    `create table campaigns (
      campaign_id integer primary key,
      title text not null,
      host text not null,
      start_at timestamptz not null,
      end_at timestamptz not null check (end_at > start_at),
      product_ids integer[] not null
    )`,
  ],
};
