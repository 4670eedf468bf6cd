import { copy } from './copy.ts';

/** Pages of my page in their groups, in the order of the menu. A page that the release has not is left out. */
export const myMenu = [
  {
    title: copy.groups.shopping,
    items: [
      { key: 'orders', label: copy.orders, href: '/mypage/orders' },
      { key: 'claims', label: copy.claims, href: '/mypage/claims' },
      { key: 'wish', label: copy.wish, href: '/wish' },
      { key: 'brands', label: copy.brands, href: '/mypage/brands' },
      { key: 'recent', label: copy.recent, href: '/mypage/recent' },
      { key: 'alarms', label: copy.alarms, href: '/mypage/alarms' },
    ],
  },
  {
    title: copy.groups.benefits,
    items: [
      { key: 'coupons', label: copy.coupons, href: '/mypage/coupons' },
      { key: 'points', label: copy.points, href: '/mypage/points' },
      { key: 'grade', label: copy.grade, href: '/mypage/grade' },
    ],
  },
  {
    title: copy.groups.activity,
    items: [
      { key: 'reviews', label: copy.reviews, href: '/mypage/reviews' },
      { key: 'inquiries', label: copy.inquiries, href: '/mypage/inquiries' },
    ],
  },
  {
    title: copy.groups.account,
    items: [
      { key: 'profile', label: copy.profile, href: '/mypage/profile' },
      { key: 'addresses', label: copy.addresses, href: '/mypage/addresses' },
      { key: 'size', label: copy.size, href: '/mypage/size' },
      { key: 'devices', label: copy.devices, href: '/mypage/devices' },
    ],
  },
] as const;

export type MyPageKey = (typeof myMenu)[number]['items'][number]['key'];
