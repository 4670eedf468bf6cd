import type { Migration } from '../migrate.ts';

/** Which line a part was split off from; null for lines as they were ordered, and for parts from before. */
export const lineOrigins: Migration = {
  name: '0061-line-origins',
  statements: [
    'alter table order_lines add column origin_line_id integer references order_lines on delete cascade',
    'create index order_lines_origin on order_lines (origin_line_id) where origin_line_id is not null',
  ],
};
