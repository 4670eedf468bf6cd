import type { Dice } from '../../random.ts';
import type { GarmentKind, Material } from '../garments/garment-kind.ts';
import { cleaningOf } from './care-words.ts';
import type { PieceFacts } from './piece-facts.ts';

interface Maker {
  brandName: string;
  makerAt: string;
  /** What the house sews on, if anything. */
  detail: string | null;
}

/** Rows of the 기본정보 tab. */
export function attributesOf(
  kind: GarmentKind,
  facts: PieceFacts,
  { brandName, makerAt, detail }: Maker,
  dice: Dice,
) {
  const { material, weight, lining, model, use } = facts;
  const isWorn = use === 'upper' || use === 'lower';
  return [
    { name: '소재', value: material.blend },
    { name: '제조국', value: dice.pick(['대한민국', '대한민국', '베트남', '중국', '인도네시아']) },
    { name: '제조사', value: brandName },
    { name: '제조연월', value: makerAt },
    { name: '세탁방법', value: cleaningOf(facts) },
    ...feelOf(kind, facts, dice),
    { name: isWorn ? '원단 중량' : '무게', value: weight },
    ...(lining === null ? [] : [{ name: '안감', value: lining }]),
    ...(detail === null ? [] : [{ name: '디테일', value: detail }]),
    ...(model
      ? [{ name: '모델 착용', value: `${model.height}cm ${model.weight}kg, ${model.size} 사이즈` }]
      : []),
    { name: '품질보증기준', value: '관련 법 및 소비자 분쟁해결 기준에 따름' },
  ];
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

const shows = '약간 있음';
const isVoile = ({ name }: Material) => /보일|쉬폰/.test(name);

/** 두께감 and 비침: asked of clothes only. */
function feelOf(kind: GarmentKind, facts: PieceFacts, dice: Dice) {
  const { use, material } = facts;
  if (use !== 'upper' && use !== 'lower') return [];
  const isOuter = ['coat', 'outer', 'outer-vest'].includes(kind.measures);
  const isSheer = use === 'upper' && !isOuter && sheer.includes(material.fabric);
  return [
    { name: '두께감', value: thicknessOf(facts) },
    { name: '비침', value: isVoile(material) ? shows : dice.pick(isSheer ? ['없음', shows] : ['없음']) },
  ];
}
