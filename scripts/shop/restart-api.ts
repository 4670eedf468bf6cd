import { watch } from 'node:fs';
import path from 'node:path';
import { buildService } from '../release/build-services.ts';
import { root } from '../workspace.ts';

/** What the API is bundled of. */
const folders = ['infra/api/src', 'infra/service-kit/src', 'shared-contracts/src'];
/** An editor writes a file in several steps, and some write several files, ms. */
const settleMs = 150;

/** Whether an edit of this file changes the bundle; of some the watcher cannot name the file. */
export const isBundled = (file: string | null): boolean => file !== null && /(?<!\.test)\.ts$/.test(file);

interface RestartOptions {
  restart: () => Promise<void>;
  say: (line: string) => void;
  /** Resolves when the bundle is written; rejects when the sources do not compile. */
  bundle?: () => Promise<unknown>;
  /** Folders below the repository that are watched. */
  watched?: readonly string[];
}

/**
 * Bundles the API anew after each edit and starts it again. While the sources do not compile, the API goes on as it was.
 * @returns stops watching
 */
export function restartApiAfterEdits({
  restart,
  say,
  bundle = () => buildService('api'),
  watched = folders,
}: RestartOptions): () => void {
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  const renew = async () => {
    const begun = Date.now();
    try {
      await bundle();
    } catch (error) {
      return say(
        `api does not compile, and goes on as it was: ${error instanceof Error ? error.message : error}`,
      );
    }
    try {
      await restart();
      say(`api from its sources again after ${((Date.now() - begun) / 1000).toFixed(1)} s`);
    } catch (error) {
      say(
        `api does not start: ${error instanceof Error ? error.message : error}; edit it, and it is tried again`,
      );
    }
  };
  const onChange = (_kind: string, file: string | null) => {
    if (!isBundled(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(renew);
    }, settleMs);
  };
  const watchers = watched.map((folder) => watch(path.resolve(root, folder), { recursive: true }, onChange));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
