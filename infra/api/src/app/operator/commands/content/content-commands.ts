import { sql } from 'kysely';
import * as z from 'zod';
import type { Row } from '../../../../platform/database/schema/schema.ts';
import { operatorCommand, refused } from '../operator-command.ts';

interface Times extends Row<'campaigns', 'start_at' | 'end_at'> {}

/** How long a campaign that is started by hand runs at least, ms. */
const leastRunMs = 2 * 3_600_000;

/** Starts a live campaign now, or ends one that is on air. */
export const runCampaign = operatorCommand(
  z.strictObject({ campaign_id: z.int().positive(), action: z.enum(['start', 'end']) }),
  async ({ campaign_id, action }, { tx, now }) => {
    const { rows } = await sql<Times>`
      select start_at, end_at from campaigns where campaign_id = ${campaign_id}::int for update`.execute(tx);
    const before = rows[0];
    if (!before) throw refused(`there is no campaign ${campaign_id}`);
    const isOnAir = before.start_at <= now && now < before.end_at;
    if (action === 'start' && isOnAir) throw refused(`campaign ${campaign_id} is on air already`);
    if (action === 'end' && !isOnAir) throw refused(`campaign ${campaign_id} is not on air`);
    const after: Times =
      action === 'start'
        ? { start_at: now, end_at: new Date(Math.max(before.end_at.getTime(), now.getTime() + leastRunMs)) }
        : { start_at: before.start_at, end_at: now };
    await sql`update campaigns set start_at = ${after.start_at}::timestamptz, end_at = ${after.end_at}::timestamptz
      where campaign_id = ${campaign_id}::int`.execute(tx);
    return {
      lines: [
        action === 'start'
          ? `campaign ${campaign_id} is on air until ${after.end_at.toISOString()}`
          : `campaign ${campaign_id} has ended`,
      ],
      changes: [{ subject: `campaign ${campaign_id}`, before, after }],
    };
  },
);
