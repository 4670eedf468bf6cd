import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { sql } from 'kysely';
import { brandRoutes } from './brands/routes.ts';
import { ReadCache } from './cache/read-cache.ts';
import { cartRoutes } from './carts/routes.ts';
import { feeRoutes } from './claims/fee-routes.ts';
import { claimRoutes } from './claims/routes.ts';
import { communityRoutes } from './community/routes.ts';
import { readingRoutes } from './content/reading-routes.ts';
import { contentRoutes } from './content/routes.ts';
import { couponRoutes } from './coupons/routes.ts';
import type { AppDeps } from './deps.ts';
import { docsRoutes } from './docs/routes.ts';
import { type Admission, createAdmission } from './http/admission.ts';
import type { FindLogin } from './http/caller.ts';
import { installErrorHandling, sendFailure } from './http/error-handler.ts';
import { bodyLimit } from './http/register-endpoint.ts';
import { refuseUnreadable } from './http/unreadable-request.ts';
import { identityRoutes } from './identity/routes.ts';
import { ListIndex } from './lists/list-index.ts';
import { liveRoutes } from './live/routes.ts';
import { mediaRoutes } from './media/routes.ts';
import { findLogin } from './members/login-sessions.ts';
import { memberRoutes } from './members/routes.ts';
import { operatorRoutes } from './operator/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { webhookRoutes } from './payments/webhook-routes.ts';
import { postcodeRoutes } from './postcodes/routes.ts';
import { CardCache } from './products/card-cache.ts';
import { optionRoutes } from './products/option-routes.ts';
import { productRoutes } from './products/routes.ts';
import { pushRoutes } from './push/routes.ts';
import { restockRoutes } from './restock/routes.ts';
import { wishRoutes } from './wishes/routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The live login behind a bearer token of a session. */
    findLogin: FindLogin;
    checkReplies: boolean;
    /** Replies of catalogue reads; see `audienceOf` for what may go in. */
    readCache: ReadCache;
    /** What goods lists filter, count and sort by; as true as the read cache's last look. */
    lists: ListIndex;
    /** Cards of goods lists, as true as the read cache. */
    cards: CardCache;
    /** Who may work at once: calls that only need the database, that wait for the payment provider, that decode files. */
    admissions: { shop: Admission; payment: Admission; upload: Admission };
  }
}

/** How long an upload waits for its turn, ms: several photos of one review come at once. */
const uploadWaitMs = 5000;
/** Longest that a request may take to arrive, ms. */
const requestLimitMs = 15_000;

/** Builds the API on its dependencies; it does not listen. */
export function createApp(deps: AppDeps): FastifyInstance {
  const app = Fastify({
    loggerInstance: deps.logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: deps.config.TRUST_PROXY,
    bodyLimit,
    // Off by default: who sends a request byte by byte would keep its connection for ever.
    requestTimeout: requestLimitMs,
    frameworkErrors: sendFailure,
    clientErrorHandler: refuseUnreadable,
    routerOptions: { maxParamLength: 200 },
  });
  app.decorate('findLogin', (token, sessionId) => findLogin(deps.db, token, sessionId, deps.clock()));
  app.decorate('checkReplies', deps.checkReplies ?? false);
  const lists = new ListIndex(deps);
  app.decorate('lists', lists);
  const cards = new CardCache(deps.db);
  app.decorate('cards', cards);
  app.decorate(
    'readCache',
    new ReadCache({
      db: deps.db,
      clock: deps.clock,
      trustMs: deps.config.CATALOGUE_CHECK_MS,
      maximumBytes: deps.config.READ_CACHE_MB * 2 ** 20,
      onChanges: ({ rowIds }) => lists.refresh(rowIds),
      onDrop: () => cards.drop(),
    }),
  );
  app.addHook('onSend', async (request) => {
    if (request.method !== 'GET') app.readCache.recheck();
  });
  let connections = 0;
  app.server.on('connection', () => {
    connections += 1;
  });
  const waiting = { maximumWaitMs: deps.config.QUEUE_WAIT_MS, arrivals: () => connections };
  app.decorate('admissions', {
    shop: createAdmission({ ...waiting, slots: 8 }),
    payment: createAdmission({ ...waiting, slots: 48 }),
    // A photo of fifty megapixels takes memory for all of them.
    upload: createAdmission({ ...waiting, slots: 2, maximumWaitMs: waiting.maximumWaitMs && uploadWaitMs }),
  });
  installErrorHandling(app);

  // A process that waits for its database is not to be started anew.
  app.get('/healthz/live', async () => ({ success: true, data: { status: 'ok' } }));
  app.get('/healthz', async () => {
    await sql`select 1`.execute(deps.db);
    return { success: true, data: { status: 'ok' } };
  });
  productRoutes(app, deps);
  optionRoutes(app, deps);
  brandRoutes(app, deps);
  wishRoutes(app, deps);
  restockRoutes(app, deps);
  communityRoutes(app, deps);
  contentRoutes(app, deps);
  readingRoutes(app, deps);
  liveRoutes(app, deps);
  memberRoutes(app, deps);
  identityRoutes(app, deps);
  postcodeRoutes(app, deps);
  pushRoutes(app, deps);
  cartRoutes(app, deps);
  couponRoutes(app, deps);
  orderRoutes(app, deps);
  claimRoutes(app, deps);
  feeRoutes(app, deps);
  mediaRoutes(app, deps);
  docsRoutes(app);
  operatorRoutes(app, deps);
  app.register((scope) => webhookRoutes(scope, deps));
  return app;
}
