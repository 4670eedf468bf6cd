import { appOptions } from '@mall/service-kit/app-options';
import { givenRequestId, newRequestId } from '@mall/service-kit/requests/request-id';
import { routeNameOf, watchRequests } from '@mall/service-kit/requests/watch-requests';
import { traceRequests } from '@mall/service-kit/traces/trace-requests';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import { registerAnswerHeaders } from './answer-headers.ts';
import { registerAssets } from './assets/register-assets.ts';
import { BudgetSpent } from './budgets/budget-spent.ts';
import type { Budgets } from './budgets/budgets.ts';
import type { EdgeConfig } from './config.ts';
import { registerEngineFiles } from './engines/register-engine-files.ts';
import { registerManifest } from './engines/register-manifest.ts';
import { registerApiGateway } from './gateway/api-gateway.ts';
import type { BodyPace } from './gateway/body-in-time.ts';
import { registerHealth } from './health.ts';
import { registerClaimPhotos } from './images/register-claim-photos.ts';
import { registerImages } from './images/register-images.ts';
import { registerProductStream } from './live/register-product-stream.ts';
import { createSampledLog } from './log/sampled-log.ts';
import { copy } from './page/copy.ts';
import { pageUrlOf } from './page/page-request.ts';
import type { PageServer } from './page/page-server.ts';
import { sendPlainPage } from './page/plain-page.ts';
import type { ArtifactCache } from './release/artifact-cache.ts';
import { createReleaseChoice, pinnedRelease } from './release/choose-release.ts';
import { registerReleaseState } from './release/register-release-state.ts';
import type { Releases } from './release/releases.ts';
import { registerReports } from './reports/register-reports.ts';
import type { KnownLogins } from './session/known-logins.ts';
import { unreadableRequests } from './unreadable-request.ts';

export interface EdgeDependencies {
  config: EdgeConfig;
  artifacts: ArtifactCache;
  releases: Releases;
  pages: PageServer;
  /** The same that the pages know. */
  logins: KnownLogins;
  budgets: Budgets;
  log: Logger;
  /** How quickly files have to arrive; tests have less patience. */
  uploadPace?: BodyPace;
}

/** Longest that a request may take to arrive, ms. Without it a slow sender would hold memory and a connection indefinitely. */
const requestLimitMs = 60_000;

/** The edge as a Fastify app: pages for everything that is no file, picture, report or API call. */
export function createEdgeApp(dependencies: EdgeDependencies): FastifyInstance {
  const { config, artifacts, releases, pages, budgets, log } = dependencies;
  const app = Fastify({
    ...appOptions,
    logger: false,
    trustProxy: config.trustProxy,
    requestTimeout: requestLimitMs,
    genReqId: ({ headers }) => (config.isRequestIdTrusted && givenRequestId(headers)) || newRequestId(),
    ...unreadableRequests(config),
  });

  watchRequests(app, { isMeasured: config.metrics !== null, accessLog: config.hasAccessLog ? log : null });
  traceRequests(app, { isSenderTrusted: config.isRequestIdTrusted, isExposedToBrowsers: true });
  registerAnswerHeaders(app, config);
  answerFailures(app, log);
  registerReleaseState(app, releases, config);
  registerHealth(app, config, releases);
  registerEngineFiles(app, config);
  registerManifest(app);
  registerAssets(app, artifacts, (version, request) =>
    releases.artifact(version, pinnedRelease(request, config.publicOrigin)),
  );
  registerImages(app, config, budgets);
  registerClaimPhotos(app, config, budgets);
  registerReports(app, config, budgets, { releases, log });
  registerProductStream(app, config);
  registerApiGateway(app, config, dependencies, dependencies.uploadPace);

  const chooseRelease = createReleaseChoice(releases, config);
  app.get('/*', async (request, reply) => {
    const url = pageUrlOf(request.url, config.publicOrigin);
    const release = await chooseRelease(request, reply, url);
    // The address of a preview was answered already.
    if (reply.sent) return reply;
    if (!release) return sendWaitPage(reply, request.id, { status: 503, waitSeconds: 2 });
    return pages.serve(request, reply, { url, release });
  });
  return app;
}

/** What a visitor reads where no page can be shown. */
function answerFailures(app: FastifyInstance, log: Logger): void {
  const sampled = createSampledLog(log);
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 503;
    if (status === 503) {
      const fields = { requestId: request.id, route: routeNameOf(request), error: error.message };
      sampled('error', `${error.name} ${error.message}`, fields, 'request failed');
    }
    const isSpent = error instanceof BudgetSpent;
    if (isSpent || status === 503)
      return sendWaitPage(reply, request.id, { status, waitSeconds: isSpent ? error.waitSeconds : 2 });
    return sendPlainPage(reply, {
      status,
      title: copy.badAddress,
      words: copy.badAddressWords,
      link: { label: copy.home, href: '/' },
      requestId: request.id,
    });
  });
  // A form that was sent before any script ran, or with scripts switched off.
  app.setNotFoundHandler((_request, reply) =>
    sendPlainPage(reply, {
      status: 404,
      title: copy.notSent,
      words: copy.notSentWords,
      link: { label: copy.back, href: '' },
    }),
  );
}

function sendWaitPage(
  reply: FastifyReply,
  requestId: string,
  { status, waitSeconds }: { status: number; waitSeconds: number },
): FastifyReply {
  reply.header('retry-after', String(waitSeconds));
  return sendPlainPage(reply, {
    status,
    title: copy.wait,
    words: copy.waitWords,
    link: { label: copy.again, href: '' },
    requestId,
    waitSeconds,
  });
}
