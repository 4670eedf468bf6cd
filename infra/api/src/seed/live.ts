import type { Dice } from './random.ts';
import { sampleCampaignCount } from './schedule.ts';

const shortTitles = [
  '코트 하나로 일주일 코디',
  '출근룩, 셔츠 세 장이면 충분해요',
  '니트 보풀 없이 관리하는 법',
  '와이드 팬츠 키 작은 분들 주목',
  '데님 핏 비교 5가지',
  '가방 속 뭐 들었는지 보여드려요',
  '패딩 베스트 레이어드 꿀팁',
  '올겨울 컬러는 버건디',
  '로퍼 신고 하루 만 보',
  '주말 나들이 원피스 추천',
  '남친룩 정석 모음',
  '머플러 예쁘게 매는 법',
];
const campaigns = [
  ['가을 아우터 총정리 라이브', '쇼호스트 김하늘'],
  ['데님 핏 상담소', '스타일리스트 이도윤'],
  ['오피스룩 베스트 10', '쇼호스트 박서연'],
  ['니트 위크 미리보기', '쇼호스트 김하늘'],
  ['겨울 코트 단독 특가 LIVE', '쇼호스트 정유진'],
  ['패딩 타임 라이브', '쇼호스트 박서연'],
  ['주말엔 캐주얼, 맨투맨 특집', '스타일리스트 이도윤'],
  ['가죽 가방 장인의 방', '쇼호스트 한지우'],
  ['연말 선물 고르기', '쇼호스트 정유진'],
] as const;

/** Rows of `short_forms`. */
export function makeShortForms(productCount: number, dice: Dice) {
  return shortTitles.map((title, index) => ({
    short_form_id: index + 1,
    title,
    duration_seconds: dice.between(14, 58),
    view_count: dice.between(800, 96_000),
    video_url: null,
    product_ids: idsOf(productCount, 3, dice),
  }));
}

/** Rows of `campaigns`; the schedule sets their times. */
export function makeCampaigns(productCount: number, now: Date, dice: Dice) {
  return campaigns.slice(0, sampleCampaignCount).map(([title, host], index) => ({
    campaign_id: index + 1,
    title,
    host,
    start_at: now.toISOString(),
    end_at: new Date(now.getTime() + 1000).toISOString(),
    product_ids: idsOf(productCount, 6, dice),
  }));
}

/** Different product ids out of 1…count. */
export function idsOf(productCount: number, count: number, dice: Dice): number[] {
  const ids = new Set<number>();
  while (ids.size < Math.min(count, productCount)) ids.add(dice.between(1, productCount));
  return [...ids];
}
