import type { Endpoint } from '../endpoint.ts';
import * as appCoupon from './app-coupon.ts';
import * as carts from './carts.ts';
import * as content from './content.ts';
import * as couponZone from './coupon-zone.ts';
import * as live from './live.ts';
import * as members from './members.ts';
import * as myBenefits from './my-benefits.ts';
import * as myOrders from './my-orders.ts';
import * as orderClaims from './order-claims.ts';
import * as orderCompletion from './order-completion.ts';
import * as orders from './orders.ts';
import * as products from './products.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'data' in value;

/** Every call of the API, for the server, the registry and OpenAPI. Browser code imports single endpoints instead. */
export const allEndpoints: readonly Endpoint[] = [
  appCoupon,
  carts,
  content,
  couponZone,
  live,
  members,
  myBenefits,
  myOrders,
  orderClaims,
  orderCompletion,
  orders,
  products,
].flatMap((domain) => Object.values(domain).filter(isEndpoint));
