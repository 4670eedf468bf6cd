import { viewEvent as eventEndpoint, listEvents as eventsEndpoint } from '@mall/contracts/api/content/events';
import {
  viewMagazine as magazineEndpoint,
  listMagazines as magazinesEndpoint,
} from '@mall/contracts/api/content/magazines';
import { viewPlan as planEndpoint, listPlans as plansEndpoint } from '@mall/contracts/api/content/plans';
import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import { priceViewOf } from '../../pricing/price-view.ts';
import { opensPreview } from '../preview-ticket.ts';
import { listEvents, viewEvent } from './events.ts';
import { listMagazines, viewMagazine } from './magazines.ts';
import { listPlans, viewPlan } from './plans.ts';

interface Deps {
  db: Db;
  clock: Clock;
  secretBox: SecretBox;
}

/** Plans, events and the magazine (spec 2.1). */
export const readingRoutes: FastifyPluginAsync<Deps> = async (app, { db, clock, secretBox }) => {
  registerEndpoint(app, plansEndpoint, ({ query: { family_site_id, ...page } }) =>
    listPlans(db, { ...page, siteId: family_site_id ?? null }, clock()),
  );
  registerEndpoint(app, planEndpoint, ({ params: { id }, query: { sort, preview }, caller }) => {
    const view = priceViewOf(caller, clock());
    const isPreview = opensPreview(secretBox, preview, { kind: 'plan', id }, view.now);
    return viewPlan(db, id, { sort, isPreview }, view);
  });
  registerEndpoint(app, eventsEndpoint, ({ query: { family_site_id, state, ...page } }) =>
    listEvents(db, { ...page, state, siteId: family_site_id ?? 1 }, clock()),
  );
  registerEndpoint(app, eventEndpoint, ({ params }) => viewEvent(db, params.id, clock()));
  registerEndpoint(app, magazinesEndpoint, ({ query: { family_site_id, ...page } }) =>
    listMagazines(db, { ...page, siteId: family_site_id ?? 1 }, clock()),
  );
  registerEndpoint(app, magazineEndpoint, ({ params: { id }, query: { preview } }) => {
    const now = clock();
    return viewMagazine(db, id, now, opensPreview(secretBox, preview, { kind: 'magazine', id }, now));
  });
};
