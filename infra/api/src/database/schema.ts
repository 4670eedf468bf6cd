import type { ColumnType, Generated, GeneratedAlways, Kysely, Transaction } from 'kysely';
import type { CatalogueSchema } from './schema-catalogue.ts';
import type { ClaimsSchema } from './schema-claims.ts';
import type { MemberAccountColumns, MembersSchema } from './schema-members.ts';
import type { CartLinesTable, OrdersSchema } from './schema-orders.ts';
import type { PromotionsSchema } from './schema-promotions.ts';

/** jsonb: read as its shape, written as JSON text, which both drivers take. */
export type Json<T> = ColumnType<T, string, string>;
type Stamp = ColumnType<Date, Date, Date>;

interface ProductsTable {
  product_id: number;
  brand_id: number;
  category_id: number;
  category_ids: number[];
  product_name: string;
  /** Name, brand, category and colours in lower case: what keywords are looked up in. */
  search_text: string;
  is_hidden: Generated<boolean>;
  is_sold_out: Generated<boolean>;
  size_names: Generated<string[]>;
  stocked_color_ids: Generated<number[]>;
  flags: string[];
  promotions: string[];
  review_count: Generated<number>;
  review_score: Generated<number>;
  sales_count: Generated<number>;
  time_sale_price: number | null;
  time_sale_start_at: Stamp | null;
  time_sale_end_at: Stamp | null;
}

interface ProductOptionsTable {
  product_option_id: number;
  product_id: number;
  color_id: number;
  size_name: string;
  position: number;
  stock: number;
  sale_state: 'ON' | 'SOLDOUT' | 'STOP';
  is_display: Generated<boolean>;
  is_delivery_guarantee: Generated<boolean>;
  cj_stock: number | null;
}

interface MembersTable extends MemberAccountColumns {
  member_id: Generated<number>;
  user_id: string;
  /** Null for members of social accounts only. */
  password_hash: string | null;
  user_name: string;
  email: string;
  phone: string;
  zipcode: string;
  address: string;
  address_detail: string;
  join_type: Generated<number>;
  sns_type: string | null;
  sns_list: ColumnType<{ sns_type: string; email: string }[], string | undefined, string>;
  grade_id: number;
  point: Generated<number>;
  state: 'ACTIVE' | 'READY' | 'BLOCK' | 'OUT';
  login_task: 'INTEGRATION' | 'PW_CHANGE' | 'TRANSFER_PASSWORD_CHANGE' | 'CI_CHECK' | null;
  created_at: Stamp;
}

/** Tables that code builds queries on; the rest is read through typed `sql` statements. */
export interface Database
  extends OrdersSchema,
    MembersSchema,
    CatalogueSchema,
    PromotionsSchema,
    ClaimsSchema {
  brands: { brand_id: number; family_site_id: number; name: string; name_en: string; introduction: string };
  categories: { category_id: number; parent_id: number | null; name: string; position: number };
  products: ProductsTable;
  product_options: ProductOptionsTable;
  grades: {
    grade_id: number;
    grade_name: string;
    user_type: 'NORMAL' | 'STAFF';
    discount_rate: number;
    /** KRW that the grade asks for (members/grade-rules.ts); null where it is given by hand. */
    minimum_spend: number | null;
  };
  members: MembersTable;
  login_tokens: {
    token_hash: string;
    member_id: number;
    session_id: string;
    expires_at: Stamp;
    confirmed_until: Stamp | null;
  };
  login_failures: {
    login_failure_id: GeneratedAlways<number>;
    user_id: string;
    address: string;
    failed_at: Stamp;
  };
  settings: { code: string; value: Json<unknown> };
  cart_lines: CartLinesTable;
}

/** The database, or a transaction on it: repository functions take either. */
export type Db = Kysely<Database> | Transaction<Database>;
