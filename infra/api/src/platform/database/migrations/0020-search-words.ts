import type { Migration } from '../migrate.ts';
import { hangulInitialsFunction, hangulKeysFunction } from './hangul-keys.ts';

/**
 * Words of the catalogue, learned by triggers, and those of each product as an indexed array: typing errors are
 * corrected on a few thousand words, however many products there are (decision 25).
 */
export const searchWords: Migration = {
  name: '0020-search-words',
  statements: [
    hangulKeysFunction,
    hangulInitialsFunction,
    'drop index products_search',
    `alter table products add column search_words text[] not null
      generated always as (array_remove(string_to_array(search_text, ' '), '')) stored`,
    'create index products_search_words on products using gin (search_words)',
    `create table search_words (
      word text primary key,
      keys text not null generated always as (hangul_keys(word)) stored,
      initials text not null generated always as (hangul_initials(word)) stored
    )`,
    'create index search_words_keys on search_words using gin (keys gin_trgm_ops)',
    'insert into search_words (word) select distinct unnest(search_words) from products order by 1',
    `create function learn_search_words() returns trigger language plpgsql as $$
    begin
      -- In one order, so that two catalogues imported at once wait for each other instead of deadlocking.
      insert into search_words (word) select distinct found.word from changed, unnest(search_words) as found(word)
        where not exists (select 1 from search_words known where known.word = found.word)
        order by 1 on conflict do nothing;
      return null;
    end $$`,
    `create trigger products_learn_inserted after insert on products
      referencing new table as changed for each statement execute function learn_search_words()`,
    `create trigger products_learn_updated after update on products
      referencing new table as changed for each statement execute function learn_search_words()`,
  ],
};
