import type { Season } from '@mall/contracts/domain/catalogue/facets';
import type { Use } from '../../products/garments/garment-kind.ts';
import { withJosa } from '../../words/josa.ts';
import { always, type Sentence, when } from './facts.ts';

/** How reviews of four and five stars begin. */
export const openings: readonly Sentence[] = [
  ...always(
    '기대 이상이에요.',
    '사진이랑 색감이 거의 같아요.',
    '고민하다 샀는데 잘 산 것 같아요.',
    '배송이 빨라서 주말에 바로 개시했어요.',
    '두 번째 구매입니다.',
    '가격 대비 정말 만족해요.',
    '포장도 깔끔하게 왔어요.',
    '매장에서 보고 온라인으로 주문했어요.',
    '요즘 제일 자주 손이 가요.',
    '할인할 때 잘 샀네요.',
    '찜해 두고 두 달 만에 샀어요.',
    '받자마자 마음에 들었습니다.',
    '화면으로 볼 때보다 실물이 낫네요.',
    '후기 보고 믿고 샀어요.',
    '라이브 방송 보다가 주문했어요.',
    '남편이 먼저 예쁘다고 하네요.',
    '동생이 보더니 어디서 샀냐고 물어봤어요.',
    '이 브랜드는 처음인데 마음에 들어요.',
    '생각했던 것보다 훨씬 좋아요.',
    '급하게 필요해서 샀는데 제때 왔어요.',
    '장바구니에 한참 담아 뒀다가 샀어요.',
    '쿠폰까지 써서 알뜰하게 샀어요.',
    '지난 시즌부터 눈여겨봤어요.',
    '재입고 알림 받고 바로 주문했어요.',
    '친구가 산 걸 보고 따라 샀어요.',
    '둘러보다가 한눈에 반했어요.',
    '반신반의했는데 사길 잘했어요.',
    '매장에 없어서 온라인으로 샀어요.',
    '퇴근길에 받아서 바로 꺼내 봤어요.',
    '여행 앞두고 샀는데 잘 다녀왔어요.',
    '회사 동료들이 예쁘다고 해요.',
    '딱 제가 찾던 느낌이에요.',
    '오래 고민한 보람이 있네요.',
    '품절될까 봐 서둘러 주문했어요.',
    '생일이라 저한테 선물했어요.',
    '후기가 좋아서 샀는데 역시네요.',
    '무난한 게 필요해서 골랐어요.',
    '등급 할인까지 받아서 기분 좋게 샀어요.',
    '주문하고 이틀 만에 받았어요.',
    '세일 시작하자마자 골랐어요.',
  ),
  ({ noun }) => `찾던 ${withJosa(noun, '이/가')} 딱 이거였어요.`,
  ({ noun }) => `올해 산 ${noun} 중에 제일 잘 샀어요.`,
  ({ noun }) => `${noun} 하나 더 필요해서 샀는데 만족합니다.`,
  ({ noun }) => `이런 ${withJosa(noun, '을/를')} 오래 찾았어요.`,
  ({ color, noun }) => `${color} ${withJosa(noun, '은/는')} 처음인데 잘 어울린대요.`,
];

/** Of the colour that was bought. */
export const ofColor: readonly Sentence[] = [
  ({ color }) => `${withJosa(color, '은/는')} 화면보다 살짝 차분한 색이에요.`,
  ({ color }) => `${withJosa(color, '으로/로')} 골랐는데 어디에나 잘 어울려요.`,
  ({ color }) => `${color} 색감이 은근해서 질리지 않을 것 같아요.`,
  ({ color, noun, use }) =>
    use === 'upper' ? `${color} ${withJosa(noun, '이/가')} 얼굴을 환하게 해줘요.` : null,
  ({ color }) => `${withJosa(color, '을/를')} 살지 한참 고민했는데 잘 골랐네요.`,
  ({ color }) => `${color} 말고 다른 색도 하나 더 사려고요.`,
  ...when(
    ({ colorGroup }) => colorGroup === 'BLACK',
    '때가 타도 티가 덜 나서 편해요.',
    '검은색인데 물 빠짐이 없어요.',
  ),
  ...when(
    ({ colorGroup }) => colorGroup === 'WHITE',
    '누런 기 없이 깨끗한 색이에요.',
    '밝은색인데도 부해 보이지 않아요.',
  ),
  ...when(({ colorGroup }) => ['BEIGE', 'BROWN'].includes(colorGroup), '따뜻한 색이라 피부가 좋아 보여요.'),
  ...when(
    ({ colorGroup }) => ['PINK', 'PURPLE', 'RED', 'YELLOW', 'GREEN'].includes(colorGroup),
    '포인트 색인데 튀지 않아요.',
  ),
];

const isFitted = ({ hasSizes }: { hasSizes: boolean }) => hasSizes;

/** Of how it fits. */
const fitted: readonly Sentence[] = [
  ({ size, hasSizes }) => (hasSizes ? `평소 ${size} 사이즈 입는데 이것도 ${size} 사이즈가 딱 맞아요.` : null),
  ({ size, body, noun }) =>
    body ? `${body.height}cm ${body.weight}kg인데 ${noun} ${size} 사이즈 딱 맞아요.` : null,
  ({ size, body }) => (body ? `키 ${body.height}에 ${size} 사이즈 입으니 기장이 적당해요.` : null),
  ({ body, size }) => (body ? `몸무게 ${body.weight}kg, ${size} 사이즈면 편하게 맞아요.` : null),
  ...when(isFitted, '정사이즈로 나온 것 같아요.', '사이즈표대로 재 보고 샀더니 잘 맞네요.'),
];

const ofUse: Readonly<Record<Use, readonly Sentence[]>> = {
  upper: [
    ...fitted,
    ...always(
      '살짝 여유 있게 떨어져서 예뻐요.',
      '어깨와 품이 편하게 잘 맞습니다.',
      '어깨선이 자연스럽게 떨어져요.',
      '기장이 적당해서 마음에 들어요.',
      '부해 보이지 않고 깔끔해요.',
      '소매 길이도 알맞아요.',
      '팔을 들어도 당기지 않아요.',
      '안에 하나 더 입어도 끼지 않네요.',
    ),
  ],
  lower: [
    ...fitted,
    ...always(
      '허리가 뜨지 않고 잘 맞아요.',
      '기장이 적당해서 수선 없이 입었어요.',
      '허리 라인이 예쁘게 잡혀요.',
      '다리가 길어 보여요.',
      '앉았다 일어나도 불편하지 않아요.',
      '골반이 편하게 떨어져요.',
      '하루 종일 앉아 있어도 무릎이 안 나와요.',
    ),
  ],
  shoes: [
    ({ size }) => `평소 신는 ${size} 사이즈로 샀는데 딱 맞아요.`,
    ({ size, noun }) => `${noun} ${size} 사이즈, 양말 신고도 편합니다.`,
    ...always(
      '오래 걸어도 발이 안 아파요.',
      '뒤꿈치 까짐 없이 첫날부터 편했어요.',
      '굽이 적당해서 키도 커 보여요.',
      '발등이 눌리지 않아요.',
      '만 보 걸은 날에도 괜찮았어요.',
      '바닥이 미끄럽지 않네요.',
    ),
  ],
  bag: always(
    '크기가 적당해서 매일 들고 다녀요.',
    '어깨에 멨을 때 길이가 딱 좋아요.',
    '물건을 넣어도 모양이 안 무너져요.',
    '안주머니가 있어서 휴대폰 찾기 쉬워요.',
    '여닫기가 부드러워요.',
    '출근할 때 들기 좋아요.',
    '책 한 권이랑 파우치까지 들어가요.',
  ),
  small: always(
    '매일 쓰고 있어요.',
    '하루 종일 편해요.',
    '포인트로 하기 좋아요.',
    '실물이 훨씬 고급스러워요.',
    '밋밋한 차림에 하나 더하기 좋아요.',
    '막 쓰기 아까울 만큼 예뻐요.',
  ),
};

/** Of how it fits, or what it is like to use. */
export const ofFit = (use: Use): readonly Sentence[] => ofUse[use];

const worn: Readonly<Record<Season, readonly string[]>> = {
  WINTER: ['찬 바람 부는 날이면 꼭 꺼내 입어요.', '올겨울 내내 입을 것 같아요.', '겨울에 매일 입기 좋아요.'],
  FALL: ['아침저녁으로 쌀쌀할 때 딱이에요.', '단풍 보러 갈 때 개시했어요.', '가을에 입기 좋은 두께예요.'],
  SPRING: ['벚꽃 보러 갈 때 개시했어요.', '일교차 큰 날 입기 좋네요.', '봄 나들이에 잘 어울려요.'],
  SUMMER: ['더운 날에도 답답하지 않아요.', '여름휴가 때 챙겨 가려고요.', '땀이 나도 금방 말라요.'],
};

/** Of the days on which it is worn, where they are now. */
export const ofSeason: readonly Sentence[] = (['WINTER', 'FALL', 'SPRING', 'SUMMER'] as const).flatMap(
  (season) =>
    when((facts) => facts.season === season && ['upper', 'lower'].includes(facts.use), ...worn[season]),
);

/** How pleased reviews end. */
export const endings: readonly Sentence[] = [
  ...always(
    '재구매 의사 있어요.',
    '주변에도 추천했어요.',
    '다음 시즌에도 나왔으면 좋겠어요.',
    '상세 설명이랑 실물이 같아요.',
    '코디하기 쉬워요.',
    '오래 쓸 것 같아요.',
    '선물하기에도 좋을 것 같아요.',
    '가격이 오르기 전에 하나 더 살까 해요.',
    '엄마 것도 하나 주문하려고요.',
    '잘 산 것 같아서 뿌듯해요.',
    '다른 상품도 구경하러 왔어요.',
  ),
  ...when(({ use }) => use === 'upper' || use === 'lower', '데일리로 잘 입을게요.'),
  ...when(({ use }) => use === 'shoes', '데일리로 잘 신을게요.'),
  ...when(({ use }) => use === 'bag', '데일리로 잘 들게요.'),
  ({ noun }) => `다음에도 ${withJosa(noun, '은/는')} 여기서 살게요.`,
  ({ noun }) => `당분간 ${noun} 걱정은 없겠어요.`,
];
