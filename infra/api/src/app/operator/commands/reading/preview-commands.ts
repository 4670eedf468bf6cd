import { familySiteCodeSchema, familySiteOf } from '@mall/contracts/domain/family-site';
import { previewParameter } from '@mall/contracts/platform/preview';
import { sql } from 'kysely';
import * as z from 'zod';
import { previewKinds, sealPreview } from '../../../../catalogue/content/preview-ticket.ts';
import { preparedCommand, refused } from '../operator-command.ts';
import { idSchema, momentSchema } from './published.ts';

const hourMs = 3_600_000;
/** How long an address opens something, in hours. */
const hoursSchema = z.int().min(1).max(168);
const places = {
  plan: { table: 'plans', column: 'plan_id', path: '/plan/common/view/' },
  magazine: { table: 'magazines', column: 'magazine_id', path: '/board/magazine/' },
} as const;

/** An address at which a plan or an article can be read before it is published, for some hours. */
export const previewText = preparedCommand(
  z.strictObject({ kind: z.enum(previewKinds), id: idSchema, hours: hoursSchema }),
  ({ kind, id, hours }, { secretBox }) =>
    Promise.resolve(async ({ tx, now }) => {
      const { table, column, path } = places[kind];
      const { rows } = await sql`
        select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${id}::int`.execute(tx);
      if (rows.length === 0) throw refused(`there is no ${kind} ${id}`);
      const until = new Date(now.getTime() + hours * hourMs);
      const ticket = sealPreview(secretBox, { kind, id }, { until });
      return {
        lines: [
          `${path}${id}?${previewParameter}=${ticket}`,
          `opens ${kind} ${id} until ${until.toISOString()}`,
        ],
        // The address opens it: the log names who asked, and not the address.
        changes: [{ subject: `preview of ${kind} ${id}`, before: null, after: { until } }],
      };
    }),
);

/** An address at which a site's home can be seen as it will be: with the banners, popups and plans of that moment. */
export const previewHome = preparedCommand(
  z.strictObject({ family_site: familySiteCodeSchema, at: momentSchema, hours: hoursSchema }),
  ({ family_site, at, hours }, { secretBox }) =>
    Promise.resolve(async ({ now }) => {
      const { id, home, code } = familySiteOf(family_site);
      const until = new Date(now.getTime() + hours * hourMs);
      const ticket = sealPreview(secretBox, { kind: 'home', id }, { until, at: new Date(at) });
      const address = new URL(home, 'https://mall.example');
      address.searchParams.set(previewParameter, ticket);
      return {
        lines: [
          `${address.pathname}${address.search}`,
          `shows the home of ${code} as of ${new Date(at).toISOString()}, until ${until.toISOString()}`,
        ],
        changes: [{ subject: `preview of home ${code}`, before: null, after: { at, until } }],
      };
    }),
);
