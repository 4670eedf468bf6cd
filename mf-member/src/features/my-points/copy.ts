import type { PointReason } from '@mall/contracts/api/money/my-benefits';

const reasons: Record<PointReason, string> = {
  OPENING: '이전 포인트',
  SPENT: '주문에 사용',
  GIVEN_BACK: '주문 취소로 돌려받음',
  EARNED: '구매확정 적립',
  OPERATOR: '고객센터 지급·조정',
  INTEGRATED: '회원 통합',
  FORFEITED: '회원 탈퇴',
  REVIEW: '후기 작성 적립',
  REVIEW_TAKEN: '후기 적립 회수',
  ATTENDANCE: '출석 적립',
  EXPIRED: '기간 만료 소멸',
};

export const copy = {
  balance: '사용 가능한 포인트',
  amount: (amount: string) => `${amount}P`,
  expiring: (days: number, amount: string) => `${days}일 안에 ${amount}P가 소멸돼요`,
  nothingExpires: (days: number) => `${days}일 안에 소멸되는 포인트가 없어요`,
  rule: (months: number) =>
    `포인트는 적립된 날부터 ${months}개월 동안 쓸 수 있고, 먼저 적립된 포인트부터 사용돼요. 1P는 1원이에요.`,
  period: '조회 기간',
  periods: { month: '1개월', quarter: '3개월', year: '1년', all: '전체' },
  empty: '이 기간의 포인트 내역이 없어요',
  emptyHint: '기간을 넓혀 보시거나, 후기를 쓰고 포인트를 받아보세요.',
  showAll: '전체 기간 보기',
  emptyAll: '포인트 내역이 없어요',
  emptyAllHint: '구매를 확정하거나 후기를 쓰면 포인트가 적립돼요.',
  toBest: '베스트 보기',
  failed: '포인트를 불러오지 못했어요',
  list: '포인트 내역',
  order: (id: string) => `주문번호 ${id}`,
  reasons,
} as const;
