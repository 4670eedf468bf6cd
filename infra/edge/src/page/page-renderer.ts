import type { PageGrade } from '@mall/contracts/page-grade-header';
import type { Logger } from 'pino';
import { BudgetSpent } from '../budgets/budget-spent.ts';
import type { Budgets, Spender } from '../budgets/budgets.ts';
import type { EdgeConfig } from '../config.ts';
import { createSampledLog, type SampledLog } from '../log/sampled-log.ts';
import { trustZoneOf } from '../payment-pages/trust-zone.ts';
import type { ActiveRelease } from '../release/active-release.ts';
import type { ArtifactCache } from '../release/artifact-cache.ts';
import type { RenderJob, RenderResult } from '../render/render-job.ts';
import type { RenderLane, RenderPool } from '../render/render-pool.ts';
import type { KnownLogins } from '../session/known-logins.ts';
import type { Visitor } from '../session/visitor.ts';
import type { Turn } from '../threads/fair-queue.ts';
import { PoolFull } from '../threads/thread-pool.ts';
import { SingleBody, SplicedBody } from './body/page-body.ts';
import type { Composition } from './composition.ts';
import { renderDocument, statusOf } from './document.ts';
import type { MadePage } from './page-cache.ts';
import type { PageRequest } from './page-request.ts';

/** Stands for each member of a grade while the page is made that they share. */
const anyMember = 0;
/** zlib levels: a cached page is compressed once for many, another for a single answer. */
const cachedLevel = 6;
const singleLevel = 3;

/** Threads begin within a second or two; a machine that starts everything at once takes longer. */
const warmMs = 30_000;
/** Where a render took its thread with it, the layout waits for the next thread. */
const layoutWaitMs = 3000;

export interface PageRendererDependencies {
  config: EdgeConfig;
  artifacts: ArtifactCache;
  pool: RenderPool;
  logins: KnownLogins;
  budgets: Budgets;
  log: Logger;
}

/** A page to be made. */
export interface WantedPage {
  request: PageRequest;
  composition: Composition;
  found: ReturnType<ActiveRelease['match']>;
  visitor: Visitor;
  /** Grade whose members share it; null for guests and for a member's own page. */
  grade: PageGrade | null;
  /** Others get it too: it is compressed well, once. */
  isShared: boolean;
  /** Whether a whole page of the last day can be shown instead: then a failed render is not followed by the layout alone. */
  hasWhole: boolean;
  turn: Turn<RenderLane>;
  spender: Spender;
}

export interface RenderedPage extends MadePage {
  isLoginDead: boolean;
}

/** Makes documents by the threads of the render pool. */
export class PageRenderer {
  private readonly sampled: SampledLog;

  constructor(private readonly dependencies: PageRendererDependencies) {
    this.sampled = createSampledLog(dependencies.log);
  }

  /** Rejects with PoolFull when there is no place to render it, with BudgetSpent when its visitor made too many. */
  async make(wanted: WantedPage): Promise<RenderedPage> {
    const { config } = this.dependencies;
    const { request, found, isShared } = wanted;
    const { release, override } = wanted.composition;
    await this.spend(wanted);
    const rendered = await this.render(wanted);
    if (rendered.missing.length > 0) {
      const fields = { remote: found?.owner, missing: rendered.missing, page: request.href };
      this.sampled('error', rendered.missing.join(), fields, 'page lacks parts');
    }
    const html = renderDocument({
      request,
      release,
      owner: found?.owner ?? null,
      route: found?.route ?? null,
      rendered,
      isOfGrade: wanted.grade !== null,
      publicOrigin: config.publicOrigin,
      isZoomAllowed: config.isZoomAllowed,
      zone: found?.route.isIsolated ? trustZoneOf(release, found.owner, config) : null,
      developmentOrigin: override?.origin ?? null,
    });
    return {
      status: statusOf(found?.owner ?? null, rendered),
      body: isShared ? await SplicedBody.of(html, cachedLevel) : new SingleBody(html, singleLevel),
      isLoginDead: rendered.isLoginDead,
      missing: rendered.missing,
    };
  }

  /** A shared page that is there already is made anew for everybody, at nobody's expense. */
  private async spend({ isShared, hasWhole, found, spender }: WantedPage): Promise<void> {
    if (isShared && hasWhole) return;
    const kind = found?.route.isPersonal ? 'personalRenders' : 'renders';
    const waitSeconds = await this.dependencies.budgets.spend(kind, spender);
    if (waitSeconds !== null) throw new BudgetSpent(waitSeconds);
  }

  /** Spends a render of an address for a question to the API, such as whose a login is that nobody has confirmed. */
  async mayRender(address: string): Promise<boolean> {
    return (await this.dependencies.budgets.spend('renders', { address })) === null;
  }

  /** Renders a page in every thread without showing it to anybody; waits as long as threads take to begin. */
  async warm(wanted: WantedPage): Promise<void> {
    const { config, pool } = this.dependencies;
    const job = this.jobOf(wanted);
    await Promise.all(
      // A page that cannot be rendered yet is no reason not to start.
      Array.from({ length: config.renderWorkers }, () =>
        pool.run(job, wanted.turn, warmMs).catch(() => undefined),
      ),
    );
  }

  /**
   * A render that is late or ran out of memory leaves the whole page to the browser, with the layout if that works.
   * One that was refused is not tried again: that would be the work of two for nobody.
   */
  private async render(wanted: WantedPage): Promise<RenderResult> {
    const { pool } = this.dependencies;
    const job = this.jobOf(wanted);
    try {
      const rendered = await pool.run(job, wanted.turn);
      this.noteLogin(wanted.visitor, rendered);
      return rendered;
    } catch (error) {
      if (error instanceof PoolFull || job.owner === null) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      if (wanted.hasWhole) {
        const fields = { remote: job.owner, reason, page: job.href };
        this.sampled('error', `${job.owner} ${reason}`, fields, 'page not rendered');
        throw error;
      }
      const layout = await pool.run({ ...job, owner: null }, wanted.turn, layoutWaitMs);
      return { ...layout, missing: [...layout.missing, `page of ${job.owner}: ${reason}`] };
    }
  }

  private noteLogin({ token, memberId }: Visitor, rendered: RenderResult): void {
    const { logins } = this.dependencies;
    if (token && memberId !== null && rendered.isLoginConfirmed) logins.confirm(token, memberId);
    if (token && rendered.isLoginDead) logins.forget(token);
  }

  private jobOf({ request, composition, found, visitor, grade }: WantedPage): RenderJob {
    const { config, artifacts } = this.dependencies;
    const { release, override } = composition;
    const isOverridden = override !== null && override.remote === found?.owner;
    return {
      shellFolder: artifacts.folderOf(release.shell),
      remoteFolders: Object.fromEntries(
        Object.entries(release.remotes).map(([name, artifact]) => [name, artifacts.folderOf(artifact)]),
      ),
      owner: isOverridden ? null : (found?.owner ?? null),
      layout: found?.route.layout ?? 'default',
      href: request.href,
      origin: config.publicOrigin,
      device: request.device,
      site: request.site.code,
      memberId: grade ? anyMember : visitor.memberId,
      grade,
      routes: release.routes,
      apiOrigin: config.apiOrigin,
      apiHeaders: visitor.apiHeaders,
    };
  }
}
