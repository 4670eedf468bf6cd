import type { GarmentType } from '@mall/api/catalogue/pictures/picture-spec';
import type { Season } from '@mall/contracts/domain/catalogue/facets';
import { between, knit, light, lightOuter, outer } from './voices/kinds.ts';

interface Clip {
  title: string;
  types: readonly GarmentType[];
  line?: 'men' | 'women';
  /** Whether its goods are worn together. */
  isLook?: boolean;
}

/** A broadcast and who hosts it; `{계절}` in its title is the name of the season. */
export interface Episode {
  title: string;
  host: string;
  types: readonly GarmentType[];
}

const clip = (
  title: string,
  types: readonly GarmentType[],
  more: Omit<Clip, 'title' | 'types'> = {},
): Clip => ({
  title,
  types,
  ...more,
});

const always: readonly Clip[] = [
  clip('데님 핏 비교 5가지', ['jeans']),
  clip('가방 속 뭐 들었는지 보여드려요', ['leather-bag', 'tote-bag', 'backpack']),
  clip('슬랙스, 키 작은 분들 주목', ['slacks']),
  clip('벨트 하나로 허리선 올리기', ['belt']),
];
const inCold: readonly Clip[] = [
  clip('코트 하나로 일주일 코디', ['wool-coat', 'trench-coat'], { isLook: true }),
  clip('니트 보풀 없이 관리하는 법', knit),
  clip('패딩 베스트 레이어드 꿀팁', ['padding-vest'], { isLook: true }),
  clip('올{계절} 니트 컬러 고르는 법', knit),
  clip('로퍼 신고 하루 만 보', ['loafers']),
  clip('기모 맨투맨 두 장 비교', ['sweatshirt', 'hoodie']),
  clip('남친룩 정석 모음', ['crew-knit', 'wool-coat', 'slacks'], { line: 'men', isLook: true }),
  clip('머플러 예쁘게 매는 법', ['scarf']),
];
const inWarmth: readonly Clip[] = [
  clip('셔츠 하나로 일주일 코디', ['shirt', 'blouse'], { isLook: true }),
  clip('흰 티셔츠 누래지지 않게 빠는 법', ['t-shirt']),
  clip('원피스 위에 무엇을 걸칠까', ['dress', 'shirt-dress'], { isLook: true }),
  clip('올{계절} 티셔츠 컬러 고르는 법', ['t-shirt', 'polo']),
  clip('스니커즈 신고 하루 만 보', ['sneakers']),
  clip('주말 나들이 원피스 추천', ['dress', 'shirt-dress']),
  clip('남친룩 정석 모음', ['shirt', 'polo', 'slacks'], { line: 'men', isLook: true }),
  clip('볼캡 눌린 머리 살리는 법', ['cap']),
];

const isWarm = (season: Season) => season === 'SPRING' || season === 'SUMMER';

/** Short forms of a season. */
export const shortFormTitles = (season: Season): readonly Clip[] => [
  ...(isWarm(season) ? inWarmth : inCold),
  ...always,
];

const hosts = ['쇼호스트 김하늘', '스타일리스트 이도윤', '쇼호스트 박서연', '쇼호스트 정유진'] as const;
const office: readonly GarmentType[] = ['blazer', 'shirt', 'blouse', 'slacks', 'skirt-midi', 'loafers'];
const gifts: readonly GarmentType[] = ['scarf', 'beanie', 'leather-bag', 'belt', 'tote-bag'];

const shows: Readonly<Record<Season, readonly (readonly [title: string, types: readonly GarmentType[]])[]>> =
  {
    WINTER: [
      ['겨울 아우터 총정리 라이브', outer],
      ['니트 위크 미리보기', knit],
      ['겨울 코트 특가 릴레이 LIVE', ['wool-coat']],
      ['패딩 타임 라이브', ['padding', 'padding-vest']],
      ['주말엔 캐주얼, 맨투맨 특집', ['sweatshirt', 'hoodie']],
    ],
    FALL: [
      ['가을 아우터 총정리 라이브', lightOuter],
      ['니트 위크 미리보기', knit],
      ['가을 재킷 특가 릴레이 LIVE', between],
      ['코트 타임 라이브', ['wool-coat', 'trench-coat']],
      ['주말엔 캐주얼, 맨투맨 특집', ['sweatshirt', 'hoodie']],
    ],
    SPRING: [
      ['봄 아우터 총정리 라이브', lightOuter],
      ['셔츠 위크 미리보기', ['shirt', 'blouse']],
      ['봄 재킷 특가 릴레이 LIVE', between],
      ['원피스 타임 라이브', ['dress', 'shirt-dress']],
      ['주말엔 캐주얼, 티셔츠 특집', ['t-shirt', 'polo']],
    ],
    SUMMER: [
      ['여름 상의 총정리 라이브', light],
      ['셔츠 위크 미리보기', ['shirt', 'blouse']],
      ['여름 티셔츠 특가 릴레이 LIVE', ['t-shirt', 'polo']],
      ['반바지 타임 라이브', ['shorts']],
      ['주말엔 원피스, 원피스 특집', ['dress', 'shirt-dress']],
    ],
  };

/** Broadcasts of a season in the order of the schedule: four past ones, the one on air, four coming. */
export function campaignTitles(season: Season): Episode[] {
  const [first, preview, onAir, next, weekend] = shows[season];
  const order = [
    first,
    ['데님 핏 상담소', ['jeans', 'denim-jacket']] as const,
    ['오피스룩 베스트 10', office] as const,
    preview,
    onAir,
    next,
    weekend,
    ['가죽 가방 장인의 방', ['leather-bag']] as const,
    ['선물 고르는 시간', gifts] as const,
  ];
  return order.flatMap((show, index) =>
    show ? [{ title: show[0], types: show[1], host: hosts[index % hosts.length] ?? hosts[0] }] : [],
  );
}
