import type { Cloth } from '../../words/cloth-of.ts';
import { withJosa } from '../../words/josa.ts';
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
  knit: [
    '짜임이 촘촘해 늘어짐이 적습니다',
    '피부에 닿아도 까슬거리지 않습니다',
    '올이 고르고 표면이 매끈합니다',
  ],
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
    '톡톡하고 비침이 적습니다',
    '부드럽게 늘어났다 제자리로 돌아옵니다',
    '땀이 나도 몸에 달라붙지 않습니다',
  ],
  cotton: [
    '촘촘하게 짜여 구김이 덜 갑니다',
    '탄탄하면서 피부에 편안합니다',
    '여러 번 빨아도 빳빳함이 남습니다',
  ],
  canvas: ['두껍고 질겨 무거운 물건도 받쳐 줍니다', '빨수록 부드러워집니다', '모양이 반듯하게 섭니다'],
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
  피케: '피케 저지',
};

/** A material as the object or subject of a sentence. */
export const clothName = ({ name }: Material): string => wholeNames[name] ?? name;

/** What the cloth of a piece is called where its weight is told. */
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
  cotton: ['모양이 반듯하게 잡힙니다', '땀이 나도 답답하지 않습니다', '여러 번 빨아도 색이 그대로입니다'],
};

/** Cloths that are spoken of otherwise than what they are sewn like. */
const ownWords: readonly (readonly [of: RegExp, called: string, traits: readonly string[]])[] = [
  [/보일/, '보일', ['얇고 보송해 더운 날에도 시원합니다', '살짝 비쳐 가벼워 보입니다']],
  [/쉬폰/, '쉬폰', ['얇고 가벼워 움직임을 따라 흐릅니다', '살짝 비쳐 가벼워 보입니다']],
  [/텐셀/, '텐셀', ['찰랑거리며 몸에 붙지 않습니다', '차분하게 떨어져 주름이 곱습니다']],
  [/나일론 혼방/, '면 혼방', ['빳빳하면서 구김이 덜 갑니다', '바람을 막고 물방울을 튕겨 냅니다']],
];
const ownWordsOf = ({ material }: Pick<PieceFacts, 'material'>) =>
  ownWords.find(([of]) => of.test(material.name));

const isWorn = ({ use }: Pick<PieceFacts, 'use'>) => use === 'upper' || use === 'lower';
/** Hair keeps the air in which warmth stays; rayon and cotton do not. */
const isWarm = ({ material }: Pick<PieceFacts, 'material'>) =>
  /울|캐시미어|아크릴|알파카/.test(material.blend);

/** What is true of the cloth of a piece. */
export function traitsOf(facts: Pick<PieceFacts, 'use' | 'cloth' | 'material'>): readonly string[] {
  const { use, cloth } = facts;
  const usual =
    (isWorn(facts) ? undefined : thingTraits[cloth]) ?? ownWordsOf(facts)?.[2] ?? clothTraits[cloth];
  if (cloth === 'knit' && isWorn(facts) && isWarm(facts))
    return [...usual, '공기를 머금어 가볍고 따뜻합니다'];
  if (cloth === 'denim' && use === 'lower') return [...usual, '탄탄하면서도 무릎을 굽히기 편합니다'];
  return usual;
}

/** 모직 is of wool: what is woven like it of other fibres is cloth. */
function stuffOf(facts: PieceFacts): string {
  const { cloth, material } = facts;
  if (cloth === 'wool' && !/^(울|램스울|캐시미어)/.test(material.blend)) return '원단';
  return ownWordsOf(facts)?.[1] ?? stuff[cloth];
}

/** What a piece is made of and weighs, what is inside, and what comes of it. */
export function materialSentences(facts: PieceFacts, trait: string, turn: number) {
  const { material, weight, noun, lining } = facts;
  const inside = lining === null || lining === unlined ? '' : `, 안감 ${lining}`;
  const blend = `${material.blend}${inside}`;
  const name = clothName(material);
  if (isWorn(facts))
    return [
      `${withJosa(name, '을/를')} 썼습니다(${blend}). ${weight}의 ${withJosa(stuffOf(facts), '은/는')} ${trait}.`,
      `${blend}. ${weight} ${withJosa(stuffOf(facts), '이라/라')} ${trait}.`,
      `소재는 ${blend}. ${weight}의 ${withJosa(name, '은/는')} ${trait}.`,
    ][turn];
  return [
    `${withJosa(name, '으로/로')} 만든 ${noun}입니다(${blend}). 무게는 ${weight}이며 ${trait}.`,
    `소재는 ${blend}. ${weight}인 ${withJosa(noun, '은/는')} ${trait}.`,
    `${withJosa(name, '을/를')} 골라 만든 ${noun}입니다(${blend}). 들어 보면 ${weight}, ${trait}.`,
  ][turn];
}

/** How a cloth is looked after. */
const careWords: Readonly<Record<Cloth, readonly string[]>> = {
  hide: ['물에 닿으면 마른 천으로 두드려 닦고 그늘에서 말려 주세요', '가죽 전문점에 맡겨 세탁해 주세요'],
  vegan: ['젖은 천으로 닦아 관리해 주세요', '열과 직사광선을 피해 보관해 주세요'],
  suede: ['솔로 결을 따라 쓸어 관리해 주세요', '비 오는 날을 피하고 얼룩이 지면 바로 두드려 닦아 주세요'],
  denim: ['뒤집어서 30도 이하 찬물에 단독으로 빨아 주세요', '처음 두세 번은 다른 빨래와 따로 세탁해 주세요'],
  knit: ['중성세제로 손세탁한 뒤 펴서 말려 주세요', '걸어 두지 말고 접어서 보관해 주세요'],
  wool: ['드라이클리닝을 권합니다', '입은 뒤 옷솔로 먼지를 털어 하루 쉬게 해 주세요'],
  linen: ['30도 이하 찬물에 단독으로 빨고 물기가 있을 때 다려 주세요', '강한 탈수를 피해 주세요'],
  down: [
    '중성세제로 단독 손세탁하고 드라이클리닝은 피해 주세요',
    '마른 뒤 가볍게 두드리면 다시 부풀어 오릅니다',
  ],
  nylon: ['중성세제로 찬물에 빨아 그늘에서 말려 주세요', '건조기와 높은 온도의 다림질은 피해 주세요'],
  satin: ['드라이클리닝을 권합니다', '뒤집어서 낮은 온도로 다려 주세요'],
  corduroy: ['뒤집어서 30도 이하로 단독 세탁해 주세요', '마른 뒤 결을 따라 솔질하면 골이 살아납니다'],
  fleece: ['뒤집어서 30도 이하로 단독 세탁해 주세요', '건조기를 쓰면 줄어들 수 있습니다'],
  jersey: ['뒤집어서 30도 이하로 단독 세탁해 주세요', '목이 늘어나지 않게 눕혀서 말려 주세요'],
  cotton: ['30도 이하로 단독 세탁해 주세요', '표백제를 쓰지 말고 그늘에서 말려 주세요'],
  canvas: ['오염된 곳만 중성세제로 부분 세탁해 주세요', '물에 오래 담가 두면 색이 빠질 수 있습니다'],
};

const thingCare: Readonly<Record<'shoes' | 'bag' | 'small', readonly string[]>> = {
  shoes: ['오염된 곳만 중성세제로 부분 세탁해 주세요', '젖으면 신문지를 넣어 그늘에서 말려 주세요'],
  bag: ['오염된 곳만 중성세제로 부분 세탁해 주세요', '쓰지 않을 때 안을 채워 보관해 주세요'],
  small: ['중성세제로 손세탁해 그늘에서 말려 주세요', '비벼 빨지 말고 눌러 빨아 주세요'],
};
const ownCare: readonly Cloth[] = ['hide', 'vegan', 'suede', 'wool'];

/** How a piece is looked after. */
export const careOf = ({ use, cloth }: Pick<PieceFacts, 'use' | 'cloth'>): readonly string[] =>
  use === 'upper' || use === 'lower' || ownCare.includes(cloth) ? careWords[cloth] : thingCare[use];
