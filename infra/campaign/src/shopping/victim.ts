import { writeInquiry } from '@mall/contracts/api/community/inquiries';
import { writeReview } from '@mall/contracts/api/community/review-writing';
import { writeEventComment } from '@mall/contracts/api/content/event-comments';
import { listEvents } from '@mall/contracts/api/content/events';
import { downloadCoupon, listDownloadableCoupons } from '@mall/contracts/api/money/coupon-zone';
import { listMyCoupons, listMyPoints } from '@mall/contracts/api/money/my-benefits';
import { addToCart, listCart } from '@mall/contracts/api/orders/carts';
import { viewMyOrder } from '@mall/contracts/api/orders/my-orders';
import { requestClaim } from '@mall/contracts/api/orders/order-claims';
import { applyRestockAlarm, listRestockAlarms } from '@mall/contracts/api/orders/restock-alarms';
import { listAddresses, saveAddress } from '@mall/contracts/api/people/addresses';
import { viewMember } from '@mall/contracts/api/people/members';
import type { Caller } from '../callers/caller.ts';
import { logIn } from '../callers/members.ts';
import type { CampaignShop } from '../shop/campaign-shop.ts';
import { buy, choose, order, wanted } from './shopping.ts';

/** What only the victim's own replies may show. */
export const secrets = ['남몰래 받는 이', '01066660006', '비밀로 109', '아무도 몰라야 할 문의입니다'];
const form = {
  receiver_name: '남몰래 받는 이',
  receiver_phone: '01066660006',
  address_detail: '비밀로 109',
  orderer_phone: '01066660006',
};

const secretAddress = {
  label: '집',
  receiver_name: '남몰래 받는 이',
  receiver_phone: '01066660006',
  zipcode: '04793',
  address: '서울특별시 성동구 가상로 45',
  address_detail: '비밀로 109',
  is_default: false,
};

/** A member or guest with things of every kind. */
export interface Victim {
  caller: Caller;
  /** Ids of their things, by what calls name them; several where orders stand differently. */
  ids: Readonly<Record<string, unknown>>[];
  /** All of it as the victim sees it. */
  look: () => Promise<string>;
}

const lookAt = async (caller: Caller, orderIds: readonly string[], memberId: number | null) => {
  const orders = await Promise.all(
    orderIds.map((order_id) => caller.call(viewMyOrder, { query: { order_id } })),
  );
  const own =
    memberId === null
      ? []
      : await Promise.all([
          caller.call(viewMember, { params: { id: memberId } }),
          caller.call(listCart, { body: {} }),
          caller.call(listRestockAlarms, { query: {} }),
          caller.call(listMyCoupons, { query: {} }),
          caller.call(listMyPoints, { query: {} }),
          caller.call(listAddresses, {}),
        ]);
  return JSON.stringify([...orders, ...own].map(({ status, data }) => [status, data]));
};

async function deliver({ operate }: CampaignShop, order_id: string): Promise<void> {
  for (const to of ['CONFIRM_SETTLEMENT', 'DOMESTIC_SHIPPING', 'SHIPPING_COMPLETE'])
    await operate('orders.move', { order_id, to });
}

/** A secret question and a comment. */
async function writeTexts(caller: Caller, product_id: number) {
  const inquiry = await caller.call(writeInquiry, {
    body: { product_id, category: 'SIZE', is_secret: true, content: '아무도 몰라야 할 문의입니다' },
  });
  const events = await caller.call(listEvents, { query: { state: 'ONGOING' } });
  let comment_id: number | undefined;
  for (const { event_id } of events.data.rows)
    comment_id ??= (await caller.call(writeEventComment, { body: { event_id, content: '기대돼요' } })).data
      ?.comment_id;
  return { inquiry_id: inquiry.data?.inquiry_id, comment_id };
}

/** A member with a cart, orders in every state, a claim, a review, an inquiry, a comment, an alarm and a coupon. */
export async function memberVictim(shop: CampaignShop, userId: string): Promise<Victim> {
  const { visitor, provider, goods } = shop;
  const [option, other, gone] = [await goods.take(100), await goods.take(100), await goods.take(0)];
  const caller = visitor();
  const member_id = await logIn(caller, userId);
  const delivered = await buy(caller, provider, [wanted(option), wanted(other, 2)], form);
  await deliver(shop, delivered.order_id);
  const lines = (await caller.call(viewMyOrder, { query: { order_id: delivered.order_id } })).data.lines;
  const [first, second] = lines.map(({ order_line_id }) => order_line_id);
  const paid = await buy(caller, provider, [wanted(option)], form);
  const unpaid = await order(caller, [wanted(other)], form);
  const pieces = [{ order_line_id: second ?? 0, order_quantity: 1 }];
  const body = {
    order_id: delivered.order_id,
    kind: 'RETURN',
    reason: 'SIZE',
    detail: '비밀로 109',
    lines: pieces,
  } as const;
  const claim = await caller.call(requestClaim, { body });
  const review = await caller.call(writeReview, {
    body: { order_line_id: first ?? 0, score: 5, content: '아주 마음에 드는 옷입니다' },
  });
  const { inquiry_id, comment_id } = await writeTexts(caller, option.product_id);
  const alarm = await caller.call(applyRestockAlarm, {
    body: { product_id: gone.product_id, product_option_id: gone.product_option_id, phone: '01066660006' },
  });
  const coupons = await caller.call(listDownloadableCoupons, {});
  for (const { coupon_id } of coupons.data.rows) await caller.call(downloadCoupon, { body: { coupon_id } });
  const held = await caller.call(listMyCoupons, { query: {} });
  await caller.call(addToCart, { body: { same_product: 'Y', products: [wanted(other)] } });
  const cart_ids = (await caller.call(listCart, { body: {} })).data.lines.map(({ cart_id }) => cart_id);
  const address = await caller.call(saveAddress, { body: secretAddress });
  const { temporary_id } = await choose(caller, [wanted(option)]);
  const common = {
    member_id,
    integration_member_id: member_id,
    integration_member_ids: [member_id],
    temporary_id,
    cart_id: cart_ids[0],
    cart_ids,
    claim_id: claim.data?.claim_ids[0],
    review_id: review.data?.review_id,
    inquiry_id,
    comment_id,
    address_id: address.data?.address_id,
    restock_alarm_ids: [alarm.data?.restock_alarm_id],
    coupon_ids: held.data.rows.slice(0, 1).map(({ member_coupon_id }) => member_coupon_id),
    order_line_id: first,
    order_line_ids: [first],
    product_option_id: other.product_option_id,
    product_id: other.product_id,
  };
  const orderIds = [delivered, paid, unpaid].map(({ order_id }) => order_id);
  return {
    caller,
    ids: orderIds.map((order_id) => ({ ...common, order_id })),
    look: () => lookAt(caller, orderIds, member_id),
  };
}

/** A guest with an order that is paid and one that is not. */
export async function guestVictim({ visitor, provider, goods }: CampaignShop): Promise<Victim> {
  const option = await goods.take(100);
  const caller = visitor();
  const paid = await buy(caller, provider, [wanted(option)], form);
  const unpaid = await order(caller, [wanted(option)], form);
  const { lines } = (await caller.call(viewMyOrder, { query: { order_id: paid.order_id } })).data;
  const { temporary_id } = await choose(caller, [wanted(option)]);
  const orderIds = [paid, unpaid].map(({ order_id }) => order_id);
  const line = lines[0]?.order_line_id;
  return {
    caller,
    ids: orderIds.map((order_id) => ({
      order_id,
      temporary_id,
      order_line_id: line,
      order_line_ids: [line],
    })),
    look: () => lookAt(caller, orderIds, null),
  };
}
