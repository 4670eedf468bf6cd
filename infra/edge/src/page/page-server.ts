import { throttleAddress } from '@mall/contracts/domain/throttle-address';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { trustZoneOf } from '../payment-pages/trust-zone.ts';
import type { ActiveRelease } from '../release/active-release.ts';
import type { RenderLane } from '../render/render-pool.ts';
import { clearLogin, tellLoginEnded } from '../session/login-cookies.ts';
import { pageOriginOf } from '../session/own-origin.ts';
import { followVisit } from '../session/visit-site.ts';
import { type Visitor, visitorOf } from '../session/visitor.ts';
import type { Turn } from '../threads/fair-queue.ts';
import { composeFor } from './composition.ts';
import { createNonce } from './nonce-splice.ts';
import { type CachedPage, PageCache } from './page-cache.ts';
import {
  PageRenderer,
  type PageRendererDependencies,
  type RenderedPage,
  type WantedPage,
} from './page-renderer.ts';
import { cacheKeyOf, pageRequestOf } from './page-request.ts';
import { type PolicyOptions, securityHeaders } from './security-headers.ts';

const nobody: Visitor = { token: null, serial: '', memberId: null, clientSessionId: null, apiHeaders: {} };

const addressOnly = ({ apiHeaders }: Visitor): Record<string, string> =>
  Object.fromEntries(Object.entries(apiHeaders).filter(([name]) => name === 'x-forwarded-for'));

/** A page as one visitor gets it. */
interface Shown extends CachedPage {
  isLoginDead?: boolean;
}

/** Answers page requests (design: A page). */
export class PageServer {
  readonly cache = new PageCache();
  private readonly renderer: PageRenderer;

  constructor(private readonly dependencies: PageRendererDependencies) {
    this.renderer = new PageRenderer(dependencies);
  }

  /** Renders the home page in every thread: the first visitors need not wait while code is read and compiled. */
  warm(release: ActiveRelease): Promise<void> {
    const found = release.match('/');
    const home = new URL('/', this.dependencies.config.publicOrigin);
    return this.renderer.warm({
      request: pageRequestOf(home, { userAgent: '', visitSite: null }, found?.route ?? null),
      composition: { release, override: null },
      found,
      visitor: nobody,
      isShared: false,
      hasWhole: false,
      turn: { lane: 'members', caller: 'the edge' },
      spender: { address: 'the edge' },
    });
  }

  /** Rejects with PoolFull when the page has to be rendered and there is no place. */
  async serve(request: FastifyRequest, reply: FastifyReply, release: ActiveRelease): Promise<FastifyReply> {
    const { config } = this.dependencies;
    // A path that begins with two slashes would be read as another host.
    const url = new URL(request.url.replace(/^\/{2,}/, '/'), config.publicOrigin);
    const composition = composeFor(request, reply, url, release, config);
    const found = release.match(url.pathname);
    const visitSite = followVisit(request, reply, url, config.publicOrigin);
    const userAgent = request.headers['user-agent'] ?? '';
    const page = pageRequestOf(url, { userAgent, visitSite }, found?.route ?? null);
    const visitor = visitorOf(request, config.publicOrigin);
    // What guests see of the page is no secret of anybody.
    const sharedKey =
      config.hasPageCache && !found?.route.isPersonal && !composition.override
        ? cacheKeyOf(page, release.id)
        : null;
    const isShared = sharedKey !== null && !visitor.token;
    const shown = await this.show(sharedKey, {
      request: page,
      composition,
      found,
      // Nothing of a visitor but the address gets into a page that others get too.
      visitor: isShared ? { ...nobody, apiHeaders: addressOnly(visitor) } : visitor,
      isShared,
      hasWhole: sharedKey !== null && this.cache.lastWhole(sharedKey) !== null,
      ...this.callerOf(request, visitor, found?.route.isPersonal ?? false),
    });
    if (shown.isLoginDead) {
      clearLogin(reply, config.publicOrigin);
      tellLoginEnded(reply, config.publicOrigin);
    }
    // Pages lead to one another without a load, so that every page but an isolated one needs what any of them needs.
    const opened = found?.route.isIsolated
      ? {
          zone: trustZoneOf(composition.release, found.owner, config),
          identityWindow: null,
          clipOrigins: [],
        }
      : { zone: null, identityWindow: config.identityWindow, clipOrigins: config.clipOrigins };
    return this.send(request, reply, shown, {
      ...opened,
      pageOrigin: pageOriginOf(request, config),
      developmentOrigin: composition.override?.origin ?? null,
    });
  }

  /** Places to render and budgets are shared out to accounts that the API confirmed, and to addresses. */
  private callerOf(
    request: FastifyRequest,
    visitor: Visitor,
    isPersonal: boolean,
  ): Pick<WantedPage, 'turn' | 'spender'> {
    const account = this.dependencies.logins.memberOf(visitor.token);
    const address = throttleAddress(request.ip);
    const turn: Turn<RenderLane> =
      account === null
        ? { lane: isPersonal ? 'buyers' : 'guests', caller: address }
        : { lane: 'members', caller: `member ${account}` };
    return { turn, spender: { account, address } };
  }

  private show(sharedKey: string | null, wanted: WantedPage): Promise<Shown> {
    const make = () => this.renderer.make(wanted);
    return sharedKey !== null && wanted.isShared
      ? this.cache.get(sharedKey, make)
      : this.makeOrShow(sharedKey, make);
  }

  /**
   * A member's own page, or the guest's whole one of the last day where that lacks something: the browser sees the
   * login cookie, confirms it and fetches the member's prices (shell: `ShellSession.check`).
   */
  private async makeOrShow(sharedKey: string | null, make: () => Promise<RenderedPage>): Promise<Shown> {
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
