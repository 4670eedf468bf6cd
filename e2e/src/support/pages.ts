import { findProductToBuy } from './shop.ts';

const publicPages = [
  '/',
  '/main/jucy',
  '/main/aqua',
  '/goods/list',
  '/goods/list/category/2',
  '/goods/list/NEW',
  '/goods/list/BEST?period=WEEK',
  '/board/notice',
  '/board/magazine',
  '/board/magazine/8',
  '/event/list',
  '/event/common/view/4',
  '/plan/common/list?initialBrandTabName=all',
  '/plan/common/view/10',
  '/board/plus_review_article?page=1',
  '/coupon/list',
  '/benefit/list',
  '/brand/introduce',
  '/cs/faq',
  '/policy/privacy',
  '/store',
  '/livestream',
  '/member/join/intro',
];

/** A page of every kind that guests can open, a product's among them. */
export const publicPagesOf = async (request: Parameters<typeof findProductToBuy>[0]) => [
  ...publicPages,
  `/goods/view/${(await findProductToBuy(request)).product.product_id}`,
];

/** Every page of a member's own, with one of their orders. */
export const memberPagesOf = (orderId: string) => [
  '/mypage',
  '/mypage/orders',
  `/mypage/orders/${orderId}`,
  `/mypage/orders/${orderId}/claim?kind=cancel`,
  '/mypage/claims',
  '/mypage/reviews',
  '/mypage/reviews?tab=written',
  '/mypage/inquiries',
  '/mypage/coupons',
  '/mypage/points',
  '/mypage/grade',
  '/mypage/recent',
  '/mypage/alarms',
  '/mypage/brands',
  '/mypage/addresses',
  '/mypage/size',
  '/mypage/devices',
  '/mypage/export',
  '/mypage/profile',
  '/mypage/leave',
  '/guest/order',
  '/wish',
];
