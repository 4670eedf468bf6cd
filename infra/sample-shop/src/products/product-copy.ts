import type { Dice } from '../random.ts';
import { type GarmentKind, type Material, type Use, useOf } from './garments/garment-kind.ts';
import type { ProductDesign } from './make-name.ts';

const wornOpenings = [
  '하루 종일 입어도 편안하도록 여유와 선을 함께 다듬었습니다.',
  '군더더기를 덜어내고 실루엣에 집중한 데일리 아이템입니다.',
  '옷장에 있는 어떤 옷과도 잘 어울리는 차분한 디자인입니다.',
  '계절이 바뀔 때 가장 먼저 손이 가는 기본 아이템으로 제안합니다.',
  '단정함과 편안함 사이, 알맞은 균형을 찾았습니다.',
  '매 시즌 꾸준히 사랑받는 스테디셀러를 새롭게 다듬었습니다.',
];
const goodsOpenings = [
  '군더더기를 덜어내고 쓰임새에 집중한 데일리 아이템입니다.',
  '어떤 옷차림에도 잘 어울리는 차분한 디자인입니다.',
  '매 시즌 꾸준히 사랑받는 스테디셀러를 새롭게 다듬었습니다.',
  '오래 곁에 두고 쓸 수 있도록 작은 부분까지 꼼꼼하게 만들었습니다.',
];
const clothTouches = [
  '손끝에 닿는 촉감이 부드럽고 형태가 오래 유지됩니다.',
  '가볍지만 힘 있는 원단으로 자연스럽게 떨어집니다.',
  '조직감이 살아 있어 단독으로 입어도 허전하지 않습니다.',
  '수차례 테스트를 거쳐 늘어남과 보풀을 줄였습니다.',
];
const goodsTouches = [
  '손끝에 닿는 촉감이 부드럽고 형태가 오래 유지됩니다.',
  '쓸수록 자연스러운 멋이 더해집니다.',
  '눈에 잘 띄지 않는 안쪽 마감까지 단단하게 처리했습니다.',
];
const wornStylings = [
  '톤을 맞춘 셋업은 물론 데님과의 조합도 추천합니다.',
  '이너와 아우터 어디에 두어도 부담 없이 어울립니다.',
  '같은 색으로 맞춰 입으면 한층 정돈된 인상을 줍니다.',
  '간단한 액세서리만 더해도 스타일이 완성됩니다.',
];
const goodsStylings = [
  '무채색 옷차림에 더하면 은은한 포인트가 됩니다.',
  '데님은 물론 단정한 출근룩에도 부담 없이 어울립니다.',
  '소중한 분께 드리는 선물로도 추천합니다.',
];

const promises: Record<Use, (fit: string) => string> = {
  upper: (fit) => `${fit} 디자인으로 체형에 관계없이 편하게 입을 수 있습니다.`,
  lower: (fit) => `${fit} 디자인으로 움직임이 편하고 다리 선이 깔끔해 보입니다.`,
  shoes: () => '쿠션이 있는 안창을 넣어 오래 걸어도 발이 편안합니다.',
  bag: () => '매일 필요한 물건이 알맞게 들어가고 들었을 때 가볍습니다.',
  small: () => '계절에 관계없이 손이 자주 가는 소품입니다.',
};
const winterPromise = '찬 바람이 부는 날 따뜻하게 두르고 쓰기 좋습니다.';

/** Paragraphs of the 상세정보 tab. */
export function descriptionOf(kind: GarmentKind, { material, fit }: ProductDesign, dice: Dice): string[] {
  const use = useOf(kind);
  const isWorn = use === 'upper' || use === 'lower';
  const promise = use === 'small' && !kind.seasons.includes('SUMMER') ? winterPromise : promises[use](fit);
  return [
    dice.pick(isWorn ? wornOpenings : goodsOpenings),
    `${material.name} 소재(${material.blend})를 사용했습니다. ${dice.pick(isWorn ? clothTouches : goodsTouches)}`,
    `${promise} ${dice.pick(isWorn ? wornStylings : goodsStylings)}`,
  ];
}

interface Maker {
  brandName: string;
  makerAt: string;
}

/** Rows of the 기본정보 tab. */
export function attributesOf(
  kind: GarmentKind,
  material: Material,
  { brandName, makerAt }: Maker,
  dice: Dice,
) {
  return [
    { name: '소재', value: material.blend },
    { name: '제조국', value: dice.pick(['대한민국', '대한민국', '베트남', '중국', '인도네시아']) },
    { name: '제조사', value: brandName },
    { name: '제조연월', value: makerAt },
    { name: '세탁방법', value: careOf(kind, material) },
    ...feelOf(kind, material, dice),
    { name: '품질보증기준', value: '관련 법 및 소비자 분쟁해결 기준에 따름' },
  ];
}

const dryCleaned: readonly Material['fabric'][] = ['wool', 'satin'];
const knitted: readonly Material['fabric'][] = ['knit-cable', 'knit-rib', 'knit-fine'];
const hides: readonly Material['fabric'][] = ['leather', 'suede'];

function careOf(kind: GarmentKind, { fabric, blend }: Material): string {
  const use = useOf(kind);
  if (hides.includes(fabric)) return /가죽/.test(blend) ? '가죽 전문 세탁' : '젖은 천으로 닦아 관리';
  if (use === 'shoes' || use === 'bag') return '오염 부위만 중성세제로 부분 세탁';
  if (blend.includes('충전재')) return '중성세제 단독 손세탁, 드라이클리닝 금지';
  if (dryCleaned.includes(fabric)) return '드라이클리닝';
  if (knitted.includes(fabric) || use === 'small') return '중성세제 손세탁';
  return fabric === 'denim' ? '뒤집어서 30도 이하 단독 세탁' : '30도 이하 단독 세탁';
}

const thick = ['보통', '도톰함'] as const;
const thin = ['얇음', '보통'] as const;
const thickness: Partial<Record<Material['fabric'], readonly string[]>> = {
  fleece: ['도톰함'],
  'knit-cable': ['도톰함'],
  'knit-rib': thick,
  wool: thick,
  denim: thick,
  corduroy: thick,
  leather: thick,
  suede: thick,
  linen: ['얇음'],
  satin: ['얇음'],
};
/** Cloth that light may come through, as long as it is no coat and no trousers. */
const sheer: readonly Material['fabric'][] = ['linen', 'satin', 'cotton', 'jersey'];

/** 두께감 and 비침: asked of clothes only. */
function feelOf(kind: GarmentKind, { fabric, blend }: Material, dice: Dice) {
  const use = useOf(kind);
  if (use !== 'upper' && use !== 'lower') return [];
  const isOuter = ['coat', 'outer', 'outer-vest'].includes(kind.measures);
  const usual = thickness[fabric] ?? (isOuter ? thick : thin);
  const isSheer = use === 'upper' && !isOuter && sheer.includes(fabric);
  return [
    { name: '두께감', value: dice.pick(blend.includes('충전재') ? ['도톰함'] : usual) },
    { name: '비침', value: dice.pick(isSheer ? ['없음', '약간 있음'] : ['없음']) },
  ];
}
