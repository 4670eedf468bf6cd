import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { EdgeConfig } from '../config.ts';
import type { ActiveRelease } from '../release/active-release.ts';
import type { ArtifactCache } from '../release/artifact-cache.ts';
import type { RenderJob, RenderResult } from '../render/render-job.ts';
import type { RenderPool } from '../render/render-pool.ts';
import { clearLogin, type Visitor, visitorOf } from '../session/visitor.ts';
import { type Composition, composeFor } from './composition.ts';
import { renderDocument, statusOf } from './document.ts';
import { createNonce, NonceSplice, SingleBody } from './nonce-splice.ts';
import { type CachedPage, PageCache } from './page-cache.ts';
import { cacheKeyOf, type PageRequest, pageRequestOf } from './page-request.ts';
import { type PolicyOptions, securityHeaders } from './security-headers.ts';

/** zlib levels: a cached page is compressed once for many, another for a single answer. */
const cachedLevel = 6;
const singleLevel = 3;

const nobody: Visitor = { token: null, memberId: null, clientSessionId: null, apiHeaders: {} };

export interface PageServerDependencies {
  config: EdgeConfig;
  artifacts: ArtifactCache;
  pool: RenderPool;
  log: Logger;
}

interface Made extends CachedPage {
  isLoginDead: boolean;
  /** Whether everything on the page came in time; only then may others get it too. */
  isWhole: boolean;
}

/** Answers page requests (design: A page). */
export class PageServer {
  readonly cache = new PageCache();

  constructor(private readonly dependencies: PageServerDependencies) {}

  /** Renders the home page in every thread: the first visitors need not wait while code is read and compiled. */
  async warm(release: ActiveRelease): Promise<void> {
    const { config, pool } = this.dependencies;
    const page = pageRequestOf(new URL('/', config.publicOrigin), '', null);
    const job = this.jobOf(page, release, release.match('/'), nobody);
    // A page that cannot be rendered yet is no reason not to start.
    await Promise.all(
      Array.from({ length: config.renderWorkers }, () => pool.run(job).catch(() => undefined)),
    );
  }

  async serve(request: FastifyRequest, reply: FastifyReply, release: ActiveRelease): Promise<FastifyReply> {
    const { config } = this.dependencies;
    // A path that begins with two slashes would be read as another host.
    const url = new URL(request.url.replace(/^\/{2,}/, '/'), config.publicOrigin);
    const composition = composeFor(request, reply, url, release, config);
    const found = release.match(url.pathname);
    const page = pageRequestOf(url, request.headers['user-agent'] ?? '', found?.route ?? null);
    const visitor = visitorOf(request, config.publicOrigin);
    const isCacheable =
      config.hasPageCache && !visitor.token && !found?.route.isPersonal && !composition.override;
    const make = () => this.make(page, composition, found, visitor, isCacheable);

    const made = isCacheable
      ? await this.cache.get(cacheKeyOf(page, release.id), () => this.makeWhole(make)).catch(make)
      : await make();
    if ('isLoginDead' in made && made.isLoginDead) clearLogin(reply, config.publicOrigin);
    // Pages lead to one another without a load, so that every page but an isolated one needs what any of them needs.
    const opened = found?.route.isIsolated
      ? { paymentOrigin: config.paymentOrigin, identityWindow: null, clipOrigins: [] }
      : { paymentOrigin: null, identityWindow: config.identityWindow, clipOrigins: config.clipOrigins };
    return this.send(request, reply, made, {
      ...opened,
      developmentOrigin: composition.override?.origin ?? null,
    });
  }

  /** A page with a hole is an answer for its visitor, not for the cache. */
  private async makeWhole(make: () => Promise<Made>): Promise<CachedPage> {
    const made = await make();
    if (!made.isWhole) throw new Error('the page was rendered with a part missing');
    return made;
  }

  private async make(
    page: PageRequest,
    { release, override }: Composition,
    found: ReturnType<ActiveRelease['match']>,
    visitor: Visitor,
    isCacheable: boolean,
  ): Promise<Made> {
    const { config, log } = this.dependencies;
    const isOverridden = override !== null && override.remote === found?.owner;
    const job = this.jobOf(page, release, isOverridden ? null : found, visitor);
    const rendered = await this.render({ ...job, layout: found?.route.layout ?? 'default' });
    if (rendered.failure)
      log.error({ remote: found?.owner, failure: rendered.failure, page: page.href }, 'server render failed');
    const html = renderDocument({
      request: page,
      release,
      owner: found?.owner ?? null,
      route: found?.route ?? null,
      rendered,
      publicOrigin: config.publicOrigin,
      isZoomAllowed: config.isZoomAllowed,
      scriptOrigins: [
        ...(found?.route.isIsolated && config.paymentOrigin ? [config.paymentOrigin] : []),
        ...(override ? [override.origin] : []),
      ],
    });
    return {
      status: statusOf(found?.owner ?? null, rendered),
      body: isCacheable ? new NonceSplice(html, cachedLevel) : new SingleBody(html, singleLevel),
      isLoginDead: rendered.isLoginDead,
      isWhole: rendered.failure === null && !isOverridden,
    };
  }

  private jobOf(
    page: PageRequest,
    release: ActiveRelease,
    found: ReturnType<ActiveRelease['match']>,
    visitor: Visitor,
  ): RenderJob {
    const { config, artifacts } = this.dependencies;
    return {
      shellFolder: artifacts.folderOf(release.shell),
      remoteFolders: Object.fromEntries(
        Object.entries(release.remotes).map(([name, artifact]) => [name, artifacts.folderOf(artifact)]),
      ),
      owner: found?.owner ?? null,
      layout: 'default',
      href: page.href,
      origin: config.publicOrigin,
      device: page.device,
      site: page.site.code,
      memberId: visitor.memberId,
      routes: release.routes,
      apiOrigin: config.apiOrigin,
      apiHeaders: visitor.apiHeaders,
    };
  }

  /** A render that is late or ran out of memory leaves the whole page to the browser, with the layout if that works. */
  private async render(job: RenderJob): Promise<RenderResult> {
    const { pool } = this.dependencies;
    try {
      return await pool.run(job);
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      return { ...(await pool.run({ ...job, owner: null })), failure };
    }
  }

  private send(
    request: FastifyRequest,
    reply: FastifyReply,
    { status, body }: CachedPage,
    origins: Omit<PolicyOptions, 'nonce'>,
  ): FastifyReply {
    const nonce = createNonce();
    const acceptsGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    reply
      .status(status)
      .headers(securityHeaders({ nonce, ...origins }))
      .header('content-type', 'text/html; charset=utf-8')
      // Private and checked every time, but never no-store: pages must come back from the back/forward cache.
      .header('cache-control', 'private, no-cache')
      .header('vary', 'cookie, user-agent, accept-encoding');
    if (!acceptsGzip) return reply.send(body.text(nonce));
    return reply.header('content-encoding', 'gzip').send(body.gzip(nonce));
  }
}
