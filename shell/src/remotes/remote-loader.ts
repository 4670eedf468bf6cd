import type { ClientRelease, RemoteCandidate } from '@mall/contracts/platform/page-state';
import type { ClientRemote } from '@mall/remote-kit/client-remote';
import { expectIntegrity, federation, forgetFailedLibraries } from './federation.ts';
import { withLimit } from './with-limit.ts';

/** Two versions and the panel, or the only version and the panel, must fit into 3 s. */
const limitsMs = { amongSeveral: 1400, alone: 2600 };

/** A failure holds for this long, ms, unless the slot asks to forget it. */
const failureMemoryMs = 700;

/** Federation names are JavaScript identifiers. */
const containerName = (remote: string) => remote.replaceAll('-', '_');

function isClientRemote(value: unknown): value is ClientRemote {
  return (
    typeof value === 'object' &&
    value !== null &&
    'createPage' in value &&
    'createFragment' in value &&
    'preload' in value
  );
}

/**
 * Clears the way for a fresh container: a script that hangs would swallow the next request for the same chunk, and
 * chunks that the old one received would be handed to the new one, broken as they may be.
 */
function discardTraces(container: string): void {
  const received: unknown = Reflect.get(window, `webpackChunk${container}`);
  // Emptied, not replaced: the old runtime may still provide a shared library and must learn of its chunks.
  if (Array.isArray(received)) received.length = 0;
  for (const script of document.querySelectorAll(`script[data-webpack^="${container}:"]`)) script.remove();
  forgetFailedLibraries();
}

export interface LoadedRemote {
  remote: ClientRemote;
  candidate: RemoteCandidate;
}

/** Loads containers of remotes; a version that loaded once stays loaded. */
export class RemoteLoader {
  private readonly loading = new Map<string, Promise<LoadedRemote>>();
  private readonly attempts = new Map<string, number>();
  private readonly late = new Map<string, LoadedRemote>();
  private readonly lateListeners = new Set<(name: string) => void>();
  /** Loads of one container wait for each other: the runtime knows one entry for a name at a time. */
  private readonly queues = new Map<string, Promise<unknown>>();

  constructor(private readonly release: ClientRelease) {}

  candidatesOf(name: string): readonly RemoteCandidate[] {
    return this.release.remotes[name]?.candidates ?? [];
  }

  /** How long one version of a remote gets, ms. */
  limitOf(name: string): number {
    return this.candidatesOf(name).length > 1 ? limitsMs.amongSeveral : limitsMs.alone;
  }

  /** Rejects within `limitOf`; a later call tries with a fresh URL and a fresh container. */
  load(name: string, candidate = this.candidatesOf(name)[0]): Promise<LoadedRemote> {
    if (!candidate) return Promise.reject(new Error(`the release has no remote "${name}"`));
    const key = `${name}@${candidate.version}`;
    const pending = this.loading.get(key);
    if (pending) return pending;
    const previous = this.queues.get(name) ?? Promise.resolve();
    const loading = previous.catch(() => undefined).then(() => this.attempt(name, candidate));
    // A navigation that just failed to load says so to the slot that mounts right after it.
    loading.catch(() =>
      setTimeout(() => this.loading.get(key) === loading && this.loading.delete(key), failureMemoryMs),
    );
    this.loading.set(key, loading);
    this.queues.set(name, loading);
    return loading;
  }

  /** Makes the next `load` of a version start anew, after its container turned out to be broken. */
  forget(name: string, candidate: RemoteCandidate): void {
    this.loading.delete(`${name}@${candidate.version}`);
  }

  /** Calls the listener when a version of `name` has come that was given up before; returns the undo. */
  onLate(name: string, listener: () => void): () => void {
    const onCame = (came: string) => came === name && listener();
    this.lateListeners.add(onCame);
    return () => this.lateListeners.delete(onCame);
  }

  private async attempt(name: string, candidate: RemoteCandidate): Promise<LoadedRemote> {
    const late = this.takeLate(name, candidate);
    if (late) return late;
    const container = containerName(name);
    const attempt = this.attempts.get(name) ?? 0;
    this.attempts.set(name, attempt + 1);
    expectIntegrity(candidate.entry, candidate.integrity);
    if (attempt > 0) discardTraces(container);
    const entry = attempt === 0 ? candidate.entry : `${candidate.entry}?attempt=${attempt}`;
    federation().registerRemotes([{ name: container, entry }], { force: attempt > 0 });
    const loaded = federation()
      .loadRemote<{ remote?: unknown }>(`${container}/remote`)
      .then((module) => {
        // A container that failed half-way can resolve with an empty module.
        if (!isClientRemote(module?.remote)) throw new Error(`${name}@${candidate.version} is not a remote`);
        return { remote: module.remote, candidate };
      });
    let undo = () => {};
    const earlier = new Promise<LoadedRemote>((resolve) => {
      undo = this.onLate(name, () => {
        const came = this.takeLate(name, candidate);
        if (came) resolve(came);
      });
    });
    try {
      const first = Promise.race([loaded, earlier]);
      return await withLimit(first, this.limitOf(name), `${name}@${candidate.version}`);
    } catch (error) {
      loaded.then(
        (remote) => this.keepLate(name, remote),
        () => undefined,
      );
      throw error;
    } finally {
      undo();
    }
  }

  private keepLate(name: string, remote: LoadedRemote): void {
    this.late.set(`${name}@${remote.candidate.version}`, remote);
    for (const notify of this.lateListeners) notify(name);
  }

  /** A load that came after its limit, on a slow line, is as good as a new one. */
  private takeLate(name: string, { version }: RemoteCandidate): LoadedRemote | undefined {
    const key = `${name}@${version}`;
    const late = this.late.get(key);
    this.late.delete(key);
    return late;
  }
}
