import { sql } from 'kysely';
import * as z from 'zod';
import type { Row } from '../../../../platform/database/schema/schema.ts';
import { maximumListed } from '../looked-at.ts';
import { operatorCommand } from '../operator-command.ts';

/** Live campaigns, the latest first, with what each is at now. */
export const listCampaigns = operatorCommand(z.strictObject({}), async (_input, { tx, now }) => {
  const { rows } = await sql<
    Row<'campaigns', 'campaign_id' | 'title' | 'host' | 'start_at' | 'end_at' | 'product_ids'>
  >`select campaign_id, title, host, start_at, end_at, product_ids from campaigns
    order by start_at desc limit ${maximumListed}`.execute(tx);
  const stateOf = (start: Date, end: Date) => (end <= now ? 'ended' : start <= now ? 'on air' : 'to come');
  const lines = rows.map(
    ({ campaign_id, title, host, start_at, end_at, product_ids }) =>
      `campaign ${campaign_id}  ${stateOf(start_at, end_at)}  ${start_at.toISOString()} to ${end_at.toISOString()}  ${title}  ${host}  ${product_ids.length} products`,
  );
  return { lines: lines.length > 0 ? lines : ['there are no campaigns'], changes: [] };
});
