import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../workspace.ts';

/** Lends a folder to put packages together in, and removes it. */
export async function inStage<T>(use: (stage: string) => Promise<T>): Promise<T> {
  // Below node_modules, where the compiler finds what the packages import, and tests look for nothing.
  const caches = path.join(root, 'node_modules/.cache');
  mkdirSync(caches, { recursive: true });
  const stage = mkdtempSync(path.join(caches, 'pack-'));
  try {
    return await use(stage);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}
