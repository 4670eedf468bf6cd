import type { GoodsFilter, ProductList } from '@mall/contracts/api/catalogue/products';
import { type HomePlan, homeSectionKinds } from '@mall/contracts/api/content/home-plan';
import type { NewMain } from '@mall/contracts/api/content/new-main';
import { picture, productCard } from '@mall/ui/testing/product-card';

const facet = (value: string, name: string, count: number) => ({ value, name, count });

const filter: GoodsFilter = {
  brand: [facet('1', '마인드브릿지 맨', 12)],
  category: [
    { ...facet('2', 'MEN', 20), children: [facet('101', '아우터', 8)] },
    { ...facet('3', 'WOMEN', 30), children: [facet('201', '니트/가디건', 9)] },
  ],
  size: [{ ...facet('LETTER', '의류', 20), children: [facet('M', 'M', 11)] }],
  price: [facet('0-30000', '3만원 미만', 4)],
  state: [facet('NEW', '신상품', 5)],
  promotion: [facet('ONEPLUS', '1+1', 3)],
  color: [{ ...facet('BLACK', '블랙', 7), hex: '#1c1c1e' }],
  season: [facet('WINTER', '겨울', 6)],
  include_big_size: { count: 9 },
};

/** A list of two products, changed where a test needs it. */
export function productList(changes: Partial<ProductList> = {}): ProductList {
  return {
    rows: [productCard(), productCard({ product_id: 8, product_name: '울 코트' })],
    count: 2,
    paginate: { page: 1, display_size: 20, total: 2, last_page: 1 },
    filter,
    categoryInfo: null,
    brandInfo: null,
    delivery_guarantee: true,
    ...changes,
  };
}

export const emptyList = productList({
  rows: [],
  count: 0,
  paginate: { page: 1, display_size: 20, total: 0, last_page: 1 },
});

const emptySections: NewMain['sections'] = {
  top_banners: [],
  mind_best: [],
  basic_best: [],
  jucy_best: [],
  show_case: [],
  look_collection: [],
  basic_product: [],
  brand_exhibition: [],
  main_banners: [],
  highlight: [],
  md_products: [],
  new_products: [],
  time_sale: null,
  plan_exhibitions: [],
  keyword_styling: [],
  best_men: [],
  best_women: [],
  bottom_banners: [],
};

/** The mall's plan: every section in the order of the spec. */
export const homePlan: HomePlan = {
  style: { type: 'sans', head: 'left', pictures: 'plain', density: 'regular' },
  palette: {
    ground: '#ffffff',
    wash: '#f7f7f6',
    line: '#e5e5e5',
    quiet: '#6f6f6f',
    accent: '#111111',
    sale: '#d6322b',
    deep: '#111111',
  },
  sections: homeSectionKinds.map((kind) => ({ kind })),
};

/** A home page with the sections, and popups, that a test names. */
export function newMain(
  sections: Partial<NewMain['sections']> = {},
  popups: NewMain['popups'] = [],
): NewMain {
  return {
    family_site: 'tbh_shop',
    category: [],
    gnb: { main: [], right: [], extra: [] },
    keywords: [],
    top_belt: null,
    is_coupon_zone: false,
    plan: homePlan,
    sections: { ...emptySections, ...sections },
    popups,
    promotions: [],
    board: [],
    headers: { title: '', home: '/', sites: [] },
    products: [],
    campaign: null,
    shopDefaultConfig: {
      company_name: '',
      ceo_name: '',
      address: '',
      company_number: '',
      mail_order_number: '',
      customer_center: { phone: '', hours: '' },
      app_links: [],
      social_channels: [],
      policies: [],
    },
    securityConfig: {
      mouse_drag_block: 'unused',
      mouse_right_block: 'unused',
      mouse_admin_except: 'unused',
      user_auto_logout: 'unused',
      user_auto_logout_minute: 60,
    },
  };
}

export const banner = {
  banner_id: 1,
  title: '겨울을 입는 방법',
  subtitle: '가볍고 따뜻한 아우터',
  href: '/goods/list/NEW',
  image_pc: { ...picture, path: '/media/banners/1-wide.webp', width: 1920, height: 800 },
  image_mobile: { ...picture, path: '/media/banners/1-tall.webp', width: 900, height: 1200 },
  tone: 'dark' as const,
};

/** A picture popup for every device, changed where a test needs it. */
export function popup(changes: Partial<NewMain['popups'][number]> = {}): NewMain['popups'][number] {
  return {
    popup_id: 1,
    kind: 'IMAGE',
    device: 'ALL',
    title: '신규 회원 혜택',
    href: '/event/common/view/5',
    image: picture,
    video_url: null,
    start_at: '2026-01-01T00:00:00.000Z',
    end_at: '2099-01-01T00:00:00.000Z',
    ...changes,
  };
}
