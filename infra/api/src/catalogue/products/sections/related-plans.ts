import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { pictureOf } from '../../content/banner-of.ts';
import type { Pictured } from '../../content/pictured.ts';

const shownPlans = 4;

/** Plans that a product is part of, newest first (spec 3.5). */
export async function loadRelatedPlans(db: Db, productId: number): Promise<ProductView['related_plan_list']> {
  const { rows } = await sql<Pictured & { plan_id: number }>`
    select l.plan_id, l.title, l.subtitle, b.banner_id, b.ground_hex, b.cover, b.product_ids
    from plans l join banners b using (banner_id)
    where l.product_ids @> ${[productId]}::int[] and l.start_at <= now() and (l.end_at is null or l.end_at > now())
    order by l.plan_id desc limit ${shownPlans}`.execute(db);
  return rows.map((row) => ({
    plan_id: row.plan_id,
    title: row.title,
    subtitle: row.subtitle,
    href: `/plan/common/view/${row.plan_id}`,
    image: pictureOf(row, 'square'),
  }));
}
