import type { RemoteCandidate } from '@mall/contracts/platform/page-state';
import type { SlotProps } from '@mall/remote-kit/client-remote';
import { type LifeCycles, mountRootParcel, type Parcel } from 'single-spa';
import { describeError, type ReportFailure } from '../tracking/report-error.ts';
import type { RemoteLoader } from './remote-loader.ts';
import { createSlotPanel } from './slot-panel.ts';
import { withLimit } from './with-limit.ts';

/** Pauses between rounds, ms: short enough that a healed remote is back within 5 s. */
const pausesMs = [500, 1000, 2000];

export interface SlotOptions {
  name: string;
  /** The slot's place in the page. */
  container: HTMLElement;
  loader: RemoteLoader;
  /** Lifecycles of the part of the remote that belongs here. */
  lifecycles: (
    loaded: Awaited<ReturnType<RemoteLoader['load']>>['remote'],
  ) => LifeCycles<SlotProps> | Promise<LifeCycles<SlotProps>>;
  props: Omit<SlotProps, 'domElement' | 'isHydratable' | 'onCrash'>;
  /** Version that rendered the container's content on the server, if any. */
  renderedVersion: string | null;
  report: ReportFailure;
  /** A fragment is part of something larger and shows no panel. */
  hasPanel: boolean;
  /** No version of the remote stands; called once a round. */
  onBroken?: () => void;
}

/** What an element contains, in a document without a window: pictures there are not loaded a second time. */
function inertCopyOf(element: HTMLElement): DocumentFragment {
  const inert = document.implementation.createHTMLDocument('');
  const copy = inert.createDocumentFragment();
  copy.append(...inert.importNode(element, true).childNodes);
  return copy;
}

/**
 * Keeps one slot alive: walks the candidates (current version, previous good version), shows the panel when none
 * stands, and tries again with a growing pause until stopped. It never rejects, so that single-spa never marks the
 * slot's application broken (design: A page).
 */
export class SlotSupervisor {
  private isStopped = false;
  private parcel: Parcel<SlotProps> | null = null;
  private panel: HTMLElement | null = null;
  private wake: () => void = () => undefined;
  private readonly serverContent: DocumentFragment | null;
  private isFirstMount = true;

  constructor(private readonly options: SlotOptions) {
    this.serverContent = options.renderedVersion === null ? null : inertCopyOf(options.container);
    if (this.serverContent) this.waitForLife();
  }

  /** Resolves when something stands in the slot: the remote or the panel. */
  start(): Promise<void> {
    return new Promise((resolve) => void this.keepAlive(resolve));
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.wake();
    this.removePanel();
    delete this.options.container.dataset.waiting;
    await this.unmount();
  }

  private async keepAlive(onSettled: () => void): Promise<void> {
    for (let round = 0; !this.isStopped; round += 1) {
      for (const candidate of this.options.loader.candidatesOf(this.options.name)) {
        const crash = await this.show(candidate, onSettled);
        if (this.isStopped) return onSettled();
        this.reportFailure(candidate, crash);
      }
      this.showPanel();
      this.options.onBroken?.();
      onSettled();
      await this.pause(pausesMs[Math.min(round, pausesMs.length - 1)] ?? 0);
    }
    onSettled();
  }

  /** Mounts a candidate and resolves with the error that ended it, however late. */
  private async show(candidate: RemoteCandidate, onSettled: () => void): Promise<unknown> {
    let hasEnded = false;
    let end: (error: unknown) => void = () => undefined;
    const crashed = new Promise<unknown>((resolve) => {
      end = resolve;
    });
    this.wake = () => end(null);
    const mounting = this.mount(candidate, end).then(() => {
      // A crash in the first render comes before the end of the mount.
      if (hasEnded) return;
      this.removePanel();
      this.announceLife();
      onSettled();
    }, end);
    const error = await crashed;
    hasEnded = true;
    if (!this.isStopped) {
      // Whatever it was, the next try starts with fresh code: a healed remote must not be held back by a broken copy.
      this.options.loader.forget(this.options.name, candidate);
      await mounting;
      await this.unmount();
      this.restoreServerHtml();
    }
    return error;
  }

  private async mount(candidate: RemoteCandidate, onCrash: (error: unknown) => void): Promise<void> {
    const { loader, name, lifecycles, container, props, renderedVersion } = this.options;
    const { remote } = await loader.load(name, candidate);
    if (this.isStopped) return;
    const isHydratable = this.isFirstMount && candidate.version === renderedVersion;
    this.isFirstMount = false;
    const parts = await withLimit(
      Promise.resolve(lifecycles(remote)),
      loader.limitOf(name),
      `${name} lifecycles`,
    );
    if (this.isStopped) return;
    this.parcel = mountRootParcel(parts as Parameters<typeof mountRootParcel<SlotProps>>[0], {
      ...props,
      domElement: container,
      isHydratable,
      onCrash,
    });
    await withLimit(this.parcel.mountPromise, loader.limitOf(name), `${name} mount`);
  }

  private async unmount(): Promise<void> {
    const { parcel } = this;
    this.parcel = null;
    if (parcel?.getStatus() !== 'MOUNTED') return;
    await parcel.unmount().catch(() => undefined);
  }

  private restoreServerHtml(): void {
    const { container } = this.options;
    // A root that crashed leaves nothing behind; readable content is better than none.
    if (!this.serverContent || container.childElementCount > 0) return;
    container.append(document.importNode(this.serverContent, true));
    this.waitForLife();
  }

  /** The server's buttons answer nothing yet: what is pressed meanwhile is pressed again (edge `replay-queue.ts`). */
  private waitForLife(): void {
    this.options.container.dataset.waiting = '';
  }

  private announceLife(): void {
    delete this.options.container.dataset.waiting;
    dispatchEvent(new Event('mall-slot-alive'));
  }

  private showPanel(): void {
    if (this.panel || !this.options.hasPanel) return;
    this.panel = createSlotPanel(() => this.wake());
    this.options.container.before(this.panel);
  }

  private removePanel(): void {
    this.panel?.remove();
    this.panel = null;
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private reportFailure({ version }: RemoteCandidate, error: unknown): void {
    const { name, report } = this.options;
    report({ where: `${name}: slot`, remote: name, version, ...describeError(error) });
  }
}
