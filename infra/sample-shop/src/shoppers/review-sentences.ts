import type { Use } from '../products/garments/garment-kind.ts';

/** Building blocks of reviews, in the tone shoppers write in: what fits anything, and what fits how a piece is used. */
export const openings = [
  '기대 이상이에요.',
  '사진이랑 색감이 거의 같아요.',
  '고민하다 샀는데 잘 산 것 같아요.',
  '배송이 빨라서 주말에 바로 개시했어요.',
  '두 번째 구매입니다.',
  '가격 대비 정말 만족해요.',
  '엄마가 보시고 예쁘다고 하셨어요.',
  '포장도 깔끔하게 왔어요.',
  '매장에서 보고 온라인으로 주문했어요.',
  '선물용으로 샀는데 반응이 좋았어요.',
  '요즘 제일 자주 손이 가요.',
  '할인할 때 잘 샀네요.',
];
export const general = [
  '다른 색도 사고 싶어요.',
  '재구매 의사 있어요.',
  '주변에도 추천했어요.',
  '데일리로 잘 쓸게요.',
  '다음 시즌에도 나왔으면 좋겠어요.',
  '상세 설명이랑 실물이 같아요.',
  '코디하기 쉬워요.',
  '후기 보고 샀는데 도움이 됐어요.',
];

/** How it fits, or what it is like to use. */
export const fitWords: Record<Use, readonly string[]> = {
  upper: [
    '평소 입는 사이즈로 샀는데 딱 맞아요.',
    '살짝 여유 있게 떨어져서 예뻐요.',
    '어깨와 품이 편하게 잘 맞습니다.',
    '어깨선이 자연스럽게 떨어져요.',
    '기장이 적당해서 마음에 들어요.',
    '품이 넉넉해서 한 사이즈 줄여도 될 것 같아요.',
    '핏이 부해 보이지 않고 깔끔해요.',
    '체형 커버가 잘 돼요.',
  ],
  lower: [
    '평소 입는 사이즈로 샀는데 딱 맞아요.',
    '허리가 뜨지 않고 잘 맞아요.',
    '기장이 적당해서 수선 없이 입었어요.',
    '허리 라인이 예쁘게 잡혀요.',
    '다리가 길어 보여요.',
    '앉았다 일어나도 불편하지 않아요.',
    '체형 커버가 잘 돼요.',
  ],
  shoes: [
    '정사이즈로 샀는데 딱 맞아요.',
    '발볼이 넓은 편이라 반 사이즈 크게 샀더니 편해요.',
    '오래 걸어도 발이 안 아파요.',
    '뒤꿈치 까짐 없이 첫날부터 편했어요.',
    '굽이 적당해서 키도 커 보여요.',
  ],
  bag: [
    '크기가 적당해서 매일 들고 다녀요.',
    '수납도 넉넉하고 가벼워요.',
    '어깨에 멨을 때 길이가 딱 좋아요.',
    '물건을 넣어도 모양이 안 무너져요.',
    '어디에나 잘 어울려요.',
  ],
  small: [
    '크기가 적당해서 매일 쓰고 있어요.',
    '어디에나 잘 어울려요.',
    '하루 종일 하고 있어도 편해요.',
    '포인트로 하기 좋아요.',
    '실물이 훨씬 고급스러워요.',
  ],
};

const madeOfCloth = [
  '원단이 탄탄해서 오래 입을 것 같아요.',
  '까슬거림 없이 부드러워요.',
  '두께감이 딱 좋아요.',
  '생각보다 가벼워요.',
  '마감이 꼼꼼하네요.',
  '구김이 덜 가서 출근할 때 좋아요.',
  '비침이 없어서 편해요.',
  '보풀도 아직 없어요.',
];
const madeWell = [
  '마감이 꼼꼼하네요.',
  '생각보다 가벼워요.',
  '소재가 좋아서 오래 쓸 것 같아요.',
  '박음질이 튼튼해요.',
  '색이 고급스러워요.',
];
/** What it is made of. */
export const fabricWords: Record<Use, readonly string[]> = {
  upper: madeOfCloth,
  lower: madeOfCloth,
  shoes: madeWell,
  bag: madeWell,
  small: ['마감이 꼼꼼하네요.', '소재가 부드러워요.', '오래 쓸 것 같아요.', '색이 고급스러워요.'],
};

const mixedOfAll = [
  '무난해요. 색이 화면보다 조금 어두워요.',
  '배송이 예상보다 하루 늦었지만 제품은 괜찮아요.',
];
const mixedOfClothes = [...mixedOfAll, '예쁜데 생각보다 얇아요.', '사이즈가 조금 크게 나왔어요.'];
const mixedOfGoods = [...mixedOfAll, '예쁜데 생각보다 작아요.', '가격을 생각하면 보통이에요.'];
/** Three stars. */
export const mixed: Record<Use, readonly string[]> = {
  upper: mixedOfClothes,
  lower: mixedOfClothes,
  shoes: [...mixedOfAll, '사이즈가 조금 크게 나왔어요.', '길들기 전까지는 조금 딱딱해요.'],
  bag: mixedOfGoods,
  small: mixedOfGoods,
};

const lowOfAll = [
  '실밥 정리가 조금 아쉬웠어요.',
  '기대했던 색감과 달라서 아쉬워요.',
  '상품이 늦게 와서 속상했어요.',
];
const lowOfFit = [...lowOfAll, '저한테는 핏이 안 맞아서 아쉬워요.'];
/** One star or two. */
export const lowScore: Record<Use, readonly string[]> = {
  upper: lowOfFit,
  lower: lowOfFit,
  shoes: [...lowOfAll, '발볼이 좁아서 오래 신기 힘들어요.'],
  bag: lowOfAll,
  small: lowOfAll,
};
/** The end of a review of three stars or fewer. */
export const afterCriticism = [
  '참고하세요.',
  '다음에는 더 신경 써 주세요.',
  '교환할지 고민 중이에요.',
  '그래도 디자인은 예뻐요.',
];
