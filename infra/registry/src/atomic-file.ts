import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { parseJson } from '@mall/remote-kit/publish/parse-json';
import * as z from 'zod/mini';

/** Writes a file so that readers see the old or the new one and never half of it; `mode` where it is not for everybody. */
export function writeAtomic(file: string, content: string, mode?: number): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, content, { mode });
    renameSync(draft, file);
  } catch (error) {
    // A full disk is not made fuller.
    rmSync(draft, { force: true });
    throw error;
  }
}

const ownerSchema = z.object({ pid: z.int(), host: z.string(), id: z.string() });

/** Longest wait for another process's lock, ms. */
const usualLimitMs = 10_000;
const retryDelayMs = 20;

/**
 * Runs `work` while no other process holds the lock of a folder. A lock whose process was killed is free: a rollback
 * does not wait for an operator. Throws when it is held for longer than `limitMs`.
 */
export function withLock<T>(folder: string, work: () => T, limitMs = usualLimitMs): T {
  const lock = path.join(folder, '.lock');
  const claim = `${lock}.${randomUUID()}`;
  const started = performance.now();
  try {
    writeFileSync(claim, JSON.stringify({ pid: process.pid, host: hostname(), id: randomUUID() }));
    while (!isTaken(claim, lock)) {
      removeAbandoned(lock);
      if (performance.now() - started > limitMs)
        throw new Error(`${lock} is held by another process; remove it if none is running`);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, retryDelayMs);
    }
  } finally {
    rmSync(claim, { force: true });
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** A link has its content at once, or is not there: no process sees a lock without its owner. */
function isTaken(claim: string, lock: string): boolean {
  try {
    linkSync(claim, lock);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the lock of a process of this machine that has ended. One process at a time looks and removes. */
function removeAbandoned(lock: string): void {
  const held = readOrNull(lock);
  const owner = z.safeParse(ownerSchema, parseJson(held ?? ''));
  if (!owner.success || owner.data.host !== hostname() || isAlive(owner.data.pid)) return;
  const claim = `${lock}.${owner.data.id}`;
  try {
    mkdirSync(claim);
  } catch {
    return;
  }
  try {
    if (readOrNull(lock) === held) rmSync(lock, { force: true });
  } finally {
    rmdirSync(claim);
  }
}

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
