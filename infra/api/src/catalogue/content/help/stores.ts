import type { listStores as endpoint, Store } from '@mall/contracts/api/content/help';
import type { EndpointData } from '@mall/contracts/endpoint';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { hasWord } from '../boards/has-word.ts';

/** Stores of a region (of all, where it has none; regions with most stores first), or with a word in name, address or brand; all regions that have one. */
export async function listStores(
  db: Db,
  { region, keyword = '' }: { region?: string | undefined; keyword?: string | undefined },
): Promise<EndpointData<typeof endpoint>> {
  const stores = sql`(select s.store_id, s.name, s.region, s.address, s.phone, s.hours,
    array(select b.name from brands b where b.brand_id = any(s.brand_ids) order by b.name) as brands from stores s) s`;
  const { rows } = await sql<Store>`
    select * from ${stores}
    where (region = ${region ?? null}::text or not exists (
        select 1 from stores where region = ${region ?? null}::text))
      and ${hasWord(sql`concat_ws(' ', name, address, array_to_string(brands, ' '))`, keyword)}
    order by (select count(*) from stores peers where peers.region = s.region) desc, region, name, store_id`.execute(
    db,
  );
  const regions = await sql<{
    region: string;
  }>`select region from stores group by region order by count(*) desc, region`.execute(db);
  return { rows, regions: regions.rows.map((row) => row.region) };
}
