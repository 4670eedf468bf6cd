import type { PageGrade } from '@mall/contracts/page-grade-header';
import type { Artifact } from '@mall/contracts/platform/artifact';
import { traceHeaders } from '@mall/service-kit/traces/spans';
import type { Logger } from 'pino';
import { BudgetSpent } from '../budgets/budget-spent.ts';
import type { Budgets, Spender } from '../budgets/budgets.ts';
import type { EdgeConfig } from '../config.ts';
import type { Development } from '../development/development.ts';
import { createSampledLog, type SampledLog } from '../log/sampled-log.ts';
import { watchRender } from '../metrics/watch-render.ts';
import { trustZoneOf } from '../policy/trust-zone.ts';
import type { ActiveRelease } from '../release/active-release.ts';
import type { ArtifactCache } from '../release/artifact-cache.ts';
import { Examiner } from '../render/examiner.ts';
import type { RenderJob, RenderResult } from '../render/render-job.ts';
import type { RenderLane, RenderPool } from '../render/render-pool.ts';
import { type Version, VersionBreakers } from '../render/version-breakers.ts';
import type { KnownLogins } from '../session/known-logins.ts';
import type { Visitor } from '../session/visitor.ts';
import type { Flow } from '../threads/fair-queue.ts';
import { JobLate, PoolFull, ThreadLost } from '../threads/job-errors.ts';
import { SingleBody, SplicedBody } from './body/page-body.ts';
import { type Composition, developedPart } from './composition.ts';
import { renderDocument, statusOf } from './document.ts';
import type { MadePage } from './page-cache.ts';
import { pageDevelopmentOf } from './page-development.ts';
import type { PageRequest } from './page-request.ts';
import { type ServerVersions, serverVersions } from './server-versions.ts';

/** Stands for each member of a grade while the page is made that they share. */
const anyMember = 0;
/** zlib levels: a cached page is compressed once for many, another for a single answer. */
const cachedLevel = 6;
const singleLevel = 3;

/** Threads begin within a second or two; a machine that starts everything at once takes longer. */
const warmMs = 30_000;
/** Where a render took its thread with it, the layout may have to wait for another thread. */
const layoutWaitMs = 3000;

export interface PageRendererDependencies {
  config: EdgeConfig;
  artifacts: ArtifactCache;
  pool: RenderPool;
  logins: KnownLogins;
  budgets: Budgets;
  log: Logger;
  /** What pages with parts from development servers take; null at an edge that shows releases alone. */
  development?: Development | null;
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
  /** Id of the request that has it made. */
  requestId: string;
  flow: Flow<RenderLane>;
  spender: Spender;
}

export interface RenderedPage extends MadePage {
  isLoginDead: boolean;
}

/** Makes documents by the threads of the render pool. */
export class PageRenderer {
  private readonly sampled: SampledLog;
  private readonly breakers: VersionBreakers;
  private readonly examiner: Examiner;

  constructor(private readonly dependencies: PageRendererDependencies) {
    const { log, pool } = dependencies;
    this.sampled = createSampledLog(log);
    this.breakers = new VersionBreakers((change) =>
      log[change.isOpen ? 'error' : 'info'](
        change,
        change.isOpen ? 'version switched off on the server' : 'version renders again',
      ),
    );
    this.examiner = new Examiner(pool, this.breakers, log);
  }

  /** Versions that are switched off on this server. */
  openBreakers(): Version[] {
    return this.breakers.openVersions();
  }

  /** Rejects with PoolFull when there is no place to render it, with BudgetSpent when its visitor made too many. */
  async make(wanted: WantedPage): Promise<RenderedPage> {
    const { config } = this.dependencies;
    const { request, found, isShared, requestId } = wanted;
    await this.spend(wanted);
    const versions = serverVersions(wanted.composition.release, this.breakers);
    const { release } = versions;
    const rendered = await watchRender({ release, found }, () => this.render(wanted, versions));
    if (rendered.missing.length > 0) {
      const fields = { requestId, remote: found?.owner, missing: rendered.missing, page: request.href };
      this.sampled('error', rendered.missing.join(), fields, 'page lacks parts');
    }
    for (const fault of rendered.faults) {
      const version = release.remotes[fault.remote]?.version;
      const fields = { requestId, ...fault, version, release: release.id, page: request.href };
      const kind = `${fault.remote} ${version} ${fault.message}`;
      this.sampled('error', kind, fields, 'failure in a server render');
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
      development: pageDevelopmentOf(wanted.composition, rendered),
    });
    return {
      status: statusOf(found?.owner ?? null, rendered),
      body: isShared ? await SplicedBody.of(html, cachedLevel) : new SingleBody(html, singleLevel),
      isLoginDead: rendered.isLoginDead,
      missing: rendered.missing,
    };
  }

  /** A cached shared page is refreshed for all, without a charge to a budget. */
  private async spend({ isShared, hasWhole, found, spender }: WantedPage): Promise<void> {
    if (isShared && hasWhole) return;
    const kind = found?.route.isPersonal ? 'personalRenders' : 'renders';
    const waitSeconds = await this.dependencies.budgets.spend(kind, spender);
    if (waitSeconds !== null) throw new BudgetSpent(waitSeconds);
  }

  /** Spends a render of an address for a question to the API, such as whose an unconfirmed login is. */
  async mayRender(address: string): Promise<boolean> {
    return (await this.dependencies.budgets.spend('renders', { address })) === null;
  }

  /** Renders a page for nobody in all threads for visitors, or in the one that stands by; waits until these begin. */
  async warm(wanted: WantedPage, { isStandby = false } = {}): Promise<void> {
    const { config, pool } = this.dependencies;
    const job = this.jobOf(wanted, serverVersions(wanted.composition.release, this.breakers));
    const render = () => (isStandby ? pool.runAlone(job) : pool.run(job, wanted.flow, warmMs));
    // A page that cannot be rendered yet is no reason not to start.
    await Promise.allSettled(Array.from({ length: isStandby ? 1 : config.renderWorkers }, render));
  }

  /**
   * A render that is late or took its thread with it leaves the whole page to the browser, with the layout, which needs
   * no remote's code. One that was refused is not tried again: that would double the load for no reader.
   */
  private async render(wanted: WantedPage, versions: ServerVersions): Promise<RenderResult> {
    const pool = this.poolFor(wanted);
    const job = this.jobOf(wanted, versions);
    try {
      const rendered = await pool.run(job, wanted.flow);
      this.noteLogin(wanted.visitor, rendered);
      this.noteOutcomes(wanted, versions, rendered);
      return rendered;
    } catch (error) {
      if (error instanceof PoolFull) throw error;
      if ((error instanceof JobLate || error instanceof ThreadLost) && !wanted.composition.development)
        this.examiner.examine(job);
      const reason = error instanceof Error ? error.message : String(error);
      if (wanted.hasWhole) {
        const fields = { requestId: wanted.requestId, remote: job.owner, reason, page: job.href };
        this.sampled('error', `${job.owner} ${reason}`, fields, 'page not rendered');
        throw error;
      }
      // The released shell, where the render took that of a development server.
      const shellFolder = this.dependencies.artifacts.folderOf(wanted.composition.release.shell);
      const alone = { ...job, shellFolder, owner: null, remoteFolders: {} };
      const layout = await pool.run(alone, wanted.flow, layoutWaitMs);
      return { ...layout, missing: [...layout.missing, `page of ${job.owner}: ${reason}`] };
    }
  }

  private poolFor({ composition }: WantedPage): RenderPool {
    const { pool, development } = this.dependencies;
    return composition.development && development ? development.renderPool() : pool;
  }

  /** Tells the breakers how each remote did, and probes one whose cooldown is over. */
  private noteOutcomes(wanted: WantedPage, versions: ServerVersions, { outcomes }: RenderResult): void {
    const { release, development } = wanted.composition;
    // In development every failure of a part is shown.
    if (development) return;
    for (const [name, outcome] of Object.entries(outcomes)) {
      const rendered = versions.release.remotes[name];
      if (rendered && outcome === 'worked') this.breakers.worked(rendered);
      if (rendered && outcome === 'threw') this.breakers.threw(rendered);
      const present = release.remotes[name];
      if (present && this.breakers.claimProbe(present))
        this.examiner.probe(this.jobOf(wanted, serverVersions(release, this.breakers, name)), name);
    }
  }

  private noteLogin({ token, memberId }: Visitor, rendered: RenderResult): void {
    const { logins } = this.dependencies;
    if (token && memberId !== null && rendered.isLoginConfirmed) logins.confirm(token, memberId);
    if (token && rendered.isLoginDead) logins.forget(token);
  }

  private jobOf(
    { request, composition, found, visitor, grade }: WantedPage,
    { release, switchedOff }: ServerVersions,
  ): RenderJob {
    const { config, artifacts } = this.dependencies;
    const folderOf = (artifact: Artifact) =>
      developedPart(composition, artifact.name)?.build?.folder ?? artifacts.folderOf(artifact);
    const owner = found?.owner ?? null;
    return {
      shellFolder: folderOf(release.shell),
      remoteFolders: Object.fromEntries(
        Object.entries(release.remotes).map(([name, artifact]) => [name, folderOf(artifact)]),
      ),
      versions: Object.fromEntries(
        Object.entries(release.remotes).map(([name, { version }]) => [name, version]),
      ),
      switchedOff,
      isAlone: false,
      // What does not compile is left to the browser, which says why.
      owner: owner !== null && developedPart(composition, owner)?.build === null ? null : owner,
      layout: found?.route.layout ?? 'default',
      href: request.href,
      origin: config.publicOrigin,
      device: request.device,
      site: request.site.code,
      memberId: grade ? anyMember : visitor.memberId,
      grade,
      patterns: release.patterns,
      apiOrigin: config.apiOrigin,
      apiHeaders: { ...visitor.apiHeaders, ...traceHeaders() },
    };
  }
}
