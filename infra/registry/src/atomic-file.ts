import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file so that readers see the old or the new one and never half of it; `mode` where it is not for everybody. */
export function writeAtomic(file: string, content: string, mode?: number): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, content, { mode });
  renameSync(draft, file);
}

/** Runs `work` while no other process holds the lock; fails when it is held for longer than a crash could explain. */
export function withLock<T>(folder: string, work: () => T): T {
  const lock = path.join(folder, '.lock');
  const started = Date.now();
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      if (Date.now() - started > 2000)
        throw new Error(`${lock} is held by another process; remove it if none is running`);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
  try {
    return work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}
