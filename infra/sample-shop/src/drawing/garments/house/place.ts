import { familyOf } from '@mall/api/catalogue/pictures/looks/families';
import type { Anchor } from '../../geometry.ts';
import type { GarmentContext, Piece } from '../../piece.ts';
import type { Cut } from '../parts/torso.ts';

/** Where a house can sew something on. */
export interface Place {
  /** The lower edge of the body or the skirt from left to right. */
  hem: Anchor[];
  /** An upper body with its measures. */
  body?: Cut;
  /** Trousers or a skirt. */
  waist?: GarmentContext['settled']['waist'];
  family: ReturnType<typeof familyOf>;
}

export function placeOf({ spec, settled }: GarmentContext, { parts }: Piece): Place {
  const family = familyOf(spec.type);
  const body = settled.cut;
  const bottom = Math.max(...anchorsOf(parts).map(([, y]) => y));
  if (!body || family === 'dress') return { hem: skirtHem(parts, bottom), family, ...settledOf(settled) };
  const middle = anchorsOf(parts).filter(([x]) => Math.abs(x) < body.hem * 0.3);
  const low = Math.max(body.length, ...middle.map(([, y]) => y - body.hemCurve));
  const wide = low > body.length + 20 ? body.hem - 14 : body.hem;
  const hem: Anchor[] = [
    [-wide + 1, low],
    [-wide * 0.5, low + body.hemCurve * 0.8],
    [0, low + body.hemCurve],
    [wide * 0.5, low + body.hemCurve * 0.8],
    [wide - 1, low],
  ];
  return { hem, family, ...settledOf(settled) };
}

const settledOf = ({ cut, waist }: GarmentContext['settled']) => ({
  ...(cut ? { body: cut } : {}),
  ...(waist ? { waist } : {}),
});

const anchorsOf = (parts: Piece['parts']) =>
  parts.flatMap((part) => (part.kind === 'panel' ? part.outline : []));

function skirtHem(parts: Piece['parts'], bottom: number): Anchor[] {
  const low = anchorsOf(parts).filter(([, y]) => y > bottom - 70);
  const half = Math.max(...low.map(([x]) => Math.abs(x)));
  const side = low.find(([x]) => Math.abs(x) === half)?.[1] ?? bottom;
  return [
    [-half + 2, side - 2],
    [-half * 0.5, (side + bottom * 2) / 3 - 2],
    [0, bottom - 2],
    [half * 0.5, (side + bottom * 2) / 3 - 2],
    [half - 2, side - 2],
  ];
}
