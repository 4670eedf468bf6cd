import type { summariseReviews as endpoint } from '@mall/contracts/api/community/reviews';
import { bodyMeasures } from '@mall/contracts/domain/body-measures';
import { fitAspects } from '@mall/contracts/domain/catalogue/goods-kind';
import type { EndpointData } from '@mall/contracts/endpoint';
import { sql } from 'kysely';
import { hasPictures } from '../../catalogue/pictures/review-pictures.ts';
import type { Db } from '../../platform/database/schema/schema.ts';

type Summary = EndpointData<typeof endpoint>;

interface Group {
  kind: 'score' | 'photo' | 'size' | 'color' | 'height' | 'weight' | 'fit';
  key: string;
  name: string;
  count: number;
}

/** Most reviews that are looked at: the newest of a product that has more. */
const maximumCounted = 20_000;

/**
 * What all reviews of a product say together, in one pass over them. Sizes and colours stand in the order of the
 * product's options, bands from the smallest.
 */
export async function summariseReviews(db: Db, productId: number): Promise<Summary> {
  const { step } = bodyMeasures;
  const { rows } = await sql<Group>`
    with own as (
      select r.review_id, r.score, r.size_name, r.color_id, r.fit, (${hasPictures})::text as pictured,
        case when r.is_body_shown then r.height_cm - r.height_cm % ${step}::int end as height,
        case when r.is_body_shown then r.weight_kg - r.weight_kg % ${step}::int end as weight
      from reviews r join products p using (product_id)
      where r.product_id = ${productId}::int and not p.is_hidden
      order by r.created_at desc limit ${maximumCounted}
    ),
    counted as (
      select 'score' as kind, score::text as key, count(*)::int as count from own group by score
      union all select 'photo', pictured, count(*)::int from own group by pictured
      union all select 'size', size_name, count(*)::int from own where size_name is not null group by size_name
      union all select 'color', color_id::text, count(*)::int from own where color_id is not null group by color_id
      union all select 'height', height::text, count(*)::int from own where height is not null group by height
      union all select 'weight', weight::text, count(*)::int from own where weight is not null group by weight
      union all select 'fit', f.key || ' ' || f.value, count(*)::int from own, jsonb_each_text(own.fit) f
        group by f.key, f.value
    )
    select c.kind, c.key, c.count, coalesce(o.name, c.key) as name from counted c
    left join lateral (
      select l.name, l.position from product_colors l
        where c.kind = 'color' and l.product_id = ${productId}::int and l.color_id::text = c.key
      union all
      select s.size_name, min(s.position) from product_options s
        where c.kind = 'size' and s.product_id = ${productId}::int and s.size_name = c.key group by s.size_name
    ) o on true
    order by c.kind, o.position nulls last, length(c.key), c.key`.execute(db);
  return summaryOf(rows);
}

function summaryOf(rows: readonly Group[]): Summary {
  const of = (kind: Group['kind']) => rows.filter((row) => row.kind === kind);
  const countOf = (kind: Group['kind'], key: string) => of(kind).find((row) => row.key === key)?.count ?? 0;
  const distribution = [1, 2, 3, 4, 5].map((score) => countOf('score', String(score)));
  const count = distribution.reduce((sum, item) => sum + item, 0);
  const points = distribution.reduce((sum, item, index) => sum + item * (index + 1), 0);
  const bands = (kind: 'height' | 'weight') =>
    of(kind).map((row) => ({ from: Number(row.key), count: row.count }));
  const fit = fitAspects.map((aspect) => ({
    aspect,
    less: countOf('fit', `${aspect} LESS`),
    same: countOf('fit', `${aspect} TRUE`),
    more: countOf('fit', `${aspect} MORE`),
  }));
  return {
    count,
    score: count ? Math.round((points / count) * 10) / 10 : 0,
    distribution,
    photo_count: countOf('photo', 'true'),
    fit: fit.filter(({ less, same, more }) => less + same + more > 0),
    sizes: of('size').map((row) => ({ name: row.name, count: row.count })),
    colors: of('color')
      // A colour that the product has no longer has no name to show.
      .filter((row) => row.name !== row.key)
      .map((row) => ({ color_id: Number(row.key), name: row.name, count: row.count })),
    heights: bands('height'),
    weights: bands('weight'),
  };
}
