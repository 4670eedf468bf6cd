import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import os from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const lookEveryMs = 50;
const cores = os.availableParallelism();
const last = String(cores - 1);
const others = `0-${cores - 2}`;
const all = `0-${cores - 1}`;

/** Moves a process with all its threads; one that has ended needs no core. */
const move = (pid: string, where: string) => run('taskset', ['-acp', where, pid]).catch(() => undefined);

const canMove = async () =>
  process.platform === 'linux' &&
  cores > 1 &&
  (await run('taskset', ['-p', `${process.pid}`]).catch(() => null)) !== null;

/** A process and everything that it started, by their numbers. */
async function treeOf(pid: string): Promise<string[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = threads.map((thread) =>
    readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => ''),
  );
  const children = (await Promise.all(lists)).flatMap((list) => list.split(' ').filter(Boolean));
  return [pid, ...(await Promise.all(children.map(treeOf))).flat()];
}

/** Chromium draws parts of itself in renderers, too, also out of view. */
const isOfPage = (command: string) =>
  command.includes('--type=renderer') && !/--(?:top-chrome-webui|extension-process)/.test(command);

/** Moves the renderers that have come since the last look. */
async function moveRenderers(seen: Set<string>): Promise<void> {
  for (const pid of await readdir('/proc')) {
    if (seen.has(pid) || !/^\d+$/.test(pid)) continue;
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    // Without arguments it has not yet become what it was started for.
    if (command.includes('\0-')) seen.add(pid);
    if (isOfPage(command)) await move(pid, last);
  }
}

/**
 * Runs `work` with the browsers' renderers on the last core and all else on the others, where `taskset` is there:
 * packed onto one core the main thread waits half of its time, which Lighthouse takes for work.
 */
export async function withRendererCore<T>(work: () => Promise<T>): Promise<T> {
  if (!(await canMove())) {
    console.log('  renderers share their core: this needs Linux, two cores and taskset');
    return work();
  }
  const ended = new AbortController();
  const tree = await treeOf(`${process.pid}`);
  await Promise.all(tree.map((pid) => move(pid, others)));
  const looking = (async () => {
    const seen = new Set<string>();
    while (!ended.signal.aborted) {
      await moveRenderers(seen);
      await delay(lookEveryMs);
    }
  })();
  try {
    return await work();
  } finally {
    ended.abort();
    await looking;
    await Promise.all((await treeOf(`${process.pid}`)).map((pid) => move(pid, all)));
  }
}
