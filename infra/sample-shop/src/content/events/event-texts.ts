import type { GarmentType } from '@mall/api/catalogue/pictures/picture-spec';
import type { Season } from '@mall/contracts/domain/catalogue/facets';
import { koreanDay, seasonBefore, seasonNames, seasonOf } from '../../wardrobe/season.ts';
import { between, light, outer } from '../voices/kinds.ts';

/** What an event says, and what it shows; of all kinds when it speaks of none. */
export interface EventText {
  title: string;
  subtitle: string;
  content: readonly string[];
  /** What follows the paragraphs, as an operator writes it. */
  html?: string;
  /** What members said; events that take comments have a list, one that comes an empty one. */
  comments?: readonly string[];
  /** Points for days of attendance. */
  attendance?: readonly { days: number; point: number }[];
  /** Names, masked, of an event that is over. */
  winners?: readonly string[];
  goods?: readonly GarmentType[];
}

const gifts: readonly GarmentType[] = ['scarf', 'leather-bag', 'beanie', 'belt', 'tote-bag', 'cap'];

const aboutGifts = [
  '엄마께 드릴 가죽 가방 찾고 있어요.',
  '아빠는 역시 벨트죠. 매년 하나씩 낡아져서요 ㅎㅎ',
  '동생 첫 출근 선물로 토트백 추천해요!',
  '작년에 시어머니께 가방 드렸더니 정말 좋아하셨어요.',
  '모자는 사이즈 걱정이 없어서 선물하기 좋아요.',
];

/** What members are asked to write about in each season, and what they wrote. */
const favourites: Readonly<
  Record<Season, { piece: string; goods: readonly GarmentType[]; comments: readonly string[] }>
> = {
  WINTER: {
    piece: '코트',
    goods: ['wool-coat'],
    comments: [
      '할머니가 물려주신 카멜 코트가 제일 좋아요!',
      '작년에 여기서 산 핸드메이드 코트 아직도 잘 입고 있어요.',
      '네이비 더플코트에 추억이 많아요. 당첨되면 좋겠네요.',
      '올해는 롱코트에 도전해보려고요.',
      '따뜻한 겨울 보내세요~ 이벤트 감사합니다.',
      '첫 월급으로 산 코트라 버릴 수가 없어요.',
      '캐시미어 코트 너무 갖고 싶어요.',
      '남편이랑 커플 코트 맞췄어요 ㅎㅎ',
    ],
  },
  FALL: {
    piece: '재킷',
    goods: ['blazer', 'denim-jacket', 'bomber-jacket', 'leather-jacket'],
    comments: [
      '십 년 된 가죽 재킷, 소매가 닳아서 더 좋아요.',
      '청재킷은 아무 때나 걸치기 좋아요!',
      '면접 볼 때 입었던 블레이저를 아직도 입어요.',
      '아빠 옷장에서 꺼낸 체크 재킷이 제일 멋져요.',
      '바람 불기 시작하면 블루종부터 꺼냅니다.',
    ],
  },
  SPRING: {
    piece: '셔츠',
    goods: ['shirt', 'blouse'],
    comments: [
      '하늘색 스트라이프 셔츠만 네 장 있어요.',
      '벚꽃 볼 때 입은 흰 셔츠 사진이 인생 사진이에요.',
      '남편 셔츠를 제가 더 자주 입어요 ㅎㅎ',
      '첫 출근 날 입은 셔츠라 아직 못 버렸어요.',
      '구김이 있어야 제맛인 린넨 셔츠요!',
    ],
  },
  SUMMER: {
    piece: '원피스',
    goods: ['dress', 'shirt-dress'],
    comments: [
      '바다 갈 때마다 입는 줄무늬 원피스요.',
      '더울 때는 원피스 한 장이 제일 시원해요.',
      '엄마랑 똑같은 원피스 맞춰 입었어요.',
      '여행 가방에 꼭 넣는 셔츠 원피스가 있어요.',
      '작년 여름 내내 이 원피스만 입었네요.',
    ],
  },
};

const rulesOfFavourite = (prize: string) =>
  `<h2>참여 방법</h2><ol><li>로그인한 뒤 이 페이지에 댓글을 남겨주세요.</li><li>한 분당 최대 세 번까지 참여하실 수 있습니다.</li></ol>
<h2>경품</h2><table><tr><th>경품</th><th>인원</th></tr><tr><td>5,000 포인트</td><td>100명</td></tr><tr><td>${prize}</td><td>1명</td></tr></table>
<h2>유의사항</h2><ul><li>비방이나 광고가 담긴 댓글은 삭제될 수 있습니다.</li><li>당첨자는 이벤트가 끝난 뒤 이 페이지에서 발표합니다.</li></ul>`;

function endedEvents(now: Date): EventText[] {
  const before = seasonNames[seasonBefore(now)];
  const season = seasonOf(now);
  return [
    {
      title: `${before} 마지막 옷장 정리`,
      subtitle: '시즌오프 최대 70%',
      content: [`${before} 상품을 마지막으로 만나보세요.`, '한정 수량으로 준비되어 조기 품절될 수 있습니다.'],
    },
    {
      title: '고마운 분께 드릴 선물 댓글 이벤트',
      subtitle: '당첨자 30분께 에코백을 드립니다',
      content: [
        '고마운 분께 어떤 선물을 하고 싶으신가요?',
        '당첨되신 분께는 등록하신 연락처로 개별 안내를 드립니다.',
      ],
      winners: ['김*연', '박*', '정*은'],
      comments: aboutGifts,
      goods: gifts,
    },
    {
      title: `${seasonNames[season]} 신상 미리보기`,
      subtitle: '사전 예약 고객 사은품 증정',
      content: [
        `${seasonNames[season]} 신상품을 가장 먼저 만나보세요.`,
        '기간 내 구매하신 모든 분께 미니 파우치를 드립니다.',
      ],
      goods: { WINTER: outer, FALL: between, SPRING: between, SUMMER: light }[season],
    },
  ];
}

function runningEvents(now: Date): EventText[] {
  const season = seasonOf(now);
  const { piece, goods, comments } = favourites[season];
  return [
    {
      title: `올${seasonNames[season]} 나의 ${piece} 자랑`,
      subtitle: '댓글 남기고 5,000 포인트 받기',
      content: [
        `가장 아끼는 ${piece} 이야기를 댓글로 들려주세요.`,
        '추첨을 통해 100분께 5,000 포인트를 드립니다.',
      ],
      html: rulesOfFavourite(piece),
      comments,
      goods,
    },
    {
      title: '신규 회원 환영 혜택',
      subtitle: '첫 구매 추가 할인',
      content: ['처음 오신 분께 첫 구매 할인을 드립니다.', '첫 구매 표시가 있는 상품에 자동으로 적용됩니다.'],
    },
    {
      title: '후기 쓰고 포인트 받기',
      subtitle: '정성 후기 매주 20분 선정',
      content: [
        '구매하신 상품의 후기를 남겨주세요.',
        '매주 도움이 많이 된 후기 20편을 선정해 10,000 포인트를 드립니다.',
      ],
    },
  ];
}

/** Those that come; `firstSale` is the first of the month that the sale begins on. */
function comingEvents(bingo: Date, firstSale: Date): EventText[] {
  const { month } = koreanDay(firstSale);
  const isYearEnd = koreanDay(bingo).month >= 11;
  return [
    {
      title: isYearEnd ? '연말 선물 빙고' : '나에게 주는 선물 빙고',
      subtitle: '받고 싶은 선물을 댓글로',
      content: ['나에게 주고 싶은 선물은 무엇인가요?', '댓글을 남겨주신 분 중 10분께 그 선물을 드립니다.'],
      comments: [],
      goods: gifts,
    },
    {
      title: month === 1 ? '새해 첫 세일' : `${month}월의 첫 세일`,
      subtitle: `${month}월 1일 0시 오픈`,
      content: [`${month}월 첫날, 가장 좋은 가격으로 찾아뵙겠습니다.`],
    },
  ];
}

const attendance: EventText = {
  title: '매일 출석하고 포인트 받기',
  subtitle: '출석할수록 커지는 혜택, 최대 4,500 포인트',
  content: ['하루에 한 번 출석하기를 눌러주세요.'],
  html: `<h2>유의사항</h2><ul><li>출석은 하루에 한 번, 자정이 지나면 다시 할 수 있습니다.</li><li>이어서 출석하지 않아도 출석한 날을 모두 더합니다.</li><li>포인트는 정해진 날을 채우면 바로 드립니다.</li></ul>`,
  attendance: [
    { days: 3, point: 500 },
    { days: 7, point: 1000 },
    { days: 14, point: 3000 },
  ],
};

/** Events as of a day, in the order of the schedule: ended ones, running, coming, and the one of attendance, which runs. */
export function eventTexts(now: Date, starts: readonly Date[]): readonly EventText[] {
  const [bingo = now, firstSale = now] = starts.slice(6, 8);
  return [...endedEvents(now), ...runningEvents(now), ...comingEvents(bingo, firstSale), attendance];
}
