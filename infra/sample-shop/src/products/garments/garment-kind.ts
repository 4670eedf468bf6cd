import type { Fabric, GarmentType, Pattern } from '@mall/api/catalogue/pictures/picture-spec';
import type { Season } from '@mall/contracts/domain/catalogue/facets';
import type { Line } from '../../catalogue/brands.ts';
import type { PaletteName } from '../colors.ts';

export type SizeKind = 'top' | 'pants' | 'shoes' | 'free';
/** What is measured of a piece for its size table. */
export type MeasureKind =
  | 'coat'
  | 'outer'
  | 'outer-vest'
  | 'top'
  | 'short-top'
  | 'vest'
  | 'pants'
  | 'shorts'
  | 'skirt'
  | 'short-skirt'
  | 'dress'
  | 'shoes'
  | 'bag'
  | 'tote'
  | 'backpack'
  | 'cap'
  | 'beanie'
  | 'scarf'
  | 'socks'
  | 'belt';

/** How a piece is used, which decides its description. */
export type Use = 'upper' | 'lower' | 'shoes' | 'bag' | 'small';
const lower: readonly MeasureKind[] = ['pants', 'shorts', 'skirt', 'short-skirt'];
const bags: readonly MeasureKind[] = ['bag', 'tote', 'backpack'];
const small: readonly MeasureKind[] = ['cap', 'beanie', 'scarf', 'socks', 'belt'];

export function useOf({ measures }: GarmentKind): Use {
  if (measures === 'shoes') return 'shoes';
  if (lower.includes(measures)) return 'lower';
  if (bags.includes(measures)) return 'bag';
  return small.includes(measures) ? 'small' : 'upper';
}

/** A material as the name and the care label say it, and as the picture shows it. */
export interface Material {
  name: string;
  fabric: Fabric;
  /** 혼용률 of the label. */
  blend: string;
}

/** One kind of garment that the catalogue can make many products of. */
export interface GarmentKind {
  type: GarmentType;
  /** What it is found as, where its category has room for other things, too (니트/가디건). */
  called?: string;
  /** Which brands make it. */
  lines: readonly Line[];
  /** Child category's name below MEN, WOMEN or GOODS; `goods` only for brands of goods. */
  category: { men?: string; women?: string; goods?: string };
  /** Words before the material: cut and length. */
  fits: readonly string[];
  materials: readonly Material[];
  /** The piece itself, last in the name. */
  nouns: readonly string[];
  patterns: readonly Pattern[];
  palette: PaletteName;
  /** Retail price range in thousands of KRW at price level 1. */
  price: readonly [number, number];
  seasons: readonly Season[];
  sizes: SizeKind;
  measures: MeasureKind;
}

export const material = (name: string, fabric: Fabric, blend: string): Material => ({ name, fabric, blend });

/** How a pattern is called in a name; plain cloth is not mentioned. */
export const patternWords: Partial<Record<Pattern, string>> = {
  stripe: '스트라이프',
  pinstripe: '핀스트라이프',
  check: '체크',
  gingham: '깅엄 체크',
  herringbone: '헤링본',
  'colour-block': '배색',
};
