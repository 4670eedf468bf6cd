import path from 'node:path';
import { viewMember } from '@mall/contracts/api/people/members';
import { serverExternals } from '@mall/remote-kit/build/shared-libraries';
import { isSettledFailure } from '@mall/remote-kit/query-client';
import type {
  FragmentRequest,
  FragmentTokens,
  Rendered,
  RenderedStyles,
  ServerRemote,
} from '@mall/remote-kit/server-remote';
import type { ServerShell } from '@mall/remote-kit/server-shell';
import type { RemoteServices } from '@mall/remote-kit/services';
import { loadBundle } from './load-bundle.ts';
import { MissingParts } from './missing-parts.ts';
import { pageQueries } from './page-queries.ts';
import type { RenderJob, RenderResult } from './render-job.ts';
import { createServerServices } from './server-services.ts';

/** Fragments may show fragments; deeper than this something is wrong. */
const maximumDepth = 3;

const bundleFile = (folder: string) => path.join(folder, 'server/server.cjs');
const shellOf = (folder: string) =>
  (loadBundle(bundleFile(folder), serverExternals) as { shell: ServerShell }).shell;
const remoteOf = (folder: string) =>
  (loadBundle(bundleFile(folder), serverExternals) as { remote: ServerRemote }).remote;

function createTokens(): FragmentTokens {
  let made = 0;
  return {
    next: () => {
      made += 1;
      return `fragment-${made}`;
    },
  };
}

/** Renders one page: layout, the owner's page, and the fragments of both. A broken part is left out and said. */
export async function renderPage(job: RenderJob): Promise<RenderResult> {
  const missing = new MissingParts();
  const login = await confirmLogin(job, missing);
  const services = createServerServices(login.job, missing);
  const tokens = createTokens();
  const parts = new FragmentCollector(login.job, services, tokens, missing);

  const [layout, page] = await Promise.all([
    shellOf(job.shellFolder).renderLayout(job.layout, services, tokens),
    renderOwner(login.job, services, tokens).catch((error: unknown) => {
      missing.add(`page of ${job.owner}`, error);
      return null;
    }),
  ]);
  return {
    header: await parts.fill(layout.header),
    content: Buffer.from(page ? await parts.fill(page) : ''),
    footer: await parts.fill(layout.footer),
    css: layout.css,
    styles: parts.styles(),
    fragments: parts.names(),
    head: page?.head ?? null,
    memberId: login.job.grade ? null : login.job.memberId,
    isLoginConfirmed: login.isConfirmed,
    isLoginDead: login.isDead,
    queries: pageQueries(services.queryClient),
    missing: missing.list(),
  };
}

/** A login counts only when the API says so; a dead one renders as a guest. */
async function confirmLogin(
  job: RenderJob,
  missing: MissingParts,
): Promise<{ job: RenderJob; isConfirmed: boolean; isDead: boolean }> {
  if (job.memberId === null || job.grade) return { job, isConfirmed: false, isDead: false };
  const { api } = createServerServices(job, missing);
  try {
    await api(viewMember, { params: { id: job.memberId }, query: {} });
    return { job, isConfirmed: true, isDead: false };
  } catch (error) {
    const isDead = isSettledFailure(error);
    const { authorization: _dropped, ...apiHeaders } = job.apiHeaders;
    return { job: isDead ? { ...job, memberId: null, apiHeaders } : job, isConfirmed: false, isDead };
  }
}

async function renderOwner(job: RenderJob, services: RemoteServices, tokens: FragmentTokens) {
  const folder = job.owner === null ? undefined : job.remoteFolders[job.owner];
  return folder === undefined ? null : await remoteOf(folder).renderPage(job.href, services, tokens);
}

/** Puts fragments into their places and gathers the styles of everything rendered. */
class FragmentCollector {
  private readonly collected: RenderedStyles[] = [];
  private readonly used = new Set<string>();

  constructor(
    private readonly job: RenderJob,
    private readonly services: RemoteServices,
    private readonly tokens: FragmentTokens,
    private readonly missing: MissingParts,
  ) {}

  /** Fragments whose scripts this visitor needs. */
  names(): string[] {
    return [...this.used];
  }

  /** One entry for each style key: the browser adopts them by key. */
  styles(): RenderedStyles[] {
    const byKey = new Map<string, RenderedStyles>();
    const seen = new Set<string>();
    for (const { key, css } of this.collected) {
      const known = byKey.get(key) ?? { key, css: '' };
      const mark = `${key} ${css}`;
      if (!seen.has(mark)) byKey.set(key, { key, css: known.css + css });
      seen.add(mark);
    }
    return [...byKey.values()];
  }

  async fill({ html, styles, fragments }: Rendered, depth = 0): Promise<string> {
    this.collected.push(...styles);
    const filled = await Promise.all(
      fragments.map(async (request) => [request.token, await this.renderFragment(request, depth)] as const),
    );
    return filled.reduce((page, [token, content]) => page.replace(`<!--${token}-->`, () => content), html);
  }

  private async renderFragment(request: FragmentRequest, depth: number): Promise<string> {
    const folder = this.job.remoteFolders[request.name.split('/')[0] ?? ''];
    if (folder === undefined || depth >= maximumDepth) return '';
    try {
      const rendered = await remoteOf(folder).renderFragment(request, this.services, this.tokens);
      if (request.audience === 'everybody' || this.job.memberId !== null) this.used.add(request.name);
      return await this.fill(rendered, depth + 1);
    } catch (error) {
      // A broken fragment must not take the page with it; the browser tries again.
      this.missing.add(`fragment ${request.name}`, error);
      return '';
    }
  }
}
