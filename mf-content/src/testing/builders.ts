import type { LayoutSettings } from '@mall/contracts/api/content/content';
import { picture } from '@mall/ui/testing/product-card';

const paginate = { page: 1, display_size: 12, total: 1, last_page: 1 };

/** A page of a list with these rows. */
export const pageOf = <Row>(rows: readonly Row[], lastPage = 1, page = 1) => ({
  rows,
  paginate: { ...paginate, page, total: rows.length, last_page: lastPage },
});

export const eventSummary = {
  event_id: 4,
  title: '올겨울 나의 코트 자랑',
  subtitle: '댓글 남기고 포인트 받기',
  image: picture,
  start_at: '2026-11-18T15:00:00.000Z',
  end_at: '2026-12-09T15:00:00.000Z',
  state: 'ONGOING' as 'READY' | 'ONGOING' | 'ENDED',
};

const paragraph = (text: string) => ({ type: 'paragraph', text: [{ text }] });

export const event = {
  ...eventSummary,
  image_pc: picture,
  image_mobile: picture,
  content: [paragraph('가장 아끼는 코트 이야기를 들려주세요.')] as unknown[],
  has_comments: true,
  comment_count: 1,
  product_ids: [3, 4],
  attendance: null as null | { rewards: { days: number; point: number }[] },
  draw: null as null | { drawn_at: string; winners: string[] },
};

export const comment = {
  comment_id: 9,
  user: '김*연',
  content: '카멜 코트가 제일 좋아요!',
  created_at: '2026-11-20T15:30:00.000Z',
  is_mine: false,
};

export const planSummary = {
  plan_id: 10,
  family_site: 'tbh_shop',
  title: '겨울 아우터 위크',
  subtitle: '최대 40% 할인',
  image: picture,
  image_pc: picture,
  image_mobile: picture,
  end_at: null as string | null,
};

export const plan = {
  ...planSummary,
  content: [paragraph('아우터를 모았습니다.')],
  groups: [
    { title: '코트', product_ids: [1, 2] },
    { title: '점퍼', product_ids: [3] },
  ],
  others: [] as unknown[],
};

export const magazineSummary = {
  magazine_id: 8,
  title: '코트를 오래 입는 습관',
  subtitle: '한 벌을 열 번의 겨울 동안',
  image: picture,
  created_at: '2026-11-20T15:30:00.000Z',
};

export const magazine = {
  ...magazineSummary,
  image_pc: picture,
  content: [
    paragraph('좋은 코트는 첫 해보다 멋있어집니다.'),
    { type: 'products', title: '이 글에 나온 옷', product_ids: [5, 6] },
  ],
  product_ids: [7],
  others: [] as unknown[],
};

export const coupon = {
  coupon_id: 1,
  name: '가을 시즌 쿠폰',
  kind: 'ORDER' as 'ORDER' | 'PRODUCT',
  discount_type: 'FIXED' as 'FIXED' | 'RATE',
  discount_value: 5000,
  maximum_amount: null as number | null,
  minimum_amount: 50_000,
  product_ids: null,
  ends_at: '2099-12-31T15:00:00.000Z',
  valid_days: 30,
  is_downloaded: false,
  is_sold_out: false,
  left: 12 as number | null,
};

/** Settings of a site, as the API answers them. */
export const settings = (changes: Partial<LayoutSettings> = {}): LayoutSettings => ({
  family_site: 'tbh_shop',
  category: [],
  gnb: { main: [], right: [], extra: [] },
  keywords: [],
  top_belt: null,
  is_coupon_zone: true,
  shopDefaultConfig: {
    company_name: '',
    ceo_name: '',
    address: '',
    company_number: '',
    mail_order_number: '',
    customer_center: { phone: '1644-0000', hours: '평일 09:00~18:00' },
    app_links: [
      { label: 'App Store', href: 'https://apps.apple.com/kr/' },
      { label: 'Google Play', href: 'https://play.google.com/store' },
    ],
    social_channels: [],
    policies: [],
  },
  securityConfig: {
    mouse_drag_block: 'unused',
    mouse_right_block: 'unused',
    mouse_admin_except: 'use',
    user_auto_logout: 'unused',
    user_auto_logout_minute: 60,
  },
  ...changes,
});
