export const copy = {
  title: '베스트 리뷰',
  description: '먼저 입어본 고객님들의 도움이 된 후기예요.',
  filter: '후기 종류',
  all: '전체 후기',
  photo: '포토 후기',
  empty: '아직 후기가 없어요',
  failed: '후기를 불러오지 못했어요',
  helped: (count: string) => `${count}명에게 도움이 됐어요`,
  photoOf: (number: number, user: string) => `${user}님의 후기 사진 ${number}`,
  bought: (option: string) => `구매 옵션 ${option}`,
} as const;
