import path from 'node:path';
import { watch } from 'chokidar';
import { buildService } from '../release/build-services.ts';
import { root } from '../workspace.ts';

/** What the API is bundled of. */
const folders = ['infra/api/src', 'infra/service-kit/src', 'shared-contracts/src'];
/** An editor writes a file in several steps, and some write several files, ms. */
const settleMs = 150;

/** Whether an edit of this file changes the bundle. */
export const isBundled = (file: string): boolean => /(?<!\.test)\.ts$/.test(file);

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
 * @returns stops watching, once every edit from now on is seen
 */
export async function restartApiAfterEdits({
  restart,
  say,
  bundle = () => buildService('api'),
  watched = folders,
}: RestartOptions): Promise<() => Promise<void>> {
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
  const onChange = (_kind: string, file: string) => {
    if (!isBundled(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(renew);
    }, settleMs);
  };
  // Node's own watcher loses a file that an editor replaces by a new one.
  const watcher = watch(
    watched.map((folder) => path.resolve(root, folder)),
    { ignoreInitial: true },
  ).on('all', onChange);
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}
