import { throttleAddress } from '@mall/contracts/domain/throttle-address';
import type { FastifyInstance } from 'fastify';
import { BudgetSpent } from '../budgets/budget-spent.ts';
import type { Budgets } from '../budgets/budgets.ts';
import type { EdgeConfig } from '../config.ts';

const limitMs = 10_000;
/** What the API seals: anything else is not asked for. */
const ticketPattern = /^[\w.-]{20,400}$/;

/**
 * Photos of returns and exchanges, at addresses that the API seals and that end (decision 159). They are passed on as
 * they are: no size of them is made or stored, here or in a browser.
 */
export function registerClaimPhotos(app: FastifyInstance, config: EdgeConfig, budgets: Budgets): void {
  // A named part of a path may be 100 characters long; a ticket is longer.
  app.get<{ Params: { '*': string } }>('/media/claims/*', async (request, reply) => {
    const ticket = request.params['*'];
    reply.header('cache-control', 'private, no-store');
    if (!ticketPattern.test(ticket)) return reply.status(404).send(missing);
    const waitSeconds = await budgets.spend('pictures', { address: throttleAddress(request.ip) });
    if (waitSeconds !== null) throw new BudgetSpent(waitSeconds);
    const answer = await fetch(new URL(`/media/claims/${ticket}`, config.apiOrigin), {
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    }).catch(() => null);
    if (answer?.ok)
      return reply.header('content-type', 'image/webp').send(Buffer.from(await answer.arrayBuffer()));
    if (answer?.status === 404) return reply.status(404).send(missing);
    return reply
      .status(503)
      .header('retry-after', '2')
      .send({ success: false, code: 'UNAVAILABLE', message: 'no picture' });
  });
}

const missing = { success: false, code: 'NOT_FOUND', message: 'no picture, or its address has ended' };
