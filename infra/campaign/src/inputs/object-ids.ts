import type { Endpoint } from '@mall/contracts/endpoint';
import { fieldNamesOf } from './endpoint-input.ts';

/** Ids of public objects, and of what only its holder can know or make up. */
const withoutOwner = new Set([
  ...[
    'product_id',
    'product_ids',
    'product_option_id',
    'brand_id',
    'brand_ids',
    'category_id',
    'event_id',
    'coupon_id',
    'seen_ids',
    'color_id',
    'gift_item_id',
  ],
  ...[
    'family_site_id',
    'family_id',
    'color_tag_id',
    'user_id',
    'recommender_id',
    'sns_id',
    'token_version_id',
    'login_ids',
  ],
]);

/** What an id is called that a call names only `id` or `ids`. */
const longNames: Record<string, string> = {
  'members.view id': 'member_id',
  'members.passwordNextTime id': 'member_id',
  'products.deleteRestockAlarms ids': 'restock_alarm_ids',
};
const publicPaths = /^\/api\/(products|events|boards|magazines|promotions\/plans|plans|contents?)\b/;

const isId = (name: string) => /(^|_)ids?$/.test(name);

/** The kind of owned object that a field of a call names; null for what has no owner, or no id at all. */
function objectNamed({ id, path }: Pick<Endpoint, 'id' | 'path'>, field: string): string | null {
  if (!isId(field) || withoutOwner.has(field)) return null;
  const long = longNames[`${id} ${field}`];
  if (long) return long;
  return field === 'id' && publicPaths.test(path) ? null : field;
}

/** The fields of a call that name an object with an owner, by what they name. */
export const objectsOf = (endpoint: Endpoint): Map<string, string> =>
  new Map(
    fieldNamesOf(endpoint).flatMap((field): [string, string][] => {
      const named = objectNamed(endpoint, field);
      return named === null ? [] : [[field, named]];
    }),
  );
