import {
  applyRestockAlarm as applyEndpoint,
  deleteRestockAlarms as deleteEndpoint,
  listRestockAlarms as listEndpoint,
} from '@mall/contracts/api/orders/restock-alarms';
import type { FastifyPluginAsync } from 'fastify';
import { priceViewOf } from '../../catalogue/pricing/price-view.ts';
import { limitAttempts } from '../../people/access/attempt-limit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { memberOf, sessionOf } from '../../platform/http/caller.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { applyGuestAlarm } from './apply-guest-alarm.ts';
import { applyRestockAlarm, deleteRestockAlarms, listRestockAlarms } from './restock-alarms.ts';

interface Deps {
  db: Db;
  clock: Clock;
}

/** Restock alarms of members, and of guests by phone (spec 4.11, 7.4). */
export const restockRoutes: FastifyPluginAsync<Deps> = async (app, { db, clock }) => {
  registerEndpoint(app, listEndpoint, ({ query, caller }) =>
    listRestockAlarms(db, memberOf(caller).memberId, query, priceViewOf(caller, clock())),
  );
  registerEndpoint(app, applyEndpoint, async ({ body, caller }) => {
    if (!caller.member) {
      await limitAttempts(db, 'guestAlarm', caller.address, clock());
      await applyGuestAlarm(db, sessionOf(caller), body, clock());
      return { restock_alarm_id: 0 };
    }
    await limitAttempts(db, 'restockAlarm', caller.address, clock());
    return { restock_alarm_id: await applyRestockAlarm(db, memberOf(caller).memberId, body, clock()) };
  });
  registerEndpoint(app, deleteEndpoint, async ({ body, caller }) => ({
    count: await deleteRestockAlarms(db, memberOf(caller).memberId, body.ids),
  }));
};
