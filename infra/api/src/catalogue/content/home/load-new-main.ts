import type { NewMain } from '@mall/contracts/api/content/new-main';
import { type FamilySite, familySites } from '@mall/contracts/domain/family-site';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { loadCards } from '../../lists/cards/load-cards.ts';
import { listCampaigns } from '../../live/campaigns.ts';
import type { PriceView } from '../../pricing/price-view.ts';
import { listNotices } from '../boards/notices.ts';
import { loadLayout } from './load-layout.ts';
import { loadSections } from './load-sections.ts';
import { loadPlan } from './plans/load-plan.ts';
import { loadPopups } from './popups.ts';
import { loadSitePromotions } from './site-promotions.ts';

/** Notices on the home page. */
const shownNotices = 3;

/** Everything the home page of one family site shows (spec 2.6, 2.7, 7.3). */
export async function loadNewMain(
  db: Db,
  site: FamilySite,
  productIds: readonly number[],
  view: PriceView,
): Promise<NewMain> {
  const [onAir] = (await listCampaigns(db, { campaignStatus: 'ONAIR', count: 1 }, view)).rows;
  return {
    ...(await loadLayout(db, site, view.now)),
    plan: await loadPlan(db, site),
    sections: await loadSections(db, site, view),
    popups: await loadPopups(db, site.id, view.now),
    promotions: await loadSitePromotions(db, site, view.now),
    board: (await listNotices(db, 1)).rows.slice(0, shownNotices),
    headers: {
      title: site.nameKo,
      home: site.home,
      sites: familySites.map(({ code, name, home }) => ({ family_site: code, label: name, href: home })),
    },
    products: await loadCards(db, productIds, view),
    campaign: onAir ? campaignOf(onAir) : null,
  };
}

function campaignOf({
  campaign_id,
  title,
  host,
  poster,
  start_at,
  end_at,
}: NonNullable<NewMain['campaign']>): NewMain['campaign'] {
  return { campaign_id, title, host, poster, start_at, end_at };
}
