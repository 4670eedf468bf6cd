import type { Cloth } from '../garments/cloth-of.ts';
import type { GarmentKind } from '../garments/garment-kind.ts';
import type { PieceFacts } from './piece-facts.ts';

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
    '완전히 말린 뒤 가볍게 두드려 주면 다시 부풀어 오릅니다',
  ],
  nylon: ['중성세제로 찬물에 빨아 그늘에서 말려 주세요', '건조기와 높은 온도의 다림질은 피해 주세요'],
  satin: ['드라이클리닝을 권합니다', '뒤집어서 낮은 온도로 다려 주세요'],
  corduroy: ['뒤집어서 30도 이하로 단독 세탁해 주세요', '마른 뒤 결을 따라 솔질하면 골이 살아납니다'],
  fleece: ['뒤집어서 30도 이하로 단독 세탁해 주세요', '건조기를 쓰면 줄어들 수 있습니다'],
  jersey: ['뒤집어서 30도 이하로 단독 세탁해 주세요', '목이 늘어나지 않게 눕혀서 말려 주세요'],
  cotton: ['30도 이하로 단독 세탁해 주세요', '표백제를 쓰지 말고 그늘에서 말려 주세요'],
  canvas: ['오염된 곳만 중성세제로 부분 세탁해 주세요', '물에 오래 담가 두면 색이 빠질 수 있습니다'],
};

type Cared = Pick<PieceFacts, 'use' | 'cloth' | 'kind' | 'material'>;

/** Pieces whose shoulders and lining no washing machine leaves as they are. */
const tailored: readonly GarmentKind['type'][] = ['wool-coat', 'trench-coat', 'blazer'];
const isHide = ({ material }: Cared) => material.blend.includes('가죽');
const isBelt = ({ kind }: Cared) => kind.measures === 'belt';

interface Care {
  of: (piece: Cared) => boolean;
  /** As the label says it, and as the text does. */
  label: string;
  words: readonly string[];
}

const dry = '드라이클리닝';
const wiped = '오염 부위만 중성세제로 부분 세탁';

/** Pieces that ask for something else than their cloth does; the first that fits is used. */
const ownCare: readonly Care[] = [
  {
    of: isBelt,
    label: '마른 천으로 닦아 관리',
    words: ['마른 천으로 닦고 가끔 가죽 크림을 발라 주세요', '돌돌 말지 말고 걸어서 보관해 주세요'],
  },
  {
    of: (piece) => piece.use === 'shoes' && piece.cloth === 'hide',
    label: '마른 천으로 닦아 관리',
    words: [
      '물에 닿으면 마른 천으로 두드려 닦고 그늘에서 말려 주세요',
      '신지 않을 때 속을 채워 모양을 잡아 주세요',
    ],
  },
  { of: isHide, label: '가죽 전문 세탁', words: [] },
  { of: ({ cloth }) => cloth === 'vegan', label: '젖은 천으로 닦아 관리', words: [] },
  {
    of: ({ cloth }) => cloth === 'suede',
    label: dry,
    words: ['드라이클리닝을 권합니다', '솔로 결을 따라 쓸어 관리해 주세요'],
  },
  {
    of: ({ use }) => use === 'shoes',
    label: wiped,
    words: ['오염된 곳만 중성세제로 부분 세탁해 주세요', '젖으면 신문지를 넣어 그늘에서 말려 주세요'],
  },
  {
    of: ({ use }) => use === 'bag',
    label: wiped,
    words: ['오염된 곳만 중성세제로 부분 세탁해 주세요', '쓰지 않을 때 안을 채워 보관해 주세요'],
  },
  {
    of: ({ kind }) => kind.measures === 'socks',
    label: '세탁망에 넣어 30도 이하 세탁',
    words: ['뒤집어서 세탁망에 넣어 빨아 주세요', '비슷한 색끼리 모아 찬물에 빨아 주세요'],
  },
  {
    of: ({ kind }) => kind.measures === 'cap',
    label: '중성세제 손세탁',
    words: ['챙이 꺾이지 않게 손으로 빨아 주세요', '모양을 잡아 그늘에서 말려 주세요'],
  },
  {
    of: ({ kind, cloth }) => tailored.includes(kind.type) && cloth !== 'wool',
    label: dry,
    words: ['드라이클리닝을 권합니다', '어깨가 넓은 옷걸이에 걸어 보관해 주세요'],
  },
  { of: ({ cloth }) => cloth === 'down', label: '중성세제 단독 손세탁, 드라이클리닝 금지', words: [] },
  { of: ({ cloth }) => cloth === 'wool' || cloth === 'satin', label: dry, words: [] },
  {
    of: ({ use }) => use === 'small',
    label: '중성세제 손세탁',
    words: ['중성세제로 손세탁해 그늘에서 말려 주세요', '비벼 빨지 말고 눌러 빨아 주세요'],
  },
  { of: ({ cloth }) => cloth === 'knit', label: '중성세제 손세탁', words: [] },
  { of: ({ cloth }) => cloth === 'denim', label: '뒤집어서 30도 이하 단독 세탁', words: [] },
];
const caredLike = (piece: Cared) => ownCare.find(({ of }) => of(piece));

/** How a piece is cleaned, as its label says it. */
export const cleaningOf = (piece: Cared): string => caredLike(piece)?.label ?? '30도 이하 단독 세탁';

/** How a piece is looked after, in sentences. */
export function careOf(piece: Cared): readonly string[] {
  const { words = [] } = caredLike(piece) ?? {};
  return words.length > 0 ? words : careWords[piece.cloth];
}
