import type { quoteClaim as endpoint } from '@mall/contracts/api/orders/my-claims';
import type { EndpointData, EndpointInput } from '@mall/contracts/endpoint';
import type { Db } from '../platform/database/schema/schema.ts';
import { invalidRequest } from '../platform/http/create-error.ts';
import { quoteCancellation } from './cancel-order.ts';
import { openClaim } from './request-claim.ts';

type Quote = EndpointData<typeof endpoint>;

/** Carries what a trial found out of the transaction that is taken back. */
class TrialEnd extends Error {
  constructor(readonly quote: Quote) {
    super('a trial is taken back');
  }
}

/**
 * What a claim would cost and give back: it is made, with every check and the one calculation that there is, and taken
 * back. Whatever refuses it refuses the request, too, except for a refund account that is not named yet.
 * @cannotThrow PHOTO_EXPIRED: photos come with the request only
 */
export async function quoteClaim(
  db: Db,
  { kind, reason, ...request }: EndpointInput<typeof endpoint>['body'],
  now: Date,
): Promise<Quote> {
  const trial = async (tx: Db): Promise<Quote> => {
    if (kind === 'CANCEL') return quoteCancellation(tx, request.order_id, request.lines, now);
    if (!reason) throw invalidRequest('사유를 선택해주세요.');
    const { fee, refund } = await openClaim(tx, { ...request, kind, reason, detail: '' }, now);
    return { fee, refund };
  };
  try {
    return await db.transaction().execute(async (tx) => {
      throw new TrialEnd(await trial(tx));
    });
  } catch (error) {
    if (error instanceof TrialEnd) return error.quote;
    throw error;
  }
}
