import type { Endpoint } from '../endpoint.ts';
import * as appCoupon from './app-coupon.ts';
import * as brandWishes from './brand-wishes.ts';
import * as brands from './brands.ts';
import * as carts from './carts.ts';
import * as claimFees from './claim-fees.ts';
import * as content from './content.ts';
import * as couponZone from './coupon-zone.ts';
import * as deliveryGuarantee from './delivery-guarantee.ts';
import * as eventComments from './event-comments.ts';
import * as events from './events.ts';
import * as guestOrders from './guest-orders.ts';
import * as identity from './identity.ts';
import * as inquiries from './inquiries.ts';
import * as live from './live.ts';
import * as magazines from './magazines.ts';
import * as main from './main.ts';
import * as memberAccount from './member-account.ts';
import * as memberFind from './member-find.ts';
import * as memberIntegration from './member-integration.ts';
import * as memberJoin from './member-join.ts';
import * as members from './members.ts';
import * as mobiles from './mobiles.ts';
import * as myBenefits from './my-benefits.ts';
import * as myOrders from './my-orders.ts';
import * as newMain from './new-main.ts';
import * as optionInfo from './option-info.ts';
import * as orderClaims from './order-claims.ts';
import * as orderCompletion from './order-completion.ts';
import * as orders from './orders.ts';
import * as plans from './plans.ts';
import * as postcodes from './postcodes.ts';
import * as productInfo from './product-info.ts';
import * as products from './products.ts';
import * as recommends from './recommends.ts';
import * as restockAlarms from './restock-alarms.ts';
import * as reviewWriting from './review-writing.ts';
import * as reviews from './reviews.ts';
import * as selectionPrice from './selection-price.ts';
import * as social from './social.ts';
import * as webhook from './webhook.ts';
import * as wishes from './wishes.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'data' in value;

/** Every call of the API, for the server, the registry and OpenAPI. Browser code imports single endpoints instead. */
export const allEndpoints: readonly Endpoint[] = [
  carts,
  content,
  identity,
  live,
  memberAccount,
  memberFind,
  memberIntegration,
  memberJoin,
  members,
  mobiles,
  orders,
  postcodes,
  productInfo,
  products,
  social,
  brandWishes,
  brands,
  deliveryGuarantee,
  eventComments,
  events,
  inquiries,
  magazines,
  main,
  newMain,
  optionInfo,
  plans,
  recommends,
  restockAlarms,
  reviewWriting,
  reviews,
  selectionPrice,
  wishes,
  appCoupon,
  couponZone,
  myBenefits,
  myOrders,
  orderClaims,
  claimFees,
  guestOrders,
  orderCompletion,
  webhook,
].flatMap((domain) => Object.values(domain).filter(isEndpoint));
