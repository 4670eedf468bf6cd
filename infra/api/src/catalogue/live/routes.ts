import {
  listCampaigns as campaignsEndpoint,
  listShortForms as shortFormsEndpoint,
} from '@mall/contracts/api/catalogue/live';
import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { ApiConfig } from '../../platform/config.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { priceViewOf } from '../pricing/price-view.ts';
import { listCampaigns } from './campaigns.ts';
import { listShortForms } from './short-forms.ts';

interface Deps {
  db: Db;
  clock: Clock;
  config: ApiConfig;
}

/** Live campaigns and short forms (spec 7.6). */
export const liveRoutes: FastifyPluginAsync<Deps> = async (app, { db, clock, config }) => {
  registerEndpoint(app, shortFormsEndpoint, ({ query, caller }) =>
    listShortForms(db, query, priceViewOf(caller, clock())),
  );
  const player = { script_url: config.LIVE_SCRIPT_URL, access_key: config.LIVE_ACCESS_KEY };
  registerEndpoint(app, campaignsEndpoint, async ({ query, caller }) => ({
    ...(await listCampaigns(db, query, priceViewOf(caller, clock()))),
    player,
  }));
};
