import type { SeedOptions } from '@mall/api/app/sample-shop';
import { forgetFirstChanges } from '@mall/api/platform/cache/catalogue-changes';
import { insertRows } from '@mall/api/platform/database/insert-rows';
import type { Db } from '@mall/api/platform/database/schema/schema';
import { familySiteOf } from '@mall/contracts/domain/family-site';
import { sql } from 'kysely';
import { seedBrands } from './catalogue/brands.ts';
import { seedCategories } from './catalogue/categories.ts';
import { seedCoupons } from './catalogue/coupons.ts';
import { seedDeliveryRegions } from './catalogue/delivery-regions.ts';
import { seedDrops } from './catalogue/drops.ts';
import { makeEvents, makePopups } from './content/events/events.ts';
import { makeFeatureBanners } from './content/feature-banners.ts';
import { makeDocuments } from './content/help/documents.ts';
import { makeFaqs } from './content/help/faqs.ts';
import { makeStores } from './content/help/stores.ts';
import { makeCampaigns, makeShortForms } from './content/live.ts';
import { makeMagazines } from './content/magazines.ts';
import { makeNotices } from './content/notices.ts';
import { makeSettings } from './content/settings.ts';
import { makeBanners, makePlans, makeStylings } from './content/site-content.ts';
import { loadSiteProducts, type SiteProducts } from './content/site-products.ts';
import { seedGifts } from './promotions/gifts.ts';
import { seedPromotions } from './promotions/seed-promotions.ts';
import { diceOf } from './random.ts';
import { scheduleSamples } from './schedule/schedule-samples.ts';
import { catalogueTables, seedProducts } from './seed-products.ts';
import { seedAddresses } from './shoppers/addresses.ts';
import { seedMembers } from './shoppers/members.ts';
import { seedOrders } from './shoppers/orders.ts';
import { seedRestockAlarms } from './shoppers/restock-alarms.ts';
import { seedMemberReviews } from './shoppers/reviews/member-reviews.ts';
import { seedViewPairs } from './shoppers/view-pairs.ts';
import { seasonOf } from './wardrobe/season.ts';

/** Any number, the same in every process: of two that start at once on an empty database one fills it. */
const lockKey = 720_417_002;

/** Fills an empty database with the sample shop, all or nothing. A database that has it is only rescheduled. */
export async function seed(db: Db, { productCount, now, logger }: SeedOptions): Promise<void> {
  const isNew = await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(tx);
    const seeded = await tx
      .selectFrom('settings')
      .select('code')
      .where('code', '=', 'seed')
      .executeTakeFirst();
    if (!seeded) {
      const started = performance.now();
      await seedReferenceData(tx, now);
      // A real shop has no members with a password that is in our README, and none of our coupons and broadcasts.
      const sites = productCount > 0 ? await seedSamples(tx, { productCount, now, logger }) : [];
      await insertRows(tx, 'settings', [...makeSettings(sites), { code: 'seed', value: { productCount } }]);
      await forgetFirstChanges(tx);
      logger.info({ products: productCount, ms: Math.round(performance.now() - started) }, 'seeded');
    }
    await scheduleSamples(tx, now);
    return !seeded;
  });
  // The database would look through a new catalogue soon by itself, beside the first visitors.
  if (isNew)
    for (const table of [...catalogueTables, 'promotion_rule_products'])
      await sql`vacuum ${sql.table(table)}`.execute(db);
}

/** Goods, and all that is announced, given and written because of them; returns what the sites sell. */
async function seedSamples(tx: Db, { productCount, now, logger }: SeedOptions): Promise<SiteProducts[]> {
  await seedMembers(tx, now);
  await seedAddresses(tx, now);
  const { couponProducts, bundles } = await seedProducts(tx, { productCount, now, logger });
  const sites = await loadSiteProducts(tx, seasonOf(now));
  await seedContent(tx, sites, now);
  await seedPromotions(tx, now, bundles);
  await seedGifts(tx, now);
  await seedCoupons(tx, now, couponProducts);
  await seedDrops(tx, now);
  await seedOrders(tx, now);
  await seedMemberReviews(tx, now);
  await seedRestockAlarms(tx, now);
  await seedViewPairs(tx, sites[0]?.products ?? [], now);
  return sites;
}

/** What products and orders refer to, and texts and settings as placeholders that an operator replaces by its own. */
async function seedReferenceData(db: Db, now: Date): Promise<void> {
  await insertRows(
    db,
    'brands',
    seedBrands.map(({ brand_id, site, name, name_en, introduction }) => ({
      brand_id,
      family_site_id: familySiteOf(site).id,
      name,
      name_en,
      introduction,
    })),
  );
  await insertRows(db, 'categories', seedCategories);
  await insertRows(db, 'delivery_guarantee_regions', seedDeliveryRegions);
  await insertRows(db, 'faqs', makeFaqs());
  await insertRows(db, 'documents', makeDocuments(now));
}

async function seedContent(db: Db, sites: readonly SiteProducts[], now: Date): Promise<void> {
  const dice = diceOf('content');
  const main = sites.find(({ site }) => site.id === 1);
  const plans = makePlans(sites, dice);
  const magazines = makeMagazines(sites, now, diceOf('magazines'));
  const events = makeEvents(sites, now, diceOf('events'));
  const popups = makePopups(sites, now, diceOf('popups'));
  await insertRows(db, 'banners', [
    ...makeBanners(sites, dice),
    ...makeFeatureBanners(sites, diceOf('features')),
    ...[...plans, ...magazines, ...popups].map((item) => item.banner),
    ...events.banners,
  ]);
  await insertRows(
    db,
    'magazines',
    magazines.map((item) => item.magazine),
  );
  await insertRows(db, 'events', events.events);
  await insertRows(db, 'event_comments', events.comments);
  await insertRows(
    db,
    'popups',
    popups.map((item) => item.popup),
  );
  await insertRows(
    db,
    'plans',
    plans.map((item) => item.plan),
  );
  await insertRows(db, 'stylings', makeStylings(sites, dice));
  await insertRows(db, 'stores', makeStores());
  await insertRows(db, 'notices', makeNotices(main, now, diceOf('notices')));
  await insertRows(db, 'short_forms', makeShortForms(main, dice));
  await insertRows(db, 'campaigns', makeCampaigns(main, now, dice));
}
