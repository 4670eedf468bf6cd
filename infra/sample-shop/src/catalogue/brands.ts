import type { FamilySiteCode } from '@mall/contracts/domain/family-site';

/** Whom a brand dresses: decides which of its products are made. */
export type Line = 'men' | 'women' | 'goods';

export interface SeedBrand {
  brand_id: number;
  site: FamilySiteCode;
  name: string;
  name_en: string;
  lines: readonly Line[];
  /** 1 is the price of the garment's list; luxury lies above, basics below. */
  priceLevel: number;
  /** How much of the catalogue is its, beside the other brands' shares. */
  share: number;
  introduction: string;
}

/** Under which key the drawing knows how a brand's goods and photographs look. */
export function makerKeyOf({ name_en }: Pick<SeedBrand, 'name_en'>): string {
  return name_en.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}

const brand = (
  brand_id: number,
  site: FamilySiteCode,
  name: string,
  name_en: string,
  lines: readonly Line[],
  priceLevel: number,
  share: number,
  introduction: string,
): SeedBrand => ({ brand_id, site, name, name_en, lines, priceLevel, share, introduction });

/** The nine family sites' own brands and the main shop's partners. Brand 28 is the luxury site's (spec 2.1). */
export const seedBrands: readonly SeedBrand[] = [
  brand(
    1,
    'mind_bridge_men',
    '마인드브릿지 맨',
    'MIND BRIDGE MEN',
    ['men'],
    1.1,
    6,
    '일과 일상을 잇는 남성 비즈니스 캐주얼.',
  ),
  brand(
    2,
    'mind_bridge_men',
    '엠비 테일러드',
    'MB TAILORED',
    ['men'],
    1.35,
    2,
    '몸에 맞춘 듯한 실루엣의 남성 수트 라인.',
  ),
  brand(
    3,
    'mind_bridge_women',
    '마인드브릿지 우먼',
    'MIND BRIDGE WOMEN',
    ['women'],
    1.1,
    6,
    '차분한 색과 좋은 소재로 완성하는 오피스 룩.',
  ),
  brand(
    4,
    'mind_bridge_women',
    '엠비 아틀리에',
    'MB ATELIER',
    ['women'],
    1.3,
    2.5,
    '단정한 선과 섬세한 디테일의 여성 컨템포러리.',
  ),
  brand(5, 'jucy_judy', '쥬시쥬디', 'JUCY JUDY', ['women'], 0.85, 5, '매일이 산뜻해지는 영 캐주얼.'),
  brand(
    6,
    'jucy_judy',
    '쥬디 스튜디오',
    'JUDY STUDIO',
    ['women'],
    0.9,
    3,
    '캠퍼스와 주말을 위한 가벼운 데일리 웨어.',
  ),
  brand(
    7,
    'basic_house',
    '베이직하우스',
    'BASIC HOUSE',
    ['men', 'women'],
    0.65,
    6,
    '기본에 충실한 온 가족의 데일리 베이직.',
  ),
  brand(
    8,
    'basic_house',
    '베이직 에센셜',
    'BASIC ESSENTIAL',
    ['men', 'women'],
    0.6,
    4,
    '티셔츠와 이너를 합리적인 가격으로.',
  ),
  brand(
    9,
    'basic_house',
    '하우스 워크',
    'HOUSE WORK',
    ['men', 'goods'],
    0.7,
    2,
    '튼튼한 원단의 유틸리티 웨어.',
  ),
  brand(
    10,
    'outlet',
    '프리미엄 아울렛',
    'PREMIUM OUTLET',
    ['men', 'women'],
    1,
    4,
    '지난 시즌 인기 상품을 좋은 가격으로.',
  ),
  brand(
    11,
    'outlet',
    '아울렛 셀렉트',
    'OUTLET SELECT',
    ['women', 'goods'],
    1.1,
    2.5,
    '엄선한 이월 컨템포러리 브랜드.',
  ),
  brand(12, 'outlet', '라스트 사이즈', 'LAST SIZE', ['men', 'goods'], 0.9, 2, '마지막 수량을 특별한 가격에.'),
  brand(13, 'foluv', '폴러브', 'FOLUV', ['women'], 0.95, 3.5, '부드러운 무드의 페미닌 니트와 원피스.'),
  brand(
    14,
    'foluv',
    '폴러브 홈',
    'FOLUV HOME',
    ['women', 'goods'],
    0.8,
    1.5,
    '집에서도 밖에서도 편안한 라운지 웨어.',
  ),
  brand(15, 'rrig', '알릭', 'RRIG', ['men', 'goods'], 1.05, 3, '도시와 필드를 오가는 테크 캐주얼.'),
  brand(
    16,
    'rrig',
    '알릭 그라운드',
    'RRIG GROUND',
    ['men', 'women'],
    0.95,
    2.5,
    '활동적인 실루엣의 스트리트 라인.',
  ),
  brand(
    17,
    'tbh_shop',
    '노르드홀름',
    'NORDHOLM',
    ['men', 'women'],
    1.25,
    3,
    '북유럽의 절제를 담은 미니멀 웨어.',
  ),
  brand(18, 'tbh_shop', '오후의숲', 'AFTERNOON FOREST', ['women'], 1, 2.5, '자연스러운 소재와 여유로운 핏.'),
  brand(19, 'tbh_shop', '클로버랩', 'CLOVER LAB', ['men', 'women'], 0.9, 2, '매일 입기 좋은 컬러 베이직.'),
  brand(
    20,
    'tbh_shop',
    '데님웍스 서울',
    'DENIM WORKS SEOUL',
    ['men', 'women'],
    1,
    3,
    '원단부터 워싱까지 데님만 생각합니다.',
  ),
  brand(
    21,
    'tbh_shop',
    '모노그라운드',
    'MONO GROUND',
    ['men'],
    0.95,
    2,
    '무채색으로 완성하는 모던 스트리트.',
  ),
  brand(
    22,
    'tbh_shop',
    '레더앤스티치',
    'LEATHER & STITCH',
    ['goods', 'women'],
    1.3,
    1.5,
    '한 땀씩 만든 가죽 가방과 소품.',
  ),
  brand(23, 'tbh_shop', '스텝노트', 'STEP NOTE', ['goods'], 1, 2, '오래 걸어도 편안한 데일리 슈즈.'),
  brand(
    24,
    'tbh_shop',
    '하루하루클로젯',
    'HARU CLOSET',
    ['women'],
    0.8,
    2.5,
    '옷장에 하나씩 더하는 데일리 아이템.',
  ),
  brand(
    25,
    'tbh_shop',
    '웨더코트',
    'WEATHER COAT',
    ['men', 'women'],
    1.4,
    1.2,
    '날씨를 입는 아우터 전문 브랜드.',
  ),
  brand(26, 'tbh_shop', '리틀굿즈', 'LITTLE GOODS', ['goods'], 0.7, 1.8, '모자와 양말, 작은 것들의 즐거움.'),
  brand(
    27,
    'aquascutum',
    '아쿠아스큐텀 액세서리',
    'AQUASCUTUM ACCESSORIES',
    ['goods'],
    3.2,
    1.5,
    '영국 헤리티지를 담은 가죽 소품과 머플러.',
  ),
  brand(
    28,
    'aquascutum',
    '아쿠아스큐텀',
    'AQUASCUTUM',
    ['men', 'women'],
    4.2,
    2.5,
    '1851년 런던에서 시작된 헤리티지 럭셔리 하우스.',
  ),
];
