import { portoneGateway } from '../../money/payments/payment-gateway.ts';
import { readConfig } from '../../platform/config.ts';
import { databaseOver } from '../../platform/database/database-over.ts';
import { postgresPool } from '../../platform/database/open-postgres.ts';
import { openTestDatabase } from '../database/open-test-database.ts';
import { claimSteps } from '../orders/claim-steps.ts';
import { startPortone } from '../servers/start-portone.ts';
import { startTestApi, type TestApi } from '../servers/start-test-api.ts';
import { Steps, steppedGateway, steppedPool } from './steps.ts';

/** A process of the shop that can be held between two steps. */
export interface Racer {
  api: TestApi;
  steps: Steps;
}

/**
 * A shop with two processes that race and one that prepares and looks, on one PostgreSQL database and one payment
 * provider.
 */
export async function startRacingShop() {
  const portone = await startPortone();
  const environment = { PORTONE_API_URL: portone.url };
  const database = await openTestDatabase();
  const { url } = database;
  if (url === null) throw new Error('a race needs a database that takes several connections');
  const api = await startTestApi({ environment, database });
  const startRacer = async (): Promise<Racer> => {
    const steps = new Steps();
    const pool = postgresPool(url);
    const db = databaseOver(steppedPool(pool, steps));
    const racer = await startTestApi({
      environment,
      payments: steppedGateway(portoneGateway(readConfig(environment)), steps),
      database: { db, kind: 'postgresql', close: () => db.destroy(), connections: () => pool.connections() },
    });
    return { api: racer, steps };
  };
  const racers = [await startRacer(), await startRacer()] as const;
  return {
    api,
    portone,
    racers,
    steps: claimSteps(api, portone),
    member: await api.logIn(),
    close: async () => {
      for (const racer of racers) await racer.api.close();
      await api.close();
      await portone.close();
    },
  };
}
export type RacingShop = Awaited<ReturnType<typeof startRacingShop>>;
