import {
  listNotices as listEndpoint,
  viewNotice as noticeEndpoint,
  viewSettings,
} from '@mall/contracts/api/content/content';
import { viewMain } from '@mall/contracts/api/content/main';
import { viewNewMain } from '@mall/contracts/api/content/new-main';
import { defaultFamilySite, type FamilySite, familySites } from '@mall/contracts/domain/family-site';
import fp from 'fastify-plugin';
import { audienceOf } from '../../platform/cache/audience.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { registerEndpoint, SerialisedReply } from '../../platform/http/register-endpoint.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import { priceViewOf } from '../pricing/price-view.ts';
import { listNotices, viewNotice } from './boards/notices.ts';
import { loadLayout } from './home/load-layout.ts';
import { loadMain } from './home/load-main.ts';
import { loadNewMain } from './home/load-new-main.ts';
import { previewedMoment } from './preview-ticket.ts';

/** How long homes and menus are cached at most, ms: popups, campaigns, plans and articles begin by the clock. */
const clockSlotMs = 2000;
const clockSlotOf = (now: Date) => Math.floor(now.getTime() / clockSlotMs);

/** Unknown ids fall back to the main shop (spec 2.2). */
function siteOfId(id: number | undefined): FamilySite {
  return familySites.find((site) => site.id === id) ?? defaultFamilySite;
}

interface Deps {
  db: Db;
  clock: Clock;
  secretBox: SecretBox;
}

/** Home page, settings and notice board (spec 7.3). */
export const contentRoutes = fp<Deps>(
  async (app, { db, clock, secretBox }) => {
    registerEndpoint(app, viewNewMain, async ({ query, caller }) => {
      const site = siteOfId(query.family_id);
      const view = priceViewOf(caller, clock());
      const at = previewedMoment(secretBox, query.preview, site.id, view.now);
      const ids = (query.product_ids ?? []).filter((id) => /^\d{1,9}$/.test(id)).map(Number);
      if (at) return loadNewMain(db, site, ids, { ...view, now: at });
      const key = `home:${site.id}:${audienceOf(caller)}:${ids}:${clockSlotOf(view.now)}`;
      const load = () => loadNewMain(db, site, ids, view);
      return new SerialisedReply(await app.readCache.read({ key, load }));
    });
    registerEndpoint(app, viewSettings, async ({ query }) => {
      const site = siteOfId(query.family_id);
      const now = clock();
      const load = () => loadLayout(db, site, now);
      const key = `layout:${site.id}:${clockSlotOf(now)}`;
      return new SerialisedReply(await app.readCache.read({ key, load }));
    });
    registerEndpoint(app, viewMain, ({ query }) =>
      loadMain(db, siteOfId(query.family_id), query.type ?? ['banners', 'seo'], clock()),
    );
    registerEndpoint(app, listEndpoint, ({ query }) => listNotices(db, query.page, query.keyword));
    registerEndpoint(app, noticeEndpoint, ({ params }) => viewNotice(db, params.id));
  },
  { name: 'content', dependencies: ['http', 'login', 'catalogue-cache'], encapsulate: true },
);
