import type { Checkout, OrderLine } from '@mall/contracts/api/orders/orders';
import { depositDueAt } from '../../../money/payments/deposit-due.ts';
import { payMethodsFor } from '../../../money/payments/pay-methods.ts';
import type { ApiConfig } from '../../../platform/config.ts';
import type { Db } from '../../../platform/database/schema/schema.ts';
import type { BuyerView } from '../../carts/buyer-view.ts';
import { checkoutHold } from '../../drops/checkout-hold.ts';
import type { ChosenBenefits } from './checkout.ts';
import { benefitsToOffer, pointsToOffer } from './offer-benefits.ts';
import { priceWithGifts } from './offer-gifts.ts';
import { recentReceivers } from './recent-receivers.ts';
import type { TemporaryOrder } from './temporary-orders.ts';

interface Wanted extends ChosenBenefits {
  use_best_coupons?: boolean | undefined;
}

/**
 * A temporary order as the order page shows it: priced anew, with what a member may use on it and the coupons that
 * make it least.
 */
export async function viewCheckout(
  db: Db,
  config: Pick<ApiConfig, 'PAY_METHODS' | 'DEPOSIT_HOURS' | 'PORTONE_SDK_URL'>,
  { temporary_id, products, line_prices, pay_method }: TemporaryOrder,
  view: BuyerView,
  wanted: Wanted,
): Promise<Checkout> {
  const offer = await benefitsToOffer(db, products, view);
  const coupon_ids = (wanted.use_best_coupons ? offer.best_coupon_ids : wanted.coupon_ids) ?? [];
  const asked = { coupon_ids, use_points: wanted.use_points, gifts: wanted.gifts };
  const {
    lines,
    amount,
    gifts,
    possible,
    wanted: wantedGifts,
  } = await priceWithGifts(db, products, view, asked);
  const chosen = { coupon_ids, gifts: wantedGifts };
  const pay_methods = payMethodsFor(amount.total, config.PAY_METHODS);
  const isMember = view.memberId !== null;
  return {
    ...offer,
    ...(isMember ? { maximum_points: await pointsToOffer(db, products, view, offer, chosen) } : {}),
    temporary_id,
    lines,
    amount,
    chosen_coupon_ids: coupon_ids,
    gifts,
    chosen_gifts: possible,
    is_gift_dropped: possible.length < (wanted.gifts?.length ?? 0),
    pay_methods,
    ...(pay_method ? { wanted_pay_method: pay_method } : {}),
    is_guest: !isMember,
    sdk_url: config.PORTONE_SDK_URL,
    ...(pay_methods.includes('DEPOSIT')
      ? { deposit_due_at: depositDueAt(view.now, config).toISOString() }
      : {}),
    ...(await checkoutHold(db, { temporary_id, lines, memberId: view.memberId, now: view.now })),
    price_changes: priceChanges(lines, line_prices),
    recent_receivers: await recentReceivers(db, view.memberId),
  };
}

/** Lines that cost something else than when they were chosen; nothing of orders from before that was kept. */
function priceChanges(lines: readonly OrderLine[], chosenAt: readonly number[] | null) {
  return lines.flatMap(({ product_option_id, line_price: now }, index) => {
    const was = chosenAt?.[index] ?? now;
    return was === now ? [] : [{ product_option_id, was, now }];
  });
}
