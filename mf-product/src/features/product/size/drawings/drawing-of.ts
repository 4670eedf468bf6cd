import type { GoodsKind } from '@mall/contracts/domain/catalogue/goods-kind';
import { measureNames } from './copy.ts';
import type { Drawing, MeasureLine } from './drawing.ts';
import { backpack, bag, beanie, belt, cap, scarf, shoes, socks, tote } from './goods.ts';
import { bottom, shorts, skirt } from './lowers.ts';
import { coat, dress, outer, shortTop, top, vest } from './uppers.ts';

const drawings: Record<GoodsKind, Drawing> = {
  TOP: top,
  SHORT_TOP: shortTop,
  VEST: vest,
  OUTER: outer,
  COAT: coat,
  BOTTOM: bottom,
  SHORTS: shorts,
  SKIRT: skirt,
  DRESS: dress,
  SHOES: shoes,
  BAG: bag,
  TOTE: tote,
  BACKPACK: backpack,
  CAP: cap,
  BEANIE: beanie,
  SCARF: scarf,
  SOCKS: socks,
  BELT: belt,
};

/** A column of the size table: its letter, and where it lies on the drawing if it is drawn. */
export interface MeasuredColumn {
  name: string;
  letter: string;
  line: MeasureLine | undefined;
}

/** The drawing of goods with the lines of these columns; null when nothing of them can be drawn. */
export function drawingOf(
  kind: GoodsKind | undefined,
  columns: readonly string[],
): { drawing: Drawing | null; columns: MeasuredColumn[] } {
  const drawing = kind ? drawings[kind] : null;
  const measured = columns.map((name, index) => {
    const measure = measureNames[name];
    return {
      name,
      letter: String.fromCharCode('A'.charCodeAt(0) + index),
      line: measure && drawing?.measures[measure],
    };
  });
  return { drawing: measured.some(({ line }) => line) ? drawing : null, columns: measured };
}
