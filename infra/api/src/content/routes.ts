import {
  listNotices as listEndpoint,
  viewNotice as noticeEndpoint,
  viewNewMain,
  viewSettings,
} from '@mall/contracts/api/content';
import { defaultFamilySite, type FamilySite, familySites } from '@mall/contracts/domain/family-site';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../deps.ts';
import { registerEndpoint } from '../http/register-endpoint.ts';
import { priceViewOf } from '../products/routes.ts';
import { loadLayout } from './load-layout.ts';
import { loadSections } from './load-sections.ts';
import { listNotices, viewNotice } from './notices.ts';

/** Unknown ids fall back to the main shop (spec 2.2). */
export function siteOfId(id: number | undefined): FamilySite {
  return familySites.find((site) => site.id === id) ?? defaultFamilySite;
}

/** Home page, settings and notice board (spec 7.3). */
export function contentRoutes(app: FastifyInstance, { db, clock }: AppDeps): void {
  registerEndpoint(app, viewNewMain, async ({ query, caller }) => {
    const site = siteOfId(query.family_id);
    const layout = await loadLayout(db, site);
    return { ...layout, sections: await loadSections(db, site, priceViewOf(caller, clock())) };
  });
  registerEndpoint(app, viewSettings, ({ query }) => loadLayout(db, siteOfId(query.family_id)));
  registerEndpoint(app, listEndpoint, ({ query }) => listNotices(db, query.page));
  registerEndpoint(app, noticeEndpoint, ({ params }) => viewNotice(db, params.id));
}
