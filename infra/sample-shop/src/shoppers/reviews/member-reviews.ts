import type { Db } from '@mall/api/platform/database/schema/schema';
import { sql } from 'kysely';

/** Who has written reviews already; of other members all purchases wait for theirs. */
const writer = 'apple0001';
/** Days from the delivery to the review. */
const considered = 4;
const texts = ['세 번째 사는 브랜드인데 이번에도 마음에 들어요.', '선물로 드렸더니 매일 쓰신대요.'];

/** Reviews of a sample member of what was bought for good, oldest purchases first. */
export async function seedMemberReviews(db: Db, now: Date): Promise<void> {
  await sql`insert into reviews (product_id, score, user_name, option_name, content, size_name, color_id, member_id,
      order_line_id, created_at)
    select l.product_id, 5, left(m.user_name, 1) || '*' || right(m.user_name, 1), c.name || ' / ' || o.size_name,
      (${texts}::text[])[l.place], o.size_name, o.color_id, m.member_id, l.order_line_id,
      l.delivered_at + make_interval(days => ${considered}::int)
    from members m
      cross join lateral (
        select order_line_id, product_id, product_option_id, delivered_at,
          row_number() over (order by delivered_at, order_line_id) as place
        from order_lines join orders using (order_id)
        where member_id = m.member_id and order_lines.status = 'PURCHASE_CONFIRM'
          and delivered_at < ${now}::timestamptz - make_interval(days => ${considered}::int)
      ) l
      join product_options o using (product_option_id) join product_colors c using (color_id)
    where m.user_id = ${writer} and l.place <= cardinality(${texts}::text[])`.execute(db);
  await sql`update products p set review_count = r.count, review_score = r.score
    from (select product_id, count(*)::int as count, round(avg(score), 1)::float8 as score from reviews
      where product_id in (select product_id from reviews where member_id is not null) group by product_id) r
    where r.product_id = p.product_id`.execute(db);
}
