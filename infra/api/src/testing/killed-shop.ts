import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { openPglite } from '../database/open-pglite.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { createPictureStore } from '../media/picture-store.ts';
import { portoneGateway } from '../payments/payment-gateway.ts';
import { silent } from './silent-logger.ts';
import { testSecretBox } from './test-secret-box.ts';

/** The API as a process of its own, on a database that has been filled already; it ends at `MALL_FAULT_POINT`. */
const config = readConfig(process.env);
const { db } = config.DATABASE_URL
  ? await openPostgres(config.DATABASE_URL)
  : await openPglite(config.DATA_DIR);
const app = createApp({
  config,
  db,
  clock: () => new Date(),
  logger: silent,
  payments: portoneGateway(config),
  secretBox: testSecretBox,
  pictures: createPictureStore(config.DATA_DIR, async () => Buffer.from('drawn')),
});
const url = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ url });
