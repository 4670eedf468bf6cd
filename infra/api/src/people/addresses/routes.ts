import {
  deleteAddress as deleteEndpoint,
  listAddresses as listEndpoint,
  saveAddress as saveEndpoint,
} from '@mall/contracts/api/people/addresses';
import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { memberOf } from '../../platform/http/caller.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { deleteAddress, listAddresses, saveAddress } from './address-book.ts';

interface Deps {
  db: Db;
  clock: Clock;
}

/** Address books of members, for the order page. */
export const addressRoutes: FastifyPluginAsync<Deps> = async (app, { db, clock }) => {
  const bookOf = async (memberId: number) => ({ rows: await listAddresses(db, memberId) });

  registerEndpoint(app, listEndpoint, ({ caller }) => bookOf(memberOf(caller).memberId));
  registerEndpoint(app, saveEndpoint, async ({ body, caller }) => {
    const { memberId } = memberOf(caller);
    const address_id = await saveAddress(db, memberId, body, clock());
    return { address_id, ...(await bookOf(memberId)) };
  });
  registerEndpoint(app, deleteEndpoint, async ({ body, caller }) => {
    const { memberId } = memberOf(caller);
    await deleteAddress(db, memberId, body.address_id);
    return bookOf(memberId);
  });
};
