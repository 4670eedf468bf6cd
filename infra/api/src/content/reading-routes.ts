import {
  listEventComments as commentsEndpoint,
  deleteEventComment as deleteCommentEndpoint,
  writeEventComment as writeCommentEndpoint,
} from '@mall/contracts/api/event-comments';
import { viewEvent as eventEndpoint, listEvents as eventsEndpoint } from '@mall/contracts/api/events';
import {
  viewMagazine as magazineEndpoint,
  listMagazines as magazinesEndpoint,
} from '@mall/contracts/api/magazines';
import { viewPlan as planEndpoint, listPlans as plansEndpoint } from '@mall/contracts/api/plans';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../deps.ts';
import { memberOf } from '../http/caller.ts';
import { registerEndpoint } from '../http/register-endpoint.ts';
import { priceViewOf } from '../products/routes.ts';
import { deleteEventComment, listEventComments, writeEventComment } from './event-comments.ts';
import { listEvents, viewEvent } from './events.ts';
import { listMagazines, viewMagazine } from './magazines.ts';
import { listPlans, viewPlan } from './plans.ts';

/** Plans, events with comments, and the magazine (spec 2.1). */
export function readingRoutes(app: FastifyInstance, { db, clock }: AppDeps): void {
  registerEndpoint(app, plansEndpoint, ({ query: { family_site_id, ...page } }) =>
    listPlans(db, { ...page, siteId: family_site_id ?? null }),
  );
  registerEndpoint(app, planEndpoint, ({ params, query, caller }) =>
    viewPlan(db, params.id, query.sort, priceViewOf(caller, clock())),
  );
  registerEndpoint(app, eventsEndpoint, ({ query: { family_site_id, state, ...page } }) =>
    listEvents(db, { ...page, state, siteId: family_site_id ?? 1 }, clock()),
  );
  registerEndpoint(app, eventEndpoint, ({ params, caller }) =>
    viewEvent(db, params.id, priceViewOf(caller, clock())),
  );
  registerEndpoint(app, commentsEndpoint, ({ params, query, caller }) =>
    listEventComments(db, { ...query, eventId: params.id }, caller.member?.memberId ?? null),
  );
  registerEndpoint(app, writeCommentEndpoint, async ({ body, caller }) => ({
    comment_id: await writeEventComment(db, memberOf(caller).memberId, body, clock()),
  }));
  registerEndpoint(app, deleteCommentEndpoint, async ({ body, caller }) => {
    await deleteEventComment(db, memberOf(caller).memberId, body.comment_id);
    return {};
  });
  registerEndpoint(app, magazinesEndpoint, ({ query: { family_site_id, ...page } }) =>
    listMagazines(db, { ...page, siteId: family_site_id ?? 1 }),
  );
  registerEndpoint(app, magazineEndpoint, ({ params, caller }) =>
    viewMagazine(db, params.id, priceViewOf(caller, clock())),
  );
}
