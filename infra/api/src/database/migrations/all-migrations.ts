import type { Migration } from '../migrate.ts';
import { catalogue } from './0001-catalogue.ts';
import { members } from './0002-members.ts';
import { content } from './0003-content.ts';
import { orders } from './0004-orders.ts';
import { orderAttempts } from './0005-order-attempts.ts';
import { promotions } from './0030-promotions.ts';
import { couponsAndPoints } from './0031-coupons-points.ts';
import { claims } from './0032-claims.ts';
import { audit } from './0033-audit.ts';

/** In the order they run. A released migration is never edited; add the next one. */
export const allMigrations: readonly Migration[] = [
  catalogue,
  members,
  content,
  orders,
  orderAttempts,
  promotions,
  couponsAndPoints,
  claims,
  audit,
];
