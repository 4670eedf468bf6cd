import { withJosa } from '../../words/josa.ts';
import type { Cloth } from '../garments/cloth-of.ts';
import type { Material } from '../garments/garment-kind.ts';
import { type PieceFacts, unlined } from './piece-facts.ts';

/** What is true of a cloth on the body; each stands behind what it weighs. */
const clothTraits: Readonly<Record<Cloth, readonly string[]>> = {
  hide: ['입을수록 몸의 모양을 따라 길듭니다', '은은한 광택이 오래갑니다', '결이 고르고 손에 감깁니다'],
  vegan: ['비에 젖어도 닦아 내면 그만입니다', '가볍고 관리가 쉽습니다', '표면이 매끈하고 색이 고릅니다'],
  suede: [
    '결을 쓸면 색이 깊어집니다',
    '보송한 표면이 빛을 부드럽게 머금습니다',
    '손끝에 닿는 느낌이 포근합니다',
  ],
  denim: [
    '탄탄해 오래 입어도 모양이 남습니다',
    '빨수록 색이 자연스럽게 빠집니다',
    '형태가 쉽게 무너지지 않습니다',
  ],
  knit: ['짜임이 촘촘해 늘어짐이 적습니다', '피부에 닿아도 까슬거리지 않습니다'],
  wool: [
    '표면이 곱고 보온성이 좋습니다',
    '구김이 잘 펴지고 선이 매끄럽게 떨어집니다',
    '묵직해 보이지만 걸치면 가볍습니다',
  ],
  linen: ['땀을 빨리 빨아들이고 빨리 마릅니다', '바람이 잘 통해 서늘합니다', '자연스러운 구김이 멋이 됩니다'],
  down: [
    '얇고 촘촘해 털이 새지 않습니다',
    '가벼우면서도 찬 기운을 잘 막습니다',
    '바람을 막고 생활 방수가 됩니다',
  ],
  nylon: ['바람을 막고 물방울을 튕겨 냅니다', '가볍고 질겨 막 다루기 좋습니다', '구김이 거의 가지 않습니다'],
  satin: [
    '은은한 광택이 움직임을 따라 흐릅니다',
    '찰랑거리며 몸에 붙지 않습니다',
    '차분하게 떨어져 주름이 곱습니다',
  ],
  corduroy: [
    '골이 고르고 손에 닿는 느낌이 따뜻합니다',
    '도톰해 찬 바람을 잘 막습니다',
    '빛에 따라 색의 깊이가 달라집니다',
  ],
  fleece: [
    '안쪽이 부드러워 맨살에 닿아도 편합니다',
    '도톰해 모양이 잘 잡힙니다',
    '세탁해도 목과 밑단이 늘어나지 않습니다',
  ],
  jersey: [
    '톡톡해 형태가 쉽게 흐트러지지 않습니다',
    '부드럽게 늘어났다 제자리로 돌아옵니다',
    '땀이 나도 몸에 달라붙지 않습니다',
  ],
  cotton: [
    '촘촘하게 짜여 구김이 덜 갑니다',
    '탄탄하면서 피부에 편안합니다',
    '여러 번 입어도 모양이 반듯합니다',
  ],
  canvas: [
    '두껍고 질겨 무거운 물건도 받쳐 줍니다',
    '때가 타도 표면만 닦으면 됩니다',
    '짜임이 단단해 쉽게 처지지 않습니다',
  ],
};

/** Materials whose name alone is no noun in a sentence: 워시드 데님을 썼습니다, and not 워시드를. */
const wholeNames: Readonly<Record<string, string>> = {
  스트레치: '스트레치 원단',
  워시드: '워시드 데님',
  셀비지: '셀비지 데님',
  케이블: '케이블 편물',
  골지: '골지 편물',
  니트: '니트 편물',
  기모: '기모 쭈리',
  테리: '테리 쭈리',
};

/** A material as the object or subject of a sentence. */
export const clothName = ({ name }: Material): string => wholeNames[name] ?? name;

/** Words of a piece's colour, material and kind, each said once: 그레이 데님 재킷, and not 그레이 데님 데님 재킷. */
export const phraseOf = (...parts: readonly string[]): string =>
  parts
    .join(' ')
    .split(' ')
    .filter((word, place, words) => word !== words[place - 1])
    .join(' ');

/** A piece with its material. */
export const madeOf = ({ material, noun }: Pick<PieceFacts, 'material' | 'noun'>): string =>
  phraseOf(material.name, noun);

/** What the cloth of a piece is called where its weight is named. */
const stuff: Readonly<Record<Cloth, string>> = {
  hide: '가죽',
  vegan: '합성 가죽',
  suede: '스웨이드',
  denim: '데님',
  knit: '편물',
  wool: '모직',
  linen: '린넨',
  down: '겉감',
  nylon: '나일론',
  satin: '새틴',
  corduroy: '코듀로이',
  fleece: '쭈리',
  jersey: '저지',
  cotton: '면직물',
  canvas: '캔버스',
};

/** What is true of cloth that is not worn on the body. */
const thingTraits: Partial<Record<Cloth, readonly string[]>> = {
  hide: [
    '쓸수록 색이 깊어지고 손에 길듭니다',
    '은은한 광택이 오래갑니다',
    '결이 고르고 가장자리가 매끈합니다',
  ],
  knit: [
    '짜임이 촘촘해 늘어짐이 적습니다',
    '피부에 닿아도 까슬거리지 않습니다',
    '적당히 도톰해 오래 쓸 수 있습니다',
  ],
  wool: ['표면이 곱고 따뜻합니다', '가볍게 둘러도 바람이 들지 않습니다', '목에 닿아도 따갑지 않습니다'],
  nylon: ['가볍고 질겨 막 다루기 좋습니다', '물방울을 튕겨 내 비 오는 날에도 걱정이 적습니다'],
  cotton: ['모양이 반듯하게 잡힙니다', '땀이 나도 답답하지 않습니다', '여러 번 빨아도 색이 그대로입니다'],
};

/** Cloths that are spoken of otherwise than what they are sewn like. */
const ownWords: readonly (readonly [of: RegExp, called: string, traits: readonly string[]])[] = [
  [/보일/, '보일', ['얇고 보송해 더운 날에도 시원합니다', '살짝 비쳐 가벼워 보입니다']],
  [/쉬폰/, '쉬폰', ['얇고 가벼워 움직임을 따라 흐릅니다', '살짝 비쳐 가벼워 보입니다']],
  [/텐셀/, '텐셀', ['찰랑거리며 몸에 붙지 않습니다', '차분하게 떨어져 주름이 곱습니다']],
  [/피케/, '피케', ['표면이 오톨도톨해 땀이 나도 몸에 달라붙지 않습니다', '도톰해도 바람이 잘 통합니다']],
  [/나일론 혼방/, '면 혼방', ['빳빳하면서 구김이 덜 갑니다', '바람을 막고 물방울을 튕겨 냅니다']],
];
const ownWordsOf = ({ material }: Pick<PieceFacts, 'material'>) =>
  ownWords.find(([of]) => of.test(material.name));

const isWorn = ({ use }: Pick<PieceFacts, 'use'>) => use === 'upper' || use === 'lower';
/** Hair keeps the air in which warmth stays; rayon and cotton do not. */
const isWarm = ({ material }: Pick<PieceFacts, 'material'>) =>
  /울|캐시미어|아크릴|알파카/.test(material.blend);

/** How each way of knitting feels. */
const knitTraits: Partial<Record<Material['fabric'], string>> = {
  'knit-fine': '올이 고르고 표면이 매끈합니다',
  'knit-rib': '골이 살아 있어 몸을 부드럽게 감쌉니다',
  'knit-cable': '꼬임무늬가 도드라져 겉옷 안에서도 눈에 띕니다',
};

/** Cloths of which something else is true in some pieces: legs have no neck, shoes carry nothing. */
const traitsOfSome: readonly (readonly [of: (facts: ClothFacts) => boolean, traits: readonly string[]])[] = [
  [
    ({ cloth, use }) => cloth === 'fleece' && use === 'lower',
    [
      '안쪽이 부드러워 맨살에 닿아도 편합니다',
      '도톰해 무릎이 쉽게 나오지 않습니다',
      '세탁해도 허리와 발목이 늘어나지 않습니다',
    ],
  ],
  [
    ({ cloth, use }) => cloth === 'wool' && use === 'lower',
    [
      '구김이 잘 펴지고 선이 매끄럽게 떨어집니다',
      '움직임을 따라 부드럽게 흐릅니다',
      '표면이 곱고 다림질한 선이 오래갑니다',
    ],
  ],
  [
    ({ cloth, use }) => cloth === 'canvas' && use === 'shoes',
    [
      '질기면서 바람이 잘 통합니다',
      '가볍고 발등에 부드럽게 감깁니다',
      '짜임이 단단해 모양이 쉽게 틀어지지 않습니다',
    ],
  ],
  [
    ({ material }) => material.blend.includes('충전재 폴리에스터'),
    [
      '조직이 촘촘해 솜이 비어져 나오지 않습니다',
      '가벼우면서도 찬 기운을 잘 막습니다',
      '바람을 막고 생활 방수가 됩니다',
    ],
  ],
];

type ClothFacts = Pick<PieceFacts, 'use' | 'cloth' | 'material' | 'isForSummer'>;

/** What is true of the cloth of a piece. */
export function traitsOf(facts: ClothFacts): readonly string[] {
  const { use, cloth, material } = facts;
  const ofSome = traitsOfSome.find(([of]) => of(facts))?.[1];
  const ofThings = isWorn(facts) ? undefined : thingTraits[cloth];
  const usual = ofSome ?? ofThings ?? ownWordsOf(facts)?.[2] ?? clothTraits[cloth];
  if (cloth === 'knit' && isWorn(facts)) {
    const warm = isWarm(facts) && !facts.isForSummer ? ['공기를 머금어 가볍고 따뜻합니다'] : [];
    return [...usual, ...warm, knitTraits[material.fabric] ?? []].flat();
  }
  return cloth === 'denim' && use === 'lower' ? [...usual, '탄탄하면서도 무릎을 굽히기 편합니다'] : usual;
}

/** 모직 is of wool: what is woven like it of other fibres is cloth. */
function stuffOf(facts: PieceFacts): string {
  const { cloth, material } = facts;
  if (cloth === 'wool' && !/^(울|램스울|캐시미어)/.test(material.blend)) return '원단';
  return ownWordsOf(facts)?.[1] ?? stuff[cloth];
}

/** What keeps a padded piece warm, as people call it. */
const fillingOf = ({ material: { name } }: PieceFacts): string => (name === '나일론' ? '오리털' : name);

/** What a piece is made of and weighs, what is inside, and what comes of it. */
export function materialSentences(facts: PieceFacts, trait: string, variant: number) {
  const { material, weight, noun, lining } = facts;
  const inside = lining === null || lining === unlined ? '' : `, 안감 ${lining}`;
  const blend = `${material.blend}${inside}`;
  const name = clothName(material);
  if (facts.cloth === 'down')
    return [
      `${withJosa(fillingOf(facts), '을/를')} 채웠습니다(${blend}). ${weight}의 겉감은 ${trait}.`,
      `${blend}. ${weight} 겉감이라 ${trait}.`,
      `소재는 ${blend}. ${weight}의 겉감은 ${trait}.`,
    ][variant];
  if (isWorn(facts))
    return [
      `${withJosa(name, '을/를')} 썼습니다(${blend}). ${weight}의 ${withJosa(stuffOf(facts), '은/는')} ${trait}.`,
      `${blend}. ${weight} ${withJosa(stuffOf(facts), '이라/라')} ${trait}.`,
      `소재는 ${blend}. ${weight}의 ${withJosa(name, '은/는')} ${trait}.`,
    ][variant];
  return [
    `${withJosa(name, '으로/로')} 만든 ${noun}입니다(${blend}). 무게는 ${weight}이며 ${trait}.`,
    `소재는 ${blend}. ${weight}인 ${withJosa(noun, '은/는')} ${trait}.`,
    `${withJosa(name, '을/를')} 골랐습니다(${blend}). 무게는 ${weight}이고 ${trait}.`,
  ][variant];
}
