import { sql } from 'kysely';

/** The line that was ordered, of which a row of `order_lines` is the whole or a part (claims/split-line.ts). */
export const originOfLine = sql<number>`coalesce(order_lines.origin_line_id, order_lines.order_line_id)`;

/** Whether a row of `order_lines` is sent by quick delivery. */
export const isGuaranteedLine = sql<boolean>`coalesce((order_lines.snapshot ->> 'is_guaranteed')::boolean, false)`;
