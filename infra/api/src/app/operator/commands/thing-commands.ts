import { sql } from 'kysely';
import * as z from 'zod';
import { type ThingKind, thingKinds, thingOf } from '../things.ts';
import { containing, lookedAt, maximumListed } from './looked-at.ts';
import { operatorCommand, refused } from './operator-command.ts';

const kindSchema = z.enum(thingKinds);

/** All of a kind, each with its number, what it is called and the whole row. The words are constants of things.ts. */
function rowsOf(kind: ThingKind) {
  const { id, title, from } = thingOf(kind);
  return sql`(select ${sql.ref(id)} as thing_id, ${sql.ref(title)} as called, to_jsonb(one) as facts
    from (select * from ${sql.raw(from)}) one) listed`;
}

const looked = (kind: ThingKind, subject: string, what: unknown) =>
  thingOf(kind).isPersonal ? lookedAt(subject, what) : [];

/** Things of a kind with these words in any of their facts, newest first. */
export const findThings = operatorCommand(
  z.strictObject({
    kind: kindSchema,
    search: z.string().trim().min(1).max(60),
    count: z.int().min(1).max(maximumListed),
  }),
  async ({ kind, search, count }, { tx }) => {
    const { name } = thingOf(kind);
    const { rows } = await sql<{ thing_id: number; called: string }>`
      select thing_id, called from ${rowsOf(kind)}
      where exists (select from jsonb_each_text(facts) fact where fact.value ilike ${containing(search)})
      order by thing_id desc limit ${count}::int`.execute(tx);
    const lines = rows.map(({ thing_id, called }) => `${name} ${thing_id}: ${called}`);
    return {
      lines: lines.length > 0 ? lines : [`no ${name} has that in it`],
      changes: looked(kind, `${name} search`, { search, listed: rows.length }),
    };
  },
);

const textOf = (fact: unknown) => (typeof fact === 'string' ? fact : JSON.stringify(fact));

/** Everything that is known of one thing, a line for each fact. */
export const showThing = operatorCommand(
  z.strictObject({ kind: kindSchema, id: z.int().nonnegative() }),
  async ({ kind, id }, { tx }) => {
    const { name } = thingOf(kind);
    const { rows } = await sql<{ called: string; facts: Record<string, unknown> }>`
      select called, facts from ${rowsOf(kind)} where thing_id = ${id}::int`.execute(tx);
    const [found] = rows;
    if (!found) throw refused(`there is no ${name} ${id}`);
    return {
      lines: [
        `${name} ${id}: ${found.called}`,
        ...Object.entries(found.facts).map(([fact, value]) => `  ${fact}: ${textOf(value)}`),
      ],
      changes: looked(kind, `${name} ${id}`, 'all of it'),
    };
  },
);
