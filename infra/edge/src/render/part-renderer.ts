import path from 'node:path';
import { serverExternals } from '@mall/remote-kit/build/shared-libraries';
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
import type { MissingParts } from './missing-parts.ts';
import type { Notes } from './notes.ts';
import type { Outcomes } from './outcomes.ts';
import type { RenderJob } from './render-job.ts';

type RenderedPart = NonNullable<Awaited<ReturnType<ServerRemote['renderPage']>>>;

/** Fragments may show fragments; deeper than this something is wrong. */
const maximumDepth = 3;

const bundleFile = (folder: string) => path.join(folder, 'server/server.cjs');
const shellOf = (folder: string) =>
  (loadBundle(bundleFile(folder), serverExternals) as { shell: ServerShell }).shell;
const remoteOf = (folder: string) =>
  (loadBundle(bundleFile(folder), serverExternals) as { remote: ServerRemote }).remote;

/** A remote whose versions all failed on this server: the browser renders its part. */
class SwitchedOff extends Error {
  override readonly name = 'SwitchedOff';
}

/** What is recorded of parts while they are rendered. */
interface RenderRecords {
  missing: MissingParts;
  outcomes: Outcomes;
  notes: Notes;
}

/** Renders the parts of a page, puts fragments into their places and gathers the styles of everything rendered. */
export class PartRenderer {
  private readonly collected: RenderedStyles[] = [];
  private readonly used = new Set<string>();

  constructor(
    private readonly job: RenderJob,
    private readonly services: RemoteServices,
    private readonly tokens: FragmentTokens,
    private readonly records: RenderRecords,
  ) {}

  layout() {
    this.records.notes.begin('shell');
    return this.records.outcomes.watch('shell', 'layout', async () =>
      shellOf(this.job.shellFolder).renderLayout(this.job.layout, this.services, this.tokens),
    );
  }

  /** The owner's page; null where there is none or it is broken. */
  page(): Promise<RenderedPart | null> {
    const { owner, href } = this.job;
    if (owner === null) return Promise.resolve(null);
    const where = `page of ${owner}`;
    return this.guarded(owner, where, async (remote) => {
      const page = await remote.renderPage(href, this.services, this.tokens);
      // A previous version may not have it yet.
      if (!page) this.records.missing.add(where, new Error('this version has no such page'));
      return page;
    });
  }

  /** Fragments whose scripts this visitor needs. */
  names(): string[] {
    return [...this.used];
  }

  /** One entry for each style key: the browser adopts them by key. */
  styles(): RenderedStyles[] {
    const byKey = new Map<string, Set<string>>();
    for (const { key, css } of this.collected) byKey.set(key, (byKey.get(key) ?? new Set()).add(css));
    return [...byKey].map(([key, texts]) => ({ key, css: [...texts].join('') }));
  }

  async fill({ html, styles, fragments }: Rendered, depth = 0): Promise<string> {
    this.collected.push(...styles);
    const fill = async (request: FragmentRequest) =>
      [request.token, await this.fragment(request, depth)] as const;
    const filled = this.job.isAlone
      ? await oneByOne(fragments, fill)
      : await Promise.all(fragments.map(fill));
    return filled.reduce((page, [token, content]) => page.replace(`<!--${token}-->`, () => content), html);
  }

  private async fragment(request: FragmentRequest, depth: number): Promise<string> {
    if (depth >= maximumDepth) return '';
    const remote = request.name.split('/')[0] ?? '';
    const html = await this.guarded(remote, `fragment ${request.name}`, async (lender) => {
      const rendered = await lender.renderFragment(request, this.services, this.tokens);
      const isForVisitor = request.audience === 'everybody' || this.job.memberId !== null;
      if (isForVisitor && request.wakes !== 'when-idle') this.used.add(request.name);
      return this.fill(rendered, depth + 1);
    });
    return html ?? '';
  }

  /** What a remote renders; null where it is not part of this page. A broken part must not take the page with it. */
  private async guarded<T>(
    name: string,
    where: string,
    render: (remote: ServerRemote) => Promise<T>,
  ): Promise<T | null> {
    const { missing, outcomes, notes } = this.records;
    if (this.job.switchedOff.includes(name)) {
      outcomes.left(name);
      missing.add(where, new SwitchedOff('the server renders no version of it for now'));
      return null;
    }
    const folder = this.job.remoteFolders[name];
    if (folder === undefined) return null;
    notes.begin(name);
    try {
      return await outcomes.watch(name, where, async () => render(remoteOf(folder)));
    } catch (error) {
      missing.add(where, error);
      return null;
    }
  }
}

async function oneByOne<From, To>(list: readonly From[], work: (each: From) => Promise<To>): Promise<To[]> {
  const done: To[] = [];
  for (const each of list) done.push(await work(each));
  return done;
}
