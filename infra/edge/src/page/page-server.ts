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
import { type CachedPage, type MadePage, PageCache } from './page-cache.ts';
import { cacheKeyOf, type PageRequest, pageRequestOf } from './page-request.ts';
import { type PolicyOptions, securityHeaders } from './security-headers.ts';

/** zlib levels: a cached page is compressed once for many, another for a single answer. */
const cachedLevel = 6;
const singleLevel = 3;

const nobody: Visitor = { token: null, memberId: null, clientSessionId: null, apiHeaders: {} };

const addressOnly = ({ apiHeaders }: Visitor): Record<string, string> =>
  Object.fromEntries(Object.entries(apiHeaders).filter(([name]) => name === 'x-forwarded-for'));

export interface PageServerDependencies {
  config: EdgeConfig;
  artifacts: ArtifactCache;
  pool: RenderPool;
  log: Logger;
}

interface Made extends MadePage {
  isLoginDead: boolean;
}

/** A page as one visitor gets it. */
interface Shown extends CachedPage {
  isLoginDead?: boolean;
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
    // What guests see of the page is no secret of anybody.
    const sharedKey =
      config.hasPageCache && !found?.route.isPersonal && !composition.override
        ? cacheKeyOf(page, release.id)
        : null;
    const isShared = sharedKey !== null && !visitor.token;
    // Nothing of a visitor but the address gets into a page that others get too.
    const person = isShared ? { ...nobody, apiHeaders: addressOnly(visitor) } : visitor;
    const make = () => this.make(page, composition, found, person, isShared);

    const made: Shown = isShared
      ? await this.cache.get(sharedKey, make)
      : await this.makeOrShow(sharedKey, make);
    if (made.isLoginDead) clearLogin(reply, config.publicOrigin);
    // Pages lead to one another without a load, so that every page but an isolated one needs what any of them needs.
    const opened = found?.route.isIsolated
      ? { paymentOrigin: config.paymentOrigin, identityWindow: null, clipOrigins: [] }
      : { paymentOrigin: null, identityWindow: config.identityWindow, clipOrigins: config.clipOrigins };
    return this.send(request, reply, made, {
      ...opened,
      developmentOrigin: composition.override?.origin ?? null,
    });
  }

  /**
   * A member's own page, or the guest's whole one of the last day where that lacks something: the browser sees the
   * login cookie, confirms it and fetches the member's prices (shell: `ShellSession.check`).
   */
  private async makeOrShow(sharedKey: string | null, make: () => Promise<Made>): Promise<Shown> {
    const good = () => (sharedKey === null ? null : this.cache.lastWhole(sharedKey));
    try {
      const made = await make();
      const page = made.missing.length > 0 ? good() : null;
      return page ? { ...page, isLoginDead: made.isLoginDead } : made;
    } catch (error) {
      const page = good();
      if (!page) throw error;
      return page;
    }
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
    if (rendered.missing.length > 0)
      log.error({ remote: found?.owner, missing: rendered.missing, page: page.href }, 'page lacks parts');
    const html = renderDocument({
      request: page,
      release,
      owner: found?.owner ?? null,
      route: found?.route ?? null,
      rendered,
      publicOrigin: config.publicOrigin,
      isZoomAllowed: config.isZoomAllowed,
    });
    return {
      status: statusOf(found?.owner ?? null, rendered),
      body: isCacheable ? new NonceSplice(html, cachedLevel) : new SingleBody(html, singleLevel),
      isLoginDead: rendered.isLoginDead,
      missing: rendered.missing,
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
      const reason = error instanceof Error ? error.message : String(error);
      const layout = await pool.run({ ...job, owner: null });
      return { ...layout, missing: [...layout.missing, `page of ${job.owner}: ${reason}`] };
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
