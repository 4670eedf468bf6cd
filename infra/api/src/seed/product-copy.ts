import type { GarmentKind, Material } from './garment-kind.ts';
import type { Dice } from './random.ts';

const openings = [
  '하루 종일 입어도 편안하도록 여유와 선을 함께 다듬었습니다.',
  '군더더기를 덜어내고 실루엣에 집중한 데일리 아이템입니다.',
  '옷장에 있는 어떤 옷과도 잘 어울리는 차분한 디자인입니다.',
  '계절이 바뀔 때 가장 먼저 손이 가는 기본 아이템으로 제안합니다.',
  '단정함과 편안함 사이, 알맞은 균형을 찾았습니다.',
  '매 시즌 꾸준히 사랑받는 스테디셀러를 새롭게 다듬었습니다.',
];
const touches = [
  '손끝에 닿는 촉감이 부드럽고 형태가 오래 유지됩니다.',
  '가볍지만 힘 있는 원단으로 자연스럽게 떨어집니다.',
  '조직감이 살아 있어 단독으로 입어도 허전하지 않습니다.',
  '수차례 테스트를 거쳐 늘어남과 보풀을 줄였습니다.',
];
const stylings = [
  '톤을 맞춘 셋업은 물론 데님과의 조합도 추천합니다.',
  '이너와 아우터 어디에 두어도 부담 없이 어울립니다.',
  '같은 색으로 맞춰 입으면 한층 정돈된 인상을 줍니다.',
  '간단한 액세서리만 더해도 스타일이 완성됩니다.',
];
const care: Partial<Record<Material['fabric'], string>> = {
  wool: '드라이클리닝',
  leather: '가죽 전문 세탁',
  suede: '가죽 전문 세탁',
  'knit-cable': '중성세제 손세탁',
  'knit-rib': '중성세제 손세탁',
  'knit-fine': '중성세제 손세탁',
  satin: '드라이클리닝',
};

/** Paragraphs of the 상세정보 tab. */
export function descriptionOf(kind: GarmentKind, material: Material, fit: string, dice: Dice): string[] {
  return [
    dice.pick(openings),
    `${material.name} 소재(${material.blend})를 사용했습니다. ${dice.pick(touches)}`,
    kind.sizes === 'free'
      ? dice.pick(stylings)
      : `${fit} 디자인으로 체형에 관계없이 편하게 입을 수 있습니다. ${dice.pick(stylings)}`,
  ];
}

/** Rows of the 기본정보 tab. */
export function attributesOf(material: Material, brandName: string, makerAt: string, dice: Dice) {
  return [
    { name: '소재', value: material.blend },
    { name: '제조국', value: dice.pick(['대한민국', '대한민국', '베트남', '중국', '인도네시아']) },
    { name: '제조사', value: brandName },
    { name: '제조연월', value: makerAt },
    { name: '세탁방법', value: care[material.fabric] ?? '30도 이하 단독 세탁' },
    { name: '두께감', value: dice.pick(['얇음', '보통', '보통', '도톰함']) },
    { name: '비침', value: dice.pick(['없음', '없음', '약간 있음']) },
    { name: '품질보증기준', value: '관련 법 및 소비자 분쟁해결 기준에 따름' },
  ];
}
