import type { Dice } from '../../random.ts';
import { type GarmentKind, type Material, useOf } from '../garments/garment-kind.ts';
import type { PieceFacts } from './piece-facts.ts';

interface Maker {
  brandName: string;
  makerAt: string;
}

/** Rows of the 기본정보 tab. */
export function attributesOf(
  kind: GarmentKind,
  facts: PieceFacts,
  { brandName, makerAt }: Maker,
  dice: Dice,
) {
  const { material, weight, lining, model, use } = facts;
  const isWorn = use === 'upper' || use === 'lower';
  return [
    { name: '소재', value: material.blend },
    { name: '제조국', value: dice.pick(['대한민국', '대한민국', '베트남', '중국', '인도네시아']) },
    { name: '제조사', value: brandName },
    { name: '제조연월', value: makerAt },
    { name: '세탁방법', value: careOf(kind, material) },
    ...feelOf(kind, facts, dice),
    { name: isWorn ? '원단 중량' : '무게', value: weight },
    ...(lining === null ? [] : [{ name: '안감', value: lining }]),
    ...(model
      ? [{ name: '모델 착용', value: `${model.height}cm ${model.weight}kg, ${model.size} 사이즈` }]
      : []),
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

/** From which weight on (g/㎡) a cloth is thick, and from which it is neither. */
const thick = 280;
const usual = 160;

function thicknessOf({ cloth, weight }: PieceFacts): string {
  const grams = Number.parseInt(weight, 10);
  if (cloth === 'down' || grams >= thick) return '도톰함';
  return grams >= usual ? '보통' : '얇음';
}

/** Cloth that light may come through, as long as it is no coat and no trousers. */
const sheer: readonly Material['fabric'][] = ['linen', 'satin', 'cotton', 'jersey'];

/** 두께감 and 비침: asked of clothes only. */
function feelOf(kind: GarmentKind, facts: PieceFacts, dice: Dice) {
  const { use, material } = facts;
  if (use !== 'upper' && use !== 'lower') return [];
  const isOuter = ['coat', 'outer', 'outer-vest'].includes(kind.measures);
  const isSheer = use === 'upper' && !isOuter && sheer.includes(material.fabric);
  return [
    { name: '두께감', value: thicknessOf(facts) },
    { name: '비침', value: dice.pick(isSheer ? ['없음', '약간 있음'] : ['없음']) },
  ];
}
