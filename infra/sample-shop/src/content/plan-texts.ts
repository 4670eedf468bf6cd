import type { GarmentType } from '@mall/api/catalogue/pictures/picture-spec';

/** What a plan says besides its headline. */
export interface PlanText {
  intro?: string;
  /** Titles over parts of its goods. */
  groups: readonly (readonly [title: string, types: readonly GarmentType[]])[];
}

/** Words of plans by their title; the others have a headline and their goods. */
export const planTexts: Readonly<Record<string, PlanText>> = {
  '겨울 아우터 위크': {
    intro:
      '두께와 길이, 소재를 달리한 아우터를 한자리에 모았습니다. 첫 추위부터 한파까지 차례로 꺼내 입어보세요.',
    groups: [
      ['오래 입는 코트', ['wool-coat']],
      ['가볍고 따뜻한 점퍼', ['padding', 'padding-vest']],
    ],
  },
  '니트 한 장의 힘': {
    intro: '셔츠 위에, 코트 아래에. 한 장만 더하면 옷차림이 달라지는 니트를 골랐습니다.',
    groups: [
      ['단독으로 입는 니트', ['crew-knit', 'turtleneck']],
      ['겹쳐 입는 니트', ['cardigan', 'vest']],
    ],
  },
  '출근길 셋업': {
    intro: '월요일 아침에 고민하지 않도록, 위아래가 잘 어울리는 옷을 모았습니다.',
    groups: [
      ['재킷과 셔츠', ['blazer', 'shirt', 'blouse', 'trench-coat']],
      ['슬랙스와 스커트', ['slacks', 'skirt-midi']],
    ],
  },
  '선물하기 좋은 날': { intro: '사이즈 걱정 없이 건네기 좋은 소품입니다.', groups: [] },
};
