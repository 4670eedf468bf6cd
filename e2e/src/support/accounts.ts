import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { test } from '@playwright/test';

const folder = path.join(process.env.SHOP_DATA_DIR ?? '.data', 'held-accounts');
const held = new Set<string>();
/** ms that a journey waits for an account of another one. */
const patience = 240_000;

const lockOf = (id: string) => path.join(folder, encodeURIComponent(id));

/** A run that was killed leaves its locks behind. */
function isHolderAlive(id: string): boolean {
  try {
    process.kill(Number(readFileSync(lockOf(id), 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
}

function take(id: string): boolean {
  try {
    writeFileSync(lockOf(id), String(process.pid), { flag: 'wx' });
    held.add(id);
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    if (!isHolderAlive(id)) rmSync(lockOf(id), { force: true });
    return false;
  }
}

/**
 * Holds an account until the end of the test: a cart, points and coupons belong to one journey at a time, also when
 * several run beside one another. What it waits is not counted as the test's time.
 */
export async function holdAccount(id: string): Promise<void> {
  if (held.has(id)) return;
  mkdirSync(folder, { recursive: true });
  const started = Date.now();
  const { timeout } = test.info();
  test.setTimeout(timeout + patience);
  while (!take(id)) {
    if (Date.now() - started > patience) throw new Error(`another journey holds the account ${id}`);
    await delay(100);
  }
  test.setTimeout(timeout + Date.now() - started);
}

/** Frees what this process holds. */
export function releaseAccounts(): void {
  for (const id of held) rmSync(lockOf(id), { force: true });
  held.clear();
}
