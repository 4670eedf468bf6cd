import { sql } from 'kysely';
import type { Db } from '../../../platform/database/schema/schema.ts';
import type { KeywordWord } from '../keywords/search-words.ts';
import { type Bits, emptyBits, setBit } from './bits.ts';
import type { ListTable } from './list-table.ts';

/** What the words of a keyword find (decision 25). */
export interface KeywordMatch {
  /** The table whose slots these are. */
  table: ListTable;
  slots: Bits;
  /** By slot: the higher the better a product answers. */
  relevance: Uint8Array;
}

/**
 * How well a product answers the keyword: it is such a thing, its name holds the keyword as typed, then how many of its words stand in the
 * name and not only in brand, category or colours.
 */
function relevanceSql(words: readonly KeywordWord[]) {
  const name = sql`string_to_array(lower(p.product_name), ' ')`;
  const phrase = words
    .map((word) => word.typed)
    .filter(Boolean)
    .join(' ');
  const scores = words.map(
    (word) => sql`(${name} && ${word.meant}::text[])::int * 2 + (${name} @> ${[word.typed]}::text[])::int`,
  );
  // The last word of a Korean name is what the thing is: a coat before a coat's belt.
  const head = words.findLast((word) => word.meant.length > 0);
  const isHead = sql`(${name})[array_upper(${name}, 1)] = any(${head?.meant ?? []}::text[])`;
  return sql`coalesce(${isHead}, false)::int * 16 + (position(${phrase}::text in lower(p.product_name)) > 0)::int * 4
    + ${sql.join(scores, sql` + `)}`;
}

function conditionOf({ meant, code, isReduced }: KeywordWord) {
  if (code !== undefined) return sql`p.code = ${code}`;
  return isReduced ? sql`p.sell_price < p.retail_price` : sql`p.search_words && ${meant}::text[]`;
}

/** Asks the database, which has the words; the table it is about is taken when the answer has come. */
export async function matchKeyword(
  db: Db,
  words: readonly KeywordWord[],
  currentTable: () => ListTable,
): Promise<KeywordMatch> {
  const conditions = words.map(conditionOf);
  const { rows } = await sql<{ ids: number[] | null; scores: number[] | null }>`
    select json_agg(p.product_id) as ids, json_agg(${relevanceSql(words)}) as scores
    from products p where ${sql.join(conditions, sql` and `)}`.execute(db);
  const { ids, scores } = rows[0] ?? { ids: null, scores: null };
  const table = currentTable();
  const match = { table, slots: emptyBits(table.capacity), relevance: new Uint8Array(table.capacity) };
  for (const [index, id] of (ids ?? []).entries()) {
    const slot = table.slotOf(id);
    if (slot === undefined) continue;
    setBit(match.slots, slot, true);
    match.relevance[slot] = scores?.[index] ?? 0;
  }
  return match;
}
