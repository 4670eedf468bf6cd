import type { listProductChanges } from '@mall/contracts/api/catalogue/product-changes';
import type { EndpointData } from '@mall/contracts/endpoint';
import { changeRetentionMs, readChangedProducts } from '../../platform/cache/catalogue-changes.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { hasScheduledChange } from './scheduled-content.ts';
import { scheduledPriceChanges } from './scheduled-prices.ts';

type ProductChanges = EndpointData<typeof listProductChanges>;

/** More changed products than this are said to be any. */
const maximumIds = 500;

/**
 * What became visible since a cursor, which is a moment of ours and a snapshot of the database, and what turned by its
 * date since. A cursor that is old, or that no reply of ours gave, counts as none.
 */
export async function readProductChanges(
  db: Db,
  cursor: string | undefined,
  now: Date,
): Promise<ProductChanges> {
  const since = placeOf(cursor, now);
  const { snapshot, productIds, isContent } = await readChangedProducts(db, since?.snapshot ?? null);
  const scheduled = since && productIds ? await scheduledPriceChanges(db, { from: since.at, to: now }) : null;
  const all = productIds && scheduled ? [...new Set([...productIds, ...scheduled])] : null;
  return {
    cursor: `${now.getTime()}~${snapshot}`,
    product_ids: all && all.length <= maximumIds ? all : null,
    has_content_changed: isContent || !since || (await hasScheduledChange(db, { from: since.at, to: now })),
  };
}

function placeOf(cursor: string | undefined, now: Date): { at: Date; snapshot: string } | null {
  const [, at = '', snapshot = ''] = /^(\d{1,15})~(\d+:\d+:[\d,]*)$/.exec(cursor ?? '') ?? [];
  const ageMs = now.getTime() - Number(at);
  const isOurs = snapshot !== '' && ageMs >= 0 && ageMs < changeRetentionMs && isSnapshot(snapshot);
  return isOurs ? { at: new Date(Number(at)), snapshot } : null;
}

/** Whether PostgreSQL takes it: xmin:xmax:xip,… with every xip in between, ascending. */
function isSnapshot(text: string): boolean {
  const [xmin = 0n, xmax = 0n, ...running] = text.split(/[:,]/).filter(Boolean).map(BigInt);
  const ascending = [...running, xmax].every((id, index) => id > (running[index - 1] ?? xmin - 1n));
  return xmin > 0n && xmin <= xmax && xmax < 2n ** 63n && (running.length === 0 || ascending);
}
