import { appOptions } from '@mall/service-kit/app-options';
import { givenRequestId, newRequestId } from '@mall/service-kit/requests/request-id';
import { watchRequests } from '@mall/service-kit/requests/watch-requests';
import { traceRequests } from '@mall/service-kit/traces/trace-requests';
import { watchOf } from '@mall/service-kit/watch-settings';
import Fastify, {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyPluginCallback,
  LogController,
} from 'fastify';
import { brandRoutes } from '../catalogue/brands/routes.ts';
import { readingRoutes } from '../catalogue/content/boards/reading-routes.ts';
import { helpRoutes } from '../catalogue/content/help/help-routes.ts';
import { contentRoutes } from '../catalogue/content/routes.ts';
import { catalogueCache } from '../catalogue/lists/catalogue-cache.ts';
import { listRoutes } from '../catalogue/lists/routes.ts';
import { liveRoutes } from '../catalogue/live/routes.ts';
import { mediaRoutes } from '../catalogue/pictures/routes.ts';
import { optionRoutes } from '../catalogue/products/option-routes.ts';
import { productRoutes } from '../catalogue/products/routes.ts';
import { siteMapRoutes } from '../catalogue/site-map/routes.ts';
import { viewRoutes } from '../catalogue/views/routes.ts';
import { feeRoutes } from '../claims/fees/fee-routes.ts';
import { myOrderRoutes } from '../claims/my-orders/routes.ts';
import { claimPhotoRoutes } from '../claims/photos/photo-routes.ts';
import { claimRoutes } from '../claims/routes.ts';
import { attendanceRoutes } from '../community/attendance/attendance-routes.ts';
import { photoRoutes } from '../community/photos/photo-routes.ts';
import { communityRoutes } from '../community/routes.ts';
import { sizeRoutes } from '../community/sizes/size-routes.ts';
import { webhookRoutes } from '../jobs/webhook-routes.ts';
import { leavingRoutes } from '../leaving/routes.ts';
import { couponRoutes } from '../money/coupons/routes.ts';
import { cartRoutes } from '../orders/carts/routes.ts';
import { dropRoutes } from '../orders/drops/routes.ts';
import { guestOrderRoutes } from '../orders/orders/guests/guest-routes.ts';
import { orderRoutes } from '../orders/orders/routes.ts';
import { settleRoutes } from '../orders/orders/settle-routes.ts';
import { restockRoutes } from '../orders/restock/routes.ts';
import { addressRoutes } from '../people/addresses/routes.ts';
import { postcodeRoutes } from '../people/contact/postcode-routes.ts';
import { pushRoutes } from '../people/contact/push-routes.ts';
import { identityRoutes } from '../people/identity/routes.ts';
import { memberRoutes } from '../people/members/routes.ts';
import { loginPlugin } from '../people/members/sessions/login-plugin.ts';
import { wishRoutes } from '../people/wishes/routes.ts';
import { sendFailure } from '../platform/http/error-handler.ts';
import { httpPlugin } from '../platform/http/http-plugin.ts';
import { bodyLimit } from '../platform/http/register-endpoint.ts';
import { refuseUnreadable } from '../platform/http/unreadable-request.ts';
import type { AppDeps } from './deps.ts';
import { docsRoutes } from './docs/routes.ts';
import { operatorRoutes } from './operator/routes.ts';

/** Longest that a request may take to arrive, ms. */
const requestLimitMs = 15_000;

/** Every module of the API; each takes of `AppDeps` what it names. */
const modules: readonly (FastifyPluginAsync<AppDeps> | FastifyPluginCallback<AppDeps>)[] = [
  httpPlugin,
  loginPlugin,
  catalogueCache,
  listRoutes,
  productRoutes,
  optionRoutes,
  viewRoutes,
  siteMapRoutes,
  brandRoutes,
  mediaRoutes,
  contentRoutes,
  readingRoutes,
  helpRoutes,
  liveRoutes,
  memberRoutes,
  identityRoutes,
  wishRoutes,
  addressRoutes,
  postcodeRoutes,
  pushRoutes,
  couponRoutes,
  dropRoutes,
  cartRoutes,
  orderRoutes,
  settleRoutes,
  guestOrderRoutes,
  restockRoutes,
  myOrderRoutes,
  claimRoutes,
  claimPhotoRoutes,
  feeRoutes,
  communityRoutes,
  attendanceRoutes,
  photoRoutes,
  sizeRoutes,
  leavingRoutes,
  webhookRoutes,
  docsRoutes,
  operatorRoutes,
];

const displayName = Symbol.for('fastify.display-name');

/** Fastify looks for the name of a plugin without one among all files that were ever required. */
function named<Plugin extends (typeof modules)[number]>(plugin: Plugin): Plugin {
  return displayName in plugin ? plugin : Object.assign(plugin, { [displayName]: plugin.name });
}

/** Builds the API on its dependencies; it does not listen. */
export function createApp(deps: AppDeps): FastifyInstance {
  const app = Fastify({
    ...appOptions,
    loggerInstance: deps.logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // Edge and proxy alone reach the API, and say which request of a browser a call belongs to.
    genReqId: ({ headers }) => givenRequestId(headers) ?? newRequestId(),
    trustProxy: deps.config.TRUST_PROXY,
    bodyLimit,
    // Off by default: a client that sends byte by byte would hold its connection for ever.
    requestTimeout: requestLimitMs,
    frameworkErrors: sendFailure,
    clientErrorHandler: refuseUnreadable,
    routerOptions: { maxParamLength: 200 },
  });
  const { metrics, hasAccessLog } = watchOf(deps.config);
  watchRequests(app, { isMeasured: metrics !== null, accessLog: hasAccessLog ? deps.logger : null });
  traceRequests(app, { isSenderTrusted: true });
  for (const module of modules) app.register(named(module), deps);
  return app;
}
