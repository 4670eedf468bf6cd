import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '@mall/api/app/app';
import { createPictureStore, drawNothing } from '@mall/api/catalogue/pictures/picture-store';
import { portoneGateway } from '@mall/api/money/payments/payment-gateway';
import { createDefaultGrades } from '@mall/api/people/members/default-grades';
import { readConfig } from '@mall/api/platform/config';
import type { OpenDatabase } from '@mall/api/platform/database/database-over';
import { migrate } from '@mall/api/platform/database/migrate';
import { openPostgres } from '@mall/api/platform/database/open-postgres';
import { openPglite } from '@mall/api/platform/database/pglite/open-pglite';
import { createSecretBox, keyBytes } from '@mall/api/platform/secrets/secret-box';
import type { FastifyBaseLogger } from 'fastify';
import { seed } from '../seed.ts';
import { callsOf } from './reading/call-api.ts';
import { readShop } from './reading/read-shop.ts';
import type { Shop } from './reading/shop.ts';

/** Which database is looked at: one of its own without `dataDir` and `databaseUrl`. */
export interface Where {
  dataDir?: string | undefined;
  databaseUrl?: string | undefined;
  products: number;
  now: Date;
  logger: FastifyBaseLogger;
}

/** Hands a shop to `use`; one that is not given is seeded in a folder that is gone afterwards. */
export async function withSeededShop<T>(where: Where, use: (shop: Shop) => Promise<T>): Promise<T> {
  const { databaseUrl, dataDir } = where;
  const folder = await mkdtemp(join(tmpdir(), 'mall-sample-shop-'));
  try {
    const isGiven = databaseUrl !== undefined || dataDir !== undefined;
    const database = databaseUrl ? await openPostgres(databaseUrl) : await openPglite(dataDir ?? folder);
    try {
      if (!isGiven) await fill(database, where);
      return await serve(database, { ...where, folder }, use);
    } finally {
      await database.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fill({ db }: OpenDatabase, { products, now, logger }: Where): Promise<void> {
  await migrate(db, logger);
  await createDefaultGrades(db);
  await seed(db, { productCount: products, now, logger });
}

type Served = Where & { folder: string };

/** An API over a database of its own. */
async function serve<T>(
  { db }: OpenDatabase,
  { folder, now, logger }: Served,
  use: (shop: Shop) => Promise<T>,
): Promise<T> {
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const app = createApp({
    config,
    db,
    clock: () => now,
    logger,
    payments: portoneGateway(config),
    pictures: createPictureStore(join(folder, 'media'), drawNothing),
    secretBox: createSecretBox(Buffer.alloc(keyBytes, 1)),
  });
  await app.ready();
  try {
    return await use(await readShop(callsOf(app, randomUUID()), db, now));
  } finally {
    await app.close();
  }
}
