import {
  applyRestockAlarm as applyEndpoint,
  deleteRestockAlarms as deleteEndpoint,
  listRestockAlarms as listEndpoint,
} from '@mall/contracts/api/restock-alarms';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../deps.ts';
import { memberOf } from '../http/caller.ts';
import { registerEndpoint } from '../http/register-endpoint.ts';
import { priceViewOf } from '../products/routes.ts';
import { applyRestockAlarm, deleteRestockAlarms, listRestockAlarms } from './restock-alarms.ts';

/** Restock alarms of a member (spec 4.11, 7.4). */
export function restockRoutes(app: FastifyInstance, { db, clock }: AppDeps): void {
  registerEndpoint(app, listEndpoint, ({ query, caller }) =>
    listRestockAlarms(db, memberOf(caller).memberId, query, priceViewOf(caller, clock())),
  );
  registerEndpoint(app, applyEndpoint, async ({ body, caller }) => ({
    restock_alarm_id: await applyRestockAlarm(db, memberOf(caller).memberId, body, clock()),
  }));
  registerEndpoint(app, deleteEndpoint, async ({ body, caller }) => ({
    count: await deleteRestockAlarms(db, memberOf(caller).memberId, body.ids),
  }));
}
