import type { Campaign } from '@mall/contracts/api/catalogue/live';
import { sql } from 'kysely';
import type { Db, Row } from '../../platform/database/schema/schema.ts';
import { loadCardMap } from '../lists/cards/load-cards.ts';
import { posterPicture } from '../pictures/picture-paths.ts';
import type { PriceView } from '../pricing/price-view.ts';

interface CampaignRow
  extends Row<'campaigns', 'campaign_id' | 'title' | 'host' | 'start_at' | 'end_at' | 'product_ids'> {
  status: Campaign['status'];
}

interface CampaignQuery {
  campaignStatus?: Campaign['status'] | 'END' | undefined;
  count: number;
}

/** Campaigns with the status that the clock gives them; on air and coming ones first, soonest first. */
export async function listCampaigns(
  db: Db,
  { campaignStatus, count }: CampaignQuery,
  view: PriceView,
): Promise<{ rows: Campaign[] }> {
  const wanted = campaignStatus === 'END' ? 'CLOSED' : (campaignStatus ?? null);
  const { rows } = await sql<CampaignRow>`
    with timed as (
      select campaign_id, title, host, start_at, end_at, product_ids,
        case when ${view.now}::timestamptz < start_at then 'READY'
          when ${view.now}::timestamptz < end_at then 'ONAIR' else 'CLOSED' end as status
      from campaigns
    )
    select * from timed where ${wanted}::text is null or status = ${wanted}::text
    order by status = 'CLOSED', case when status = 'CLOSED' then -extract(epoch from start_at)
      else extract(epoch from start_at) end, campaign_id
    limit ${count}`.execute(db);
  const cards = await loadCardMap(
    db,
    rows.flatMap((row) => row.product_ids),
    view,
  );
  return {
    rows: rows.map(({ product_ids, ...row }) => ({
      ...row,
      start_at: row.start_at.toISOString(),
      end_at: row.end_at.toISOString(),
      poster: posterPicture('campaigns', { id: row.campaign_id, title: row.title, product_ids }),
      products: product_ids.flatMap((id) => cards.get(id) ?? []),
    })),
  };
}
