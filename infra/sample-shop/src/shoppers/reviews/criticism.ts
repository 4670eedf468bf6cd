import type { Use } from '../../products/garments/garment-kind.ts';
import { always, type Sentence } from './facts.ts';

const mixedOfAll: readonly Sentence[] = [
  ({ color }) => `무난한데 ${color} 색이 화면보다 조금 어두워요.`,
  ({ noun }) => `${noun} 자체는 괜찮은데 배송이 하루 늦었어요.`,
  ({ noun }) => `이 값이면 다른 ${noun}도 많은 것 같아요.`,
  ...always('가격을 생각하면 보통이에요.', '사진이 더 예뻐 보이긴 해요.'),
];
const mixedOfClothes: readonly Sentence[] = [
  ...always('예쁜데 생각보다 얇아요.', '사이즈가 조금 크게 나왔어요.', '한 번 입고 세탁하니 살짝 구겨져요.'),
  ({ size }) => `${size} 사이즈를 샀는데 생각보다 커요.`,
];
const mixedOfUse: Readonly<Record<Use, readonly Sentence[]>> = {
  upper: mixedOfClothes,
  lower: mixedOfClothes,
  shoes: [
    ({ size }) => `${size} 사이즈가 평소보다 조금 크네요.`,
    ...always('길들기 전까지는 조금 딱딱해요.', '생각보다 굽이 낮아요.'),
  ],
  bag: always('예쁜데 생각보다 작아요.', '끈이 조금 더 길면 좋겠어요.'),
  small: always('예쁜데 생각보다 얇아요.', '생각보다 작게 나왔어요.'),
};

const lowOfAll: readonly Sentence[] = [
  ({ color }) => `${color} 색이 기대했던 것과 달라서 아쉬워요.`,
  ({ noun }) => `${noun} 상태가 사진과 달라서 실망했어요.`,
  ...always(
    '실밥 정리가 안 되어 있어서 아쉬웠어요.',
    '상품이 늦게 와서 속상했어요.',
    '마감이 거칠어서 아쉽습니다.',
  ),
];
const lowOfClothes: readonly Sentence[] = [
  ({ size }) => `${size} 사이즈인데 저한테는 작아서 아쉬워요.`,
  ...always('저한테는 맞지 않아서 아쉬워요.'),
];
const lowOfUse: Readonly<Record<Use, readonly Sentence[]>> = {
  upper: lowOfClothes,
  lower: lowOfClothes,
  shoes: always('발볼이 좁아서 오래 신기 힘들어요.', '뒤꿈치가 쓸려서 아쉬워요.'),
  bag: always('끈 길이가 애매해서 아쉬워요.', '생각보다 무거워서 손이 안 가요.'),
  small: always('모양이 금방 틀어져서 아쉬워요.'),
};

/** What a review of three stars says first. */
export const mixed = (use: Use): readonly Sentence[] => [...mixedOfUse[use], ...mixedOfAll];
/** What a review of one or two stars says first. */
export const low = (use: Use): readonly Sentence[] => [...lowOfUse[use], ...lowOfAll];

/** The end of a review of three stars or fewer. */
export const afterCriticism: readonly Sentence[] = always(
  '참고하세요.',
  '다음에는 더 신경 써 주세요.',
  '교환할지 고민 중이에요.',
  '다른 분들은 실물을 보고 사세요.',
  '조금 더 써 보려고요.',
  '문의드리니 답은 빨랐어요.',
);
