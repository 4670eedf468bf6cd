import type { Migration } from '../migrate.ts';
import { catalogue } from './0001-catalogue.ts';
import { members } from './0002-members.ts';
import { content } from './0003-content.ts';
import { orders } from './0004-orders.ts';
import { orderAttempts } from './0005-order-attempts.ts';
import { memberAccounts } from './0010-member-accounts.ts';
import { searchWords } from './0020-search-words.ts';
import { catalogueChanges } from './0021-catalogue-changes.ts';
import { wishesAndAlarms } from './0022-wishes-and-alarms.ts';
import { homeContent } from './0023-home-content.ts';
import { reviewsAndInquiries } from './0024-reviews-and-inquiries.ts';
import { listOrders } from './0025-list-orders.ts';
import { memberLookups } from './0026-member-lookups.ts';
import { promotions } from './0030-promotions.ts';
import { couponsAndPoints } from './0031-coupons-points.ts';
import { claims } from './0032-claims.ts';
import { audit } from './0033-audit.ts';
import { promotionChanges } from './0035-promotion-changes.ts';
import { nothingToPay } from './0040-nothing-to-pay.ts';
import { claimFees } from './0041-claim-fees.ts';
import { guestOrderOpenings } from './0042-guest-order-openings.ts';
import { couponChanges } from './0043-coupon-changes.ts';
import { reviewPhotos } from './0045-review-photos.ts';
import { gradeRules } from './0046-grade-rules.ts';
import { proofs } from './0047-proofs.ts';
import { claimRequests } from './0048-claim-requests.ts';
import { guestOrderIndexes } from './0049-guest-order-indexes.ts';
import { productRowChanges } from './0050-product-row-changes.ts';
import { couponProducts } from './0051-coupon-products.ts';
import { colorsInStock } from './0052-colors-in-stock.ts';
import { confirmableLines } from './0060-confirmable-lines.ts';
import { lineOrigins } from './0061-line-origins.ts';
import { largeSums } from './0062-large-sums.ts';
import { sealedAccounts } from './0063-sealed-accounts.ts';
import { feePayments } from './0064-fee-payments.ts';
import { noCouponRate } from './0065-no-coupon-rate.ts';
import { closedOrders } from './0070-closed-orders.ts';
import { paymentEvents } from './0080-payment-events.ts';
import { paymentDays } from './0081-payment-days.ts';
import { guestOrderCodes } from './0082-guest-order-codes.ts';
import { unpaidBounds } from './0083-unpaid-bounds.ts';
import { alarmPhones } from './0084-alarm-phones.ts';
import { termsAgreed } from './0085-terms-agreed.ts';
import { loginGuard } from './0086-login-guard.ts';
import { messageLeases } from './0087-message-leases.ts';
import { loginFamilies } from './0088-login-families.ts';
import { messageAttempts } from './0089-message-attempts.ts';
import { closedOrdersAsked } from './0090-closed-orders-asked.ts';
import { priceBasis } from './0091-price-basis.ts';
import { feesPaidToAccounts } from './0092-fees-paid-to-accounts.ts';
import { securityEventsByKind } from './0093-security-events-by-kind.ts';
import { orderCodeAddresses } from './0094-order-code-addresses.ts';
import { guestAlarms } from './0095-guest-alarms.ts';
import { reviewFit } from './0096-review-fit.ts';
import { usedBenefits } from './0097-used-benefits.ts';
import { returnedPayments } from './0098-returned-payments.ts';
import { sizeProfiles } from './0101-size-profiles.ts';
import { productViewPairs } from './0102-product-view-pairs.ts';
import { memberAddresses } from './0104-member-addresses.ts';
import { pricesWhenChosen } from './0105-prices-when-chosen.ts';
import { cartPricesSeen } from './0106-cart-prices-seen.ts';
import { priceChanges } from './0108-price-changes.ts';
import { exchangeDifferences } from './0109-exchange-differences.ts';
import { wayToPayChosen } from './0110-way-to-pay-chosen.ts';
import { drops } from './0111-drops.ts';
import { gifts } from './0113-gifts.ts';
import { couponPriceChanges } from './0114-coupon-price-changes.ts';
import { productVideos } from './0115-product-videos.ts';
import { reading } from './0119-reading.ts';
import { help } from './0120-help.ts';
import { attendance } from './0121-attendance.ts';
import { parcels } from './0126-parcels.ts';
import { pointsExpire } from './0129-points-expire.ts';
import { couponCodes } from './0130-coupon-codes.ts';
import { ownLogins } from './0131-own-logins.ts';
import { wishPrices } from './0132-wish-prices.ts';
import { claimPhotos } from './0133-claim-photos.ts';
import { administrators } from './0137-administrators.ts';
import { bannerTimes } from './0140-banner-times.ts';
import { productSales } from './0141-product-sales.ts';
import { secretKeyCheck } from './0145-secret-key-check.ts';
import { leases } from './0146-leases.ts';
import { bannerCovers } from './0147-banner-covers.ts';
import { hiddenEvents } from './0148-hidden-events.ts';
import { parcelsByNumber } from './0149-parcels-by-number.ts';

/** In the order they run. A released migration is never edited; add the next one. */
export const allMigrations: readonly Migration[] = [
  catalogue,
  members,
  content,
  orders,
  orderAttempts,
  memberAccounts,
  searchWords,
  catalogueChanges,
  wishesAndAlarms,
  homeContent,
  reviewsAndInquiries,
  listOrders,
  memberLookups,
  promotions,
  couponsAndPoints,
  claims,
  audit,
  promotionChanges,
  nothingToPay,
  claimFees,
  guestOrderOpenings,
  couponChanges,
  reviewPhotos,
  gradeRules,
  proofs,
  claimRequests,
  guestOrderIndexes,
  productRowChanges,
  couponProducts,
  colorsInStock,
  confirmableLines,
  lineOrigins,
  largeSums,
  sealedAccounts,
  feePayments,
  noCouponRate,
  closedOrders,
  paymentEvents,
  paymentDays,
  guestOrderCodes,
  unpaidBounds,
  alarmPhones,
  termsAgreed,
  loginGuard,
  messageLeases,
  loginFamilies,
  messageAttempts,
  closedOrdersAsked,
  priceBasis,
  feesPaidToAccounts,
  securityEventsByKind,
  orderCodeAddresses,
  usedBenefits,
  returnedPayments,
  priceChanges,
  exchangeDifferences,
  reviewFit,
  sizeProfiles,
  productViewPairs,
  guestAlarms,
  memberAddresses,
  pricesWhenChosen,
  cartPricesSeen,
  drops,
  gifts,
  couponPriceChanges,
  productVideos,
  wayToPayChosen,
  reading,
  help,
  attendance,
  parcels,
  pointsExpire,
  couponCodes,
  ownLogins,
  wishPrices,
  claimPhotos,
  administrators,
  bannerTimes,
  productSales,
  secretKeyCheck,
  leases,
  bannerCovers,
  hiddenEvents,
  parcelsByNumber,
];
