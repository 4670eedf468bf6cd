import type { FitAnswer, FitAspect } from '@mall/contracts/domain/catalogue/goods-kind';

const answers: Record<FitAspect, Record<FitAnswer, string>> = {
  SIZE: { LESS: '작아요', TRUE: '정사이즈', MORE: '커요' },
  LENGTH: { LESS: '짧아요', TRUE: '적당해요', MORE: '길어요' },
  WIDTH: { LESS: '좁아요', TRUE: '적당해요', MORE: '넓어요' },
};

/** How a fit is asked about, and named. */
export const fitCopy = {
  aspects: { SIZE: '사이즈', LENGTH: '길이', WIDTH: '폭·품' } satisfies Record<FitAspect, string>,
  answers,
} as const;

export const copy = {
  write: '후기 쓰기',
  ask: (point: string) => `구매하신 상품이에요. 후기를 남기면 최대 ${point}포인트를 드려요.`,
  loginToWrite: '구매하셨다면 로그인하고 후기를 남겨주세요.',
  login: '로그인하고 후기 쓰기',
  title: '후기 쓰기',
  line: '후기를 쓸 구매 상품',
  bought: '구매 옵션',
  score: '별점',
  scoreNames: ['별로예요', '아쉬워요', '보통이에요', '좋아요', '아주 좋아요'],
  star: (star: number) => `${star}점`,
  scoreMissing: '별점을 선택해주세요.',
  content: '후기 내용',
  contentHint: '핏과 소재, 색감이 어땠는지 알려주세요.',
  contentShort: (minimum: number) => `후기는 ${minimum}자 이상 입력해주세요.`,
  counter: (length: number, most: number) => `${length} / ${most}자`,
  body: '체형 정보 (선택)',
  height: '키 (cm)',
  weight: '몸무게 (kg)',
  heightRange: (from: number, to: number) => `키는 ${from}~${to}cm로 입력해주세요.`,
  weightRange: (from: number, to: number) => `몸무게는 ${from}~${to}kg으로 입력해주세요.`,
  shown: '후기에 키와 몸무게를 공개할게요',
  bodyNote: '공개하지 않아도 비슷한 체형의 사이즈 추천에 통계로만 쓰여요. 탈퇴하면 지워져요.',
  photos: '사진 (선택)',
  photosHint: (count: number) => `JPG, PNG, WEBP 사진을 ${count}장까지 올릴 수 있어요.`,
  send: '등록하기',
  sent: (point: string) => `후기를 등록했어요. ${point}포인트를 드렸어요.`,
  sentPlain: '후기를 등록했어요.',
  save: '수정하기',
  saved: (point: string) => `후기를 수정했어요. ${point}포인트를 드렸어요.`,
  savedPlain: '후기를 수정했어요.',
} as const;
