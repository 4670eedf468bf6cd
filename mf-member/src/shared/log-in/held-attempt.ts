import { type LoginTask, loginTaskSchema } from '@mall/contracts/api/people/login-refusals';
import * as z from 'zod/mini';
import type { LoginAttempt } from './login-outcome.ts';

/**
 * A login that waits for something to be done first: a new password, an identity check. It holds a password: it lives
 * in the memory of this page for a while and goes nowhere else.
 */
interface HeldAttempt {
  attempt: LoginAttempt;
  redirectUrl: string | null;
}

const heldForMs = 10 * 60_000;
let held: (HeldAttempt & { until: number }) | null = null;

export function holdAttempt(wanted: HeldAttempt): void {
  held = { ...wanted, until: Date.now() + heldForMs };
}

/** The login that waits, once; null after a reload or too long a while. */
export function takeHeldAttempt(): HeldAttempt | null {
  const taken = held && held.until > Date.now() ? held : null;
  held = null;
  return taken;
}

const taskKey = 'LOGIN_TASK';
const storedSchema = z.object({ kind: z.enum(['password', 'identity']), task: loginTaskSchema });

/** The token of a task opens nothing but that task, in this browser session: it may outlive the page. */
export function keepTask(kind: 'password' | 'identity', { member_id, task_token }: LoginTask): void {
  try {
    sessionStorage.setItem(taskKey, JSON.stringify({ kind, task: { member_id, task_token } }));
  } catch {
    // The task has to be begun by another login then.
  }
}

export function readTask(kind: 'password' | 'identity'): LoginTask | null {
  try {
    const stored = z.safeParse(storedSchema, JSON.parse(sessionStorage.getItem(taskKey) ?? 'null'));
    return stored.success && stored.data.kind === kind ? stored.data.task : null;
  } catch {
    return null;
  }
}

export function dropTask(): void {
  try {
    sessionStorage.removeItem(taskKey);
  } catch {
    // Nothing was stored.
  }
}
