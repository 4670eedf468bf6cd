import type { FitAnswer } from '@mall/contracts/domain/catalogue/goods-kind';

const felt: Record<FitAnswer, string> = {
  LESS: '작다고 하셨어요',
  TRUE: '잘 맞는다고 하셨어요',
  MORE: '크다고 하셨어요',
};

export const copy = {
  size: '사이즈',
  unit: '단위 cm. 재는 방법에 따라 1~3cm 차이가 날 수 있어요.',
  drawing: (parts: string) => `재는 곳: ${parts}`,
  showColumn: (letter: string, name: string) => `${letter} ${name}`,
  showSize: (size: string) => `${size} 치수를 그림에 보기`,
  cm: (value: string) => `${value}cm`,
  proposed: '추천',
  none: '사이즈 정보가 없는 상품이에요.',
  table: '사이즈표',
  adviceTitle: '나의 추천 사이즈',
  boughtOfBrand: (product: string, size: string) =>
    `같은 브랜드의 ‘${product}’를 ${size} 사이즈로 구매하셨어요.`,
  boughtOfCategory: (product: string, size: string) =>
    `같은 종류의 ‘${product}’를 ${size} 사이즈로 구매하셨어요.`,
  felt: (answer: FitAnswer) => `후기에서는 ${felt[answer]}.`,
  similar: (height: string, weight: string | null, total: number, chosen: number, size: string) =>
    `키 ${height}cm${weight === null ? '' : `, 몸무게 ${weight}kg`} 구매자 ${total}명 중 ${chosen}명이 ${size}`,
  usual: (size: string) => `평소 입으시는 ${size} 사이즈예요.`,
  also: (size: string) => `${size}도 고려해보세요`,
  band: (from: number, to: number) => `${from}~${to}`,
  ask: '키와 몸무게, 평소 사이즈를 알려주시면 비슷한 체형의 구매자가 고른 사이즈를 찾아드려요.',
  noEvidence: '아직 추천할 만큼 비슷한 구매자가 없어요. 사이즈표의 치수를 참고해주세요.',
  enter: '내 사이즈 입력',
  edit: '내 사이즈 수정',
  profileTitle: '내 사이즈',
  height: '키 (cm)',
  weight: '몸무게 (kg)',
  top: '평소 상의',
  bottom: '평소 하의',
  shoes: '평소 신발 (mm)',
  topHint: '예: M',
  bottomHint: '예: 27, M',
  shoesHint: '예: 250',
  heightRange: (from: number, to: number) => `키는 ${from}~${to}cm로 입력해주세요.`,
  weightRange: (from: number, to: number) => `몸무게는 ${from}~${to}kg으로 입력해주세요.`,
  agree: '(선택) 사이즈 추천과 내 사이즈 상품 찾기를 위한 신체 정보 저장에 동의해요',
  agreeNote:
    '키, 몸무게, 평소 사이즈를 추천과 내 사이즈 상품 찾기에만 쓰고, 삭제하거나 탈퇴하실 때까지 보관해요. 동의하지 않아도 구매하실 수 있어요.',
  agreeMissing: '저장하려면 동의가 필요해요.',
  guestNote: '이 브라우저에만 저장돼요. 언제든 지울 수 있어요.',
  save: '저장하고 추천받기',
  remove: '저장된 정보 지우기',
  removed: '사이즈 정보를 지웠어요.',
  hint: (size: string) => `추천 사이즈 ${size}`,
} as const;
