import { createApp } from '../../app/app.ts';
import { createPictureStore } from '../../catalogue/pictures/picture-store.ts';
import { portoneGateway } from '../../money/payments/payment-gateway.ts';
import { readConfig } from '../../platform/config.ts';
import { openPostgres } from '../../platform/database/open-postgres.ts';
import { openPglite } from '../../platform/database/pglite/open-pglite.ts';
import { silent } from '../silent-logger.ts';
import { testSecretBox } from '../test-secret-box.ts';

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
