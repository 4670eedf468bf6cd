import { ApiFailure } from '../../platform/http/create-error.ts';
import { untilWaitingOrDone } from '../database/lock-waits.ts';
import type { Racer, RacingShop } from './start-racing-shop.ts';

/** What one process does in a race; a refusal with a code is an end like any other. */
export type Actor<Subject> = (racer: Racer, subject: Subject) => Promise<unknown>;

/**
 * Lets the first actor make `steps` steps, then the second all of its own, or until it waits for a lock of the first,
 * and then both to their end. Resolves whether the first one had steps left; rejects with what no actor may end with.
 */
export async function race<Subject>(
  { api, racers: [first, second] }: RacingShop,
  subject: Subject,
  { one, other, steps }: { one: Actor<Subject>; other: Actor<Subject>; steps: number },
): Promise<boolean> {
  first.steps.allow(steps);
  let isOver = false;
  const running = ended(one(first, subject)).finally(() => {
    isOver = true;
  });
  await Promise.race([first.steps.held(), running]);
  const wasHeld = !isOver;
  const answering = ended(other(second, subject));
  await untilWaitingOrDone(api.db, answering);
  first.steps.release();
  for (const fault of await Promise.all([running, answering])) if (fault) throw fault;
  return wasHeld;
}

/** What went wrong in a way that no shopper and no operator should see; null for an end that has words. */
async function ended(work: Promise<unknown>): Promise<unknown> {
  try {
    const reply = await work;
    const isReply = typeof reply === 'object' && reply !== null && 'status' in reply;
    return isReply && Number(reply.status) >= 500 ? new Error(JSON.stringify(reply)) : null;
  } catch (error) {
    return error instanceof ApiFailure && error.status < 500 ? null : error;
  }
}
