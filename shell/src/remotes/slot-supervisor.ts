import type { RemoteCandidate } from '@mall/contracts/platform/page-state';
import { afterPaint } from '@mall/remote-kit/after-paint';
import type { SlotProps } from '@mall/remote-kit/client-remote';
import { type LifeCycles, mountRootParcel, type Parcel } from 'single-spa';
import { describeError, type ReportFailure } from '../tracking/report-error.ts';
import type { RemoteLoader } from './remote-loader.ts';
import { createSlotPanel } from './slot-panel.ts';
import { SlotPlace } from './slot-place.ts';
import { withLimitAtRest } from './with-limit.ts';

/** Delays between rounds, ms: short enough that a healed remote is back within 5 s. */
const delaysMs = [500, 1000, 2000];

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

/**
 * Keeps one slot alive: tries the candidates (current version, previous good one), then shows the panel and retries
 * with a growing delay. It never rejects, or single-spa would give the slot's application up.
 */
export class SlotSupervisor {
  private isStopped = false;
  private parcel: Parcel<SlotProps> | null = null;
  private panel: HTMLElement | null = null;
  private wake: () => void = () => undefined;
  private readonly place: SlotPlace;

  constructor(private readonly options: SlotOptions) {
    const { container, renderedVersion, props } = options;
    this.place = new SlotPlace(container, renderedVersion !== null, props.services.nonce);
  }

  /** Resolves when something stands in the slot: the remote or the panel. */
  start(): Promise<void> {
    return new Promise((resolve) => void this.keepAlive(resolve));
  }

  async stop(): Promise<void> {
    this.end();
    await unmount(this.parcel);
  }

  /** Makes room for the next page at once. To take a long list apart is half of the work of a press on a card, so it is done when the next page has been painted. */
  leave(): void {
    this.end();
    this.place.current.remove();
    afterPaint(() => void unmount(this.parcel));
  }

  private end(): void {
    this.isStopped = true;
    this.wake();
    this.removePanel();
    this.place.close();
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
      await this.delay(delaysMs[Math.min(round, delaysMs.length - 1)] ?? 0);
    }
    onSettled();
  }

  /** Mounts a candidate and resolves with the error that ended it, however late. */
  private async show(candidate: RemoteCandidate, onSettled: () => void): Promise<unknown> {
    let hasEnded = false;
    let resolveCrash: (error: unknown) => void = () => undefined;
    const crashed = new Promise<unknown>((resolve) => {
      resolveCrash = resolve;
    });
    const end = (error: unknown) => {
      if (!this.isStopped && !hasEnded) this.place.restore();
      hasEnded = true;
      resolveCrash(error);
    };
    this.wake = () => end(null);
    const mounting = this.mount(candidate, end).then(() => {
      // A crash in the first render comes before the end of the mount.
      if (hasEnded) return;
      this.removePanel();
      this.place.adopt();
      onSettled();
    }, end);
    const error = await crashed;
    if (!this.isStopped) {
      // Whatever it was, the next try starts with fresh code: a healed remote must not be held back by a broken copy.
      this.options.loader.forget(this.options.name, candidate);
      await mounting;
      await unmount(this.parcel);
    }
    return error;
  }

  private async mount(candidate: RemoteCandidate, onCrash: (error: unknown) => void): Promise<void> {
    const { loader, name, lifecycles, props, renderedVersion } = this.options;
    const { remote } = await loader.load(name, candidate);
    if (this.isStopped) return;
    const isHydratable = this.place.isPristine && candidate.version === renderedVersion;
    const parts = await withLimitAtRest(
      Promise.resolve(lifecycles(remote)),
      loader.limitOf(name),
      `${name} lifecycles`,
    );
    if (this.isStopped) return;
    const parcel = mountRootParcel(parts as Parameters<typeof mountRootParcel<SlotProps>>[0], {
      ...props,
      domElement: this.place.open(isHydratable),
      isHydratable,
      onCrash,
    });
    this.parcel = parcel;
    await withLimitAtRest(parcel.mountPromise, loader.limitOf(name), `${name} mount`);
    // Left meanwhile, when there was nothing to unmount yet.
    if (this.isStopped) await unmount(parcel);
  }

  private showPanel(): void {
    if (this.panel || !this.options.hasPanel) return;
    this.panel = createSlotPanel(() => this.wake());
    this.place.current.before(this.panel);
  }

  private removePanel(): void {
    this.panel?.remove();
    this.panel = null;
  }

  /** Ends early for a press, and for a version that came after its limit. */
  private delay(ms: number): Promise<void> {
    const { loader, name } = this.options;
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        undo();
        resolve();
      };
      const timer = setTimeout(end, ms);
      const undo = loader.onLate(name, end);
      this.wake = end;
    });
  }

  private reportFailure({ version }: RemoteCandidate, error: unknown): void {
    const { name, report } = this.options;
    report({ where: `${name}: slot`, remote: name, version, ...describeError(error) });
  }
}

async function unmount(parcel: Parcel<SlotProps> | null): Promise<void> {
  if (parcel?.getStatus() === 'MOUNTED') await parcel.unmount().catch(() => undefined);
}
