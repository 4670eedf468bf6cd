import {
  listCampaigns as campaignsEndpoint,
  listShortForms as shortFormsEndpoint,
} from '@mall/contracts/api/live';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../deps.ts';
import { registerEndpoint } from '../http/register-endpoint.ts';
import { priceViewOf } from '../products/routes.ts';
import { listCampaigns } from './campaigns.ts';
import { listShortForms } from './short-forms.ts';

/** Live campaigns and short forms (spec 7.6). */
export function liveRoutes(app: FastifyInstance, { db, clock, config }: AppDeps): void {
  registerEndpoint(app, shortFormsEndpoint, ({ query, caller }) =>
    listShortForms(db, query, priceViewOf(caller, clock())),
  );
  const player = { script_url: config.LIVE_SCRIPT_URL, access_key: config.LIVE_ACCESS_KEY };
  registerEndpoint(app, campaignsEndpoint, async ({ query, caller }) => ({
    ...(await listCampaigns(db, query, priceViewOf(caller, clock()))),
    player,
  }));
}
