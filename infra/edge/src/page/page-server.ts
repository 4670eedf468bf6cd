import { throttleAddress } from '@mall/contracts/domain/throttle-address';
import { type PageGrade, pageGradeHeader, pageGradeText } from '@mall/contracts/page-grade-header';
import { requestIdHeader } from '@mall/service-kit/requests/request-id';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SecurityHeaders } from '../policy/security-headers.ts';
import type { ActiveRelease } from '../release/active-release.ts';
import { withStartingShell } from '../release/choose-shell.ts';
import type { RenderLane } from '../render/render-pool.ts';
import type { Version } from '../render/version-breakers.ts';
import { createGradeCheck, noAudience } from '../session/confirm-grade.ts';
import { clearLogin, markLoginEnded } from '../session/login-cookies.ts';
import { followVisit } from '../session/visit-site.ts';
import { type Visitor, visitorOf } from '../session/visitor.ts';
import type { Flow } from '../threads/fair-queue.ts';
import { createNonce, type Fills } from './body/page-body.ts';
import { sendPieces } from './body/send-pieces.ts';
import { composeFor } from './composition.ts';
import { type CachedPage, PageCache } from './page-cache.ts';
import { createPagePolicies } from './page-policies.ts';
import { PageRenderer, type PageRendererDependencies, type WantedPage } from './page-renderer.ts';
import { cacheKeyOf, isPreview, pageRequestOf } from './page-request.ts';

const anonymous: Visitor = { token: null, serial: '', memberId: null, clientSessionId: null, apiHeaders: {} };

const sharedHeaders: readonly string[] = ['x-forwarded-for', requestIdHeader];

/** Nothing of a visitor but the address and the grade gets into a page that others get too. */
const sharedVisitor = ({ apiHeaders }: Visitor, grade: PageGrade | null): Visitor => ({
  ...anonymous,
  apiHeaders: {
    ...Object.fromEntries(Object.entries(apiHeaders).filter(([name]) => sharedHeaders.includes(name))),
    ...(grade ? { [pageGradeHeader]: pageGradeText(grade) } : {}),
  },
});

/** A page as one visitor gets it. */
interface Shown extends CachedPage {
  isLoginDead?: boolean;
  missing?: readonly string[];
}

/** Cache keys of a page: of the audience that shares it, null for a page of one visitor alone, and of guests. */
interface Keys {
  shared: string | null;
  guests: string | null;
}

/** Answers page requests (design: A page). */
export class PageServer {
  readonly cache = new PageCache();
  private readonly renderer: PageRenderer;
  private readonly audienceOf: ReturnType<typeof createGradeCheck>;
  private readonly policyOf: ReturnType<typeof createPagePolicies>;

  constructor(private readonly dependencies: PageRendererDependencies) {
    this.renderer = new PageRenderer(dependencies);
    this.audienceOf = createGradeCheck(dependencies.config.apiOrigin, dependencies.logins);
    this.policyOf = createPagePolicies(dependencies.config);
  }

  /** Versions that are switched off on this server. */
  openBreakers(): Version[] {
    return this.renderer.openBreakers();
  }

  /** Renders the home page in the threads for visitors: the first need not wait while code is read and compiled. */
  warm(release: ActiveRelease): Promise<void> {
    return this.renderer.warm(this.homeOf(release));
  }

  /** Does so in the thread that stands by; never rejects. */
  warmStandby(release: ActiveRelease): Promise<void> {
    return this.renderer.warm(this.homeOf(release), { isStandby: true });
  }

  private homeOf(release: ActiveRelease): WantedPage {
    const found = release.match('/');
    const home = new URL('/', this.dependencies.config.publicOrigin);
    return {
      request: pageRequestOf(home, { userAgent: '', visitSite: null }, found?.route ?? null),
      composition: { release, development: null },
      found,
      visitor: anonymous,
      grade: null,
      isShared: false,
      hasWhole: false,
      requestId: 'warm',
      flow: { lane: 'members', caller: 'the edge' },
      spender: { address: 'the edge' },
    };
  }

  /**
   * Rejects with PoolFull when the page has to be rendered and there is no place. What only a render needs is made for
   * a render: most pages come from the cache.
   */
  async serve(
    request: FastifyRequest,
    reply: FastifyReply,
    { url, release }: { url: URL; release: ActiveRelease },
  ): Promise<FastifyReply> {
    const { config } = this.dependencies;
    const started = withStartingShell(request, release, config.publicOrigin);
    const builds = this.dependencies.development?.builds ?? null;
    const composition = await composeFor(request, reply, url, started, config, builds);
    // Pages of one release differ by the shell that starts them.
    const releaseKey = `${release.id}+${started.shell.version}`;
    const found = composition.release.match(url.pathname);
    request.routeName = found ? `${found.owner}/${found.route.id}` : 'no page';
    request.servedRelease = composition.release.id;
    const visitSite = followVisit(request, reply, url, config.publicOrigin);
    const userAgent = request.headers['user-agent'] ?? '';
    const page = pageRequestOf(url, { userAgent, visitSite }, found?.route ?? null);
    const visitor = visitorOf(request, config.publicOrigin);
    const isUnpublished = isPreview(page);
    const isShared =
      config.hasPageCache && !found?.route.isPersonal && !composition.development && !isUnpublished;
    const audience = isShared
      ? await this.audienceOf(visitor, () => this.renderer.mayRender(throttleAddress(request.ip)))
      : noAudience;
    const { grade } = audience;
    const keys: Keys = isShared
      ? { shared: cacheKeyOf(page, releaseKey, grade), guests: cacheKeyOf(page, releaseKey) }
      : { shared: null, guests: null };
    const shown = await this.show(keys, () => ({
      request: page,
      composition,
      found,
      visitor: isShared ? sharedVisitor(visitor, grade) : visitor,
      grade,
      isShared,
      hasWhole: this.lastWhole(keys) !== null,
      requestId: request.id,
      ...this.callerOf(request, visitor, found?.route.isPersonal ?? false),
    }));
    if (shown.isLoginDead || audience.isLoginDead) {
      clearLogin(reply, config.publicOrigin);
      markLoginEnded(reply, config.publicOrigin);
    }
    const policy = this.policyOf(request, composition, found);
    return this.send(request, reply, { ...shown, isUnpublished, policy }, visitor.memberId);
  }

  /** Places to render and budgets are shared out to accounts that the API confirmed, and to addresses. */
  private callerOf(
    request: FastifyRequest,
    visitor: Visitor,
    isPersonal: boolean,
  ): Pick<WantedPage, 'flow' | 'spender'> {
    const account = this.dependencies.logins.memberOf(visitor.token);
    const address = throttleAddress(request.ip);
    const flow: Flow<RenderLane> =
      account === null
        ? { lane: isPersonal ? 'buyers' : 'guests', caller: address }
        : { lane: 'members', caller: `member ${account}` };
    return { flow, spender: { account, address } };
  }

  /**
   * A page of the cache, or the visitor's own. Where that lacks something, the guests' whole one of the last day is
   * better: the browser sees the login cookie, confirms it and fetches the member's prices (shell: `ShellSession.check`).
   */
  private async show(keys: Keys, wantedPage: () => WantedPage): Promise<Shown> {
    const make = () => this.renderer.make(wantedPage());
    try {
      const shown: Shown = await (keys.shared === null ? make() : this.cache.get(keys.shared, make));
      const isWhole = !shown.missing || shown.missing.length === 0;
      return isWhole ? shown : (this.lastWhole(keys) ?? shown);
    } catch (error) {
      const page = this.lastWhole(keys);
      if (!page) throw error;
      return page;
    }
  }

  /** Whole pages of the last day: of the audience that shares the page, else of the guests. */
  private lastWhole({ shared, guests }: Keys): CachedPage | null {
    const own = shared === null ? null : this.cache.lastWhole(shared);
    return own ?? (guests === null ? null : this.cache.lastWhole(guests));
  }

  private send(
    request: FastifyRequest,
    reply: FastifyReply,
    { status, body, isUnpublished, policy }: CachedPage & { isUnpublished: boolean; policy: SecurityHeaders },
    memberId: number | null,
  ): FastifyReply {
    const nonce = createNonce();
    const fills: Fills = { nonce, memberId: String(memberId) };
    const accepted = request.headers['accept-encoding'] ?? '';
    reply
      .status(status)
      .headers(policy(nonce))
      .header('content-type', 'text/html; charset=utf-8')
      // Private and checked every time, but never no-store: pages must come back from the back/forward cache.
      .header('cache-control', isUnpublished ? 'private, no-store' : 'private, no-cache')
      .header('vary', 'cookie, user-agent, accept-encoding');
    if (isUnpublished) reply.header('x-robots-tag', 'noindex');
    const brotli = /\bbr\b/.test(accepted) ? body.brotli(fills) : null;
    if (brotli) return sendPieces(reply.header('content-encoding', 'br'), brotli);
    if (!/\bgzip\b/.test(accepted)) return sendPieces(reply, body.text(fills));
    return sendPieces(reply.header('content-encoding', 'gzip'), body.gzip(fills));
  }
}
