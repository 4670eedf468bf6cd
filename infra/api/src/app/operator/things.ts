/** A kind of thing that operators list, search and look at one by one. */
interface Thing {
  /** As a person calls one. */
  name: string;
  /** Column of its number, and of what it is called in a list. */
  id: string;
  title: string;
  /** Where its rows lie. */
  from: string;
  /** Written by or about a person: who looked is on record. */
  isPersonal?: boolean;
}

const withBanner = (table: string) =>
  `${table} join (select banner_id, title, subtitle, href from banners) shown using (banner_id)`;

/** What can be looked at, by the word of its commands. Members, orders and products have commands of their own. */
const things = {
  live: { name: 'campaign', id: 'campaign_id', title: 'title', from: 'campaigns' },
  drops: {
    name: 'drop',
    id: 'drop_id',
    title: 'product_name',
    from: 'drops join (select product_id, product_name from products) sold using (product_id)',
  },
  coupons: { name: 'coupon', id: 'coupon_id', title: 'name', from: 'coupons' },
  inquiries: {
    name: 'inquiry',
    id: 'inquiry_id',
    title: 'content',
    from: 'product_inquiries',
    isPersonal: true,
  },
  reviews: { name: 'review', id: 'review_id', title: 'content', from: 'reviews', isPersonal: true },
  claims: { name: 'claim', id: 'claim_id', title: 'reason', from: 'claims', isPersonal: true },
  brands: { name: 'brand', id: 'brand_id', title: 'name', from: 'brands' },
  categories: { name: 'category', id: 'category_id', title: 'name', from: 'categories' },
  notice: { name: 'notice', id: 'notice_id', title: 'title', from: 'notices' },
  event: { name: 'event', id: 'event_id', title: 'title', from: withBanner('events') },
  plan: { name: 'plan', id: 'plan_id', title: 'title', from: 'plans' },
  magazine: { name: 'article', id: 'magazine_id', title: 'title', from: withBanner('magazines') },
  faq: { name: 'question', id: 'faq_id', title: 'question', from: 'faqs' },
  popup: { name: 'popup', id: 'popup_id', title: 'title', from: withBanner('popups') },
  banner: { name: 'banner', id: 'banner_id', title: 'title', from: 'banners' },
  store: { name: 'store', id: 'store_id', title: 'name', from: 'stores' },
} as const satisfies Record<string, Thing>;

export type ThingKind = keyof typeof things;

export const thingKinds = Object.keys(things) as [ThingKind, ...ThingKind[]];

export const thingOf = (kind: ThingKind): Thing => things[kind];
