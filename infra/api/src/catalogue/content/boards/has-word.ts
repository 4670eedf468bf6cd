import { type RawBuilder, sql } from 'kysely';

/** Whether a text has a word in it, whatever its case; every text has none. Wildcards in the word are letters. */
export function hasWord(text: RawBuilder<unknown>, word: string): RawBuilder<unknown> {
  return word === '' ? sql`true` : sql`strpos(lower(${text}), lower(${word}::text)) > 0`;
}
