import fp from 'fastify-plugin';
import { ReadCache } from '../../platform/cache/read-cache.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ApiConfig } from '../../platform/config.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { CardCache } from './cards/card-cache.ts';
import { ListIndex } from './columns/list-index.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Replies of catalogue reads; see `audienceOf` for what may go in. */
    readCache: ReadCache;
    /** What goods lists filter, count and sort by; as true as the read cache's last look. */
    lists: ListIndex;
    /** Cards of goods lists, as true as the read cache. */
    cards: CardCache;
  }
}

interface Deps {
  db: Db;
  clock: Clock;
  config: Pick<ApiConfig, 'CATALOGUE_CHECK_MS' | 'READ_CACHE_MB'>;
}

/** What this process remembers of the catalogue; one look at the changes keeps all three true (decision 26). */
export const catalogueCache = fp<Deps>(
  async (app, { db, clock, config }) => {
    const lists = new ListIndex({ db, clock });
    const cards = new CardCache(db);
    app.decorate('lists', lists);
    app.decorate('cards', cards);
    app.decorate(
      'readCache',
      new ReadCache({
        db,
        clock,
        trustMs: config.CATALOGUE_CHECK_MS,
        maximumBytes: config.READ_CACHE_MB * 2 ** 20,
        onChanges: ({ rowIds }) => lists.refresh(rowIds),
        onDrop: () => cards.drop(),
      }),
    );
    app.addHook('onSend', async (request) => {
      if (request.method !== 'GET') app.readCache.recheck();
    });
  },
  { name: 'catalogue-cache' },
);
