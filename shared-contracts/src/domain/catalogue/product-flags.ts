import * as z from 'zod/mini';
import { onePlusName, quantityName, quickDeliveryName, setName } from './promotions.ts';

/** Flags that have a list of their own (spec 2.1, 9). */
export const listFlags = ['NEW', 'BEST', 'ONEPLUS', 'SETFIX', 'NPLUS', 'bigSize'] as const;
export type ListFlag = (typeof listFlags)[number];

export const productFlagSchema = z.enum([...listFlags, 'DELIVERY_GUARANTEE']);
export type ProductFlag = z.infer<typeof productFlagSchema>;

interface FlagWords {
  /** Of its list and its filter. */
  name: string;
  /** On the product's page. */
  label: string;
  /** On a product card; null where the card says it in another way. */
  badge: string | null;
}

/** What shoppers read for a flag: one name in menus, lists and filters (docs/decisions/0136); badges are its capitals. */
export const flagWords = {
  NEW: { name: '신상품', label: '신상품', badge: 'NEW' },
  BEST: { name: '베스트', label: '베스트', badge: 'BEST' },
  ONEPLUS: { name: onePlusName, label: onePlusName, badge: onePlusName },
  SETFIX: { name: setName, label: setName, badge: '+SET' },
  NPLUS: { name: quantityName, label: quantityName, badge: 'N+SALE' },
  bigSize: { name: 'Big size', label: 'Big size', badge: 'BIG SIZE' },
  DELIVERY_GUARANTEE: { name: quickDeliveryName, label: quickDeliveryName, badge: null },
} as const satisfies Readonly<Record<ProductFlag, FlagWords>>;
