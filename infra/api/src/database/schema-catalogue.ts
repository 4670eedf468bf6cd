import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Stamp = ColumnType<Date, Date, Date>;

/** Tables around the catalogue that code builds queries on. */
export interface CatalogueSchema {
  product_wishes: { member_id: number; product_id: number; created_at: Stamp };
  brand_wishes: { member_id: number; brand_id: number; created_at: Stamp };
  restock_alarms: {
    restock_alarm_id: GeneratedAlways<number>;
    member_id: number;
    product_id: number;
    product_option_id: number;
    phone: string;
    created_at: Stamp;
    notified_at: Stamp | null;
  };
  review_photos: {
    photo_id: string;
    member_id: number;
    review_id: number | null;
    position: Generated<number>;
    width: number;
    height: number;
    created_at: Stamp;
    kept_until: Stamp;
  };
  reviews: {
    review_id: Generated<number>;
    product_id: number;
    member_id: number | null;
    order_line_id: number | null;
    like_count: Generated<number>;
  };
}
