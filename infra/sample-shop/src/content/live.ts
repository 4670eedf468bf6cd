import type { GarmentType } from '@mall/api/catalogue/pictures/picture-spec';
import type { Dice } from '../random.ts';
import { sampleCampaignCount } from '../schedule.ts';
import { type SiteProducts, takeProducts } from './site-content.ts';

const coats: GarmentType[] = ['wool-coat', 'trench-coat'];
const outers: GarmentType[] = [
  ...coats,
  'padding',
  'blazer',
  'denim-jacket',
  'leather-jacket',
  'bomber-jacket',
];
const knits: GarmentType[] = ['crew-knit', 'turtleneck', 'cardigan', 'vest'];
const office: GarmentType[] = ['blazer', 'shirt', 'blouse', 'slacks', 'loafers'];
const gifts: GarmentType[] = ['scarf', 'beanie', 'leather-bag', 'belt', 'crew-knit'];

/** Titles, and what is shown in them. */
const shortForms: readonly (readonly [title: string, types: readonly GarmentType[]])[] = [
  ['코트 하나로 일주일 코디', coats],
  ['출근룩, 셔츠 세 장이면 충분해요', ['shirt', 'blouse']],
  ['니트 보풀 없이 관리하는 법', knits],
  ['와이드 팬츠 키 작은 분들 주목', ['wide-pants']],
  ['데님 핏 비교 5가지', ['jeans']],
  ['가방 속 뭐 들었는지 보여드려요', ['leather-bag', 'tote-bag']],
  ['패딩 베스트 레이어드 꿀팁', ['padding-vest']],
  ['올겨울 니트 컬러 고르는 법', knits],
  ['로퍼 신고 하루 만 보', ['loafers']],
  ['주말 나들이 원피스 추천', ['dress', 'shirt-dress']],
  ['남친룩 정석 모음', ['crew-knit', 'wool-coat', 'slacks']],
  ['머플러 예쁘게 매는 법', ['scarf']],
];
const campaigns: readonly (readonly [title: string, host: string, types: readonly GarmentType[]])[] = [
  ['가을 아우터 총정리 라이브', '쇼호스트 김하늘', outers],
  ['데님 핏 상담소', '스타일리스트 이도윤', ['jeans', 'denim-jacket']],
  ['오피스룩 베스트 10', '쇼호스트 박서연', office],
  ['니트 위크 미리보기', '쇼호스트 김하늘', knits],
  ['겨울 코트 단독 특가 LIVE', '쇼호스트 정유진', ['wool-coat']],
  ['패딩 타임 라이브', '쇼호스트 박서연', ['padding', 'padding-vest']],
  ['주말엔 캐주얼, 맨투맨 특집', '스타일리스트 이도윤', ['sweatshirt', 'hoodie']],
  ['가죽 가방 장인의 방', '쇼호스트 한지우', ['leather-bag']],
  ['연말 선물 고르기', '쇼호스트 정유진', gifts],
];

/** Rows of `short_forms`. */
export function makeShortForms(main: SiteProducts | undefined, dice: Dice) {
  return shortForms.map(([title, types], index) => ({
    short_form_id: index + 1,
    title,
    duration_seconds: dice.between(14, 58),
    view_count: dice.between(800, 96_000),
    video_url: null,
    product_ids: main ? takeProducts(main, 3, dice, types) : [],
  }));
}

/** Rows of `campaigns`; the schedule sets their times. */
export function makeCampaigns(main: SiteProducts | undefined, now: Date, dice: Dice) {
  return campaigns.slice(0, sampleCampaignCount).map(([title, host, types], index) => ({
    campaign_id: index + 1,
    title,
    host,
    start_at: now.toISOString(),
    end_at: new Date(now.getTime() + 1000).toISOString(),
    product_ids: main ? takeProducts(main, 6, dice, types) : [],
  }));
}
