import type { GarmentType } from '@mall/api/catalogue/pictures/picture-spec';
import type { Db } from '@mall/api/platform/database/schema/schema';
import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import type { Review } from '@mall/contracts/api/community/reviews';
import type { LayoutSettings } from '@mall/contracts/api/content/content';
import type { viewMain } from '@mall/contracts/api/content/main';
import type { NewMain } from '@mall/contracts/api/content/new-main';
import type { Season } from '@mall/contracts/domain/catalogue/facets';
import type { FamilySite } from '@mall/contracts/domain/family-site';
import type { EndpointData } from '@mall/contracts/endpoint';
import type { Part } from '../../wardrobe/part-of.ts';
import type { Call } from './call-api.ts';

/** Whom a product is for, by its root category. */
export type Line = 'men' | 'women' | 'goods';

/** A product as its page shows it, with what no page says: what was drawn, and for which seasons. */
export interface ShopProduct {
  id: number;
  view: ProductView;
  reviews: readonly Review[];
  line: Line;
  type: GarmentType;
  part: Part;
  seasons: readonly Season[];
  /** Groups of its colours, which only the filter of lists knows, by `color_id`. */
  colorGroups: ReadonlyMap<number, string>;
  releasedAt: Date;
}

/** One family site's home, its menus and every banner it has. */
export interface SiteView {
  site: FamilySite;
  home: NewMain;
  layout: LayoutSettings;
  banners: NonNullable<EndpointData<typeof viewMain>['banners']>;
}

/** What the rules look at. */
export interface Shop {
  now: Date;
  call: Call;
  db: Db;
  products: readonly ShopProduct[];
  byId: ReadonlyMap<number, ShopProduct>;
  sites: readonly SiteView[];
}
