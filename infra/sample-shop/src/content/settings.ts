import type { FooterConfig, SiteSettings } from '@mall/api/catalogue/content/settings';
import { flagOfWord } from '@mall/api/catalogue/lists/keywords/keyword-filters';
import { cardBenefitsCode, type DrawnCardBenefits } from '@mall/api/catalogue/pictures/card-benefits';
import type { SecurityConfig } from '@mall/contracts/api/content/content';
import { familySites } from '@mall/contracts/domain/family-site';
import type { SiteProducts } from './site-products.ts';

/** A company that does not exist; numbers are of the ranges kept for examples. */
const footer: FooterConfig = {
  company_name: '주식회사 티비에이치리테일',
  ceo_name: '홍길동',
  address: '서울특별시 성동구 가상로 123, 7층',
  company_number: '000-00-00000',
  mail_order_number: '제2026-서울성동-0000호',
  customer_center: { phone: '1644-0000', hours: '평일 09:00~18:00 (점심 12:30~13:30, 주말·공휴일 휴무)' },
  app_links: [
    { label: 'App Store', href: 'https://apps.apple.com/kr/' },
    { label: 'Google Play', href: 'https://play.google.com/store' },
  ],
  social_channels: [
    { label: 'Instagram', href: 'https://www.instagram.com/' },
    { label: 'YouTube', href: 'https://www.youtube.com/' },
    { label: 'KakaoTalk', href: 'https://pf.kakao.com/' },
  ],
  policies: [
    { label: '이용약관', href: '/policy/terms' },
    { label: '개인정보처리방침', href: '/policy/privacy' },
    { label: '청소년보호정책', href: '/policy/youth' },
    { label: '고객센터', href: '/cs/faq' },
    { label: '매장 찾기', href: '/store' },
  ],
  legal: {
    email: 'help@tbhshop.example',
    privacy_officer: '김보호',
    hosting_provider: '주식회사 가상클라우드',
    escrow: { provider: '포트원', href: 'https://portone.io/' },
  },
};

const security: SecurityConfig = {
  mouse_drag_block: 'use',
  mouse_right_block: 'use',
  mouse_admin_except: 'use',
  user_auto_logout: 'use',
  user_auto_logout_minute: 60,
};

/** What a site's search proposes, by its id. */
export const siteKeywords: Record<number, string[]> = {
  1: ['핸드메이드 코트', '경량 패딩', '가디건', '와이드 슬랙스', '후드', '로퍼', '캐시미어', '데님'],
  3: ['재킷', '슬랙스', '셔츠', '코트', '니트'],
  4: ['블라우스', '트렌치코트', '원피스', '가디건', '스커트'],
  5: ['맨투맨', '크롭', '플리츠 스커트', '후드', '니트'],
  6: ['반팔 티셔츠', '맨투맨', '조거 팬츠', '1+1', '양말'],
  7: ['코트', '레더 재킷', '니트', '가방', '패딩'],
  8: ['트렌치코트', '머플러', '캐시미어', '블레이저'],
  11: ['원피스', '가디건', '블라우스', '니트'],
  12: ['봄버 재킷', '조거 팬츠', '백팩', '나일론'],
};

/** Whether a site has something of the season that is found by a keyword. */
function isFound(entry: SiteProducts | undefined, keyword: string): boolean {
  const filter = flagOfWord(keyword);
  const words = keyword.toLowerCase().split(' ');
  return (entry?.products ?? []).some(
    ({ search_text, flags, seasons }) =>
      seasons.includes(entry?.season ?? '') &&
      (filter && 'flag' in filter
        ? flags.includes(filter.flag)
        : words.every((word) => search_text.includes(word))),
  );
}

/** What invented card companies grant this season, where sample goods are sold. Prices do not change by it. */
const cardBenefits: DrawnCardBenefits = {
  // As the law on credit cards has it.
  from: 50_000,
  cards: [
    { name: '가온카드', hex: '#2f4a7a', months: [2, 3] },
    { name: '누리카드', hex: '#b2442f', months: [2, 5] },
    { name: '한빛카드', hex: '#3b6b57', months: [2, 6] },
    { name: '다온카드', hex: '#4b4453', months: [2, 4] },
  ],
};

/** Rows of `settings`; a site proposes what is found there. */
export function makeSettings(selling: readonly SiteProducts[]) {
  const sites = familySites.map((site) => {
    const entry = selling.find((each) => each.site.id === site.id);
    const value: SiteSettings = {
      keywords: (siteKeywords[site.id] ?? []).filter((keyword) => isFound(entry, keyword)),
      top_belt:
        site.id === 8 ? null : { label: '지금 가입하고 회원 등급 할인 받기', href: '/member/join/intro' },
      // The sample coupons come with the goods.
      is_coupon_zone: site.id === 1 && entry !== undefined,
    };
    return { code: `site-${site.id}`, value };
  });
  return [
    { code: 'footer', value: footer },
    { code: 'security', value: security },
    { code: 'time-sale', value: { display_state: 1 } },
    ...(selling.length > 0 ? [{ code: cardBenefitsCode, value: cardBenefits }] : []),
    ...sites,
  ];
}
