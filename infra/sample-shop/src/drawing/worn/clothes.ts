import { type Family, familyOf } from '@mall/api/catalogue/pictures/looks/families';
import type { PictureSpec } from '@mall/api/catalogue/pictures/picture-spec';
import { lightness } from '../color.ts';
import { bottomFor, topFor } from '../compose/companion.ts';
import type { Anchor } from '../geometry.ts';
import type { Part } from '../piece.ts';
import { seeded } from '../random.ts';
import { footing } from './feet.ts';
import { type FigureLook, figure, heights } from './figure.ts';
import { insideOf, onBody, outsideOf } from './on-body.ts';
import { bodySpec, type Layer, worn } from './scene.ts';

/** Mannequins: plaster, linen, dark grey; pale clothes are shown on a dark one. */
const bodies = ['#ded6ca', '#cfc3b1', '#e6e1d8'] as const;

export function bodyOf(spec: PictureSpec): FigureLook {
  const random = seeded(spec.seed).fork(83);
  return { hex: lightness(spec.colorHex) > 0.84 ? '#b9aa96' : random.pick(bodies), shoes: '#2b2623' };
}

/** The layers of a piece of clothing on a figure, with what it is worn with. */
export function clothed(spec: PictureSpec, look: FigureLook = bodyOf(spec)): Layer[] {
  const body: Layer = { spec: bodySpec(look.hex, spec.seed), parts: figure(look) };
  const front: PictureSpec = { ...spec, view: 'front' };
  const own = worn(front);
  const random = seeded(spec.seed).fork(84);
  const layers: Partial<Record<Family, () => Layer[]>> = {
    bottom: () => {
      const top = topFor(spec, random);
      return [body, { spec: top, parts: tucked(onBody(outsideOf(worn(top)))) }, lowered(front)];
    },
    dress: () => [{ spec: front, parts: onBody(insideOf(own)) }, body, over(front)],
    top: () => {
      const under = spec.type === 'vest' ? topFor(spec, random) : undefined;
      return [
        { spec: front, parts: onBody(insideOf(own)) },
        body,
        ...(under ? [{ spec: under, parts: tucked(onBody(outsideOf(worn(under)), { wide: 0.66 })) }] : []),
        lowered(bottomFor(spec, random)),
        over(front),
      ];
    },
    outer: () => {
      const top = topFor(spec, random);
      const under = onBody(outsideOf(worn(top)), { wide: 0.66 });
      return [
        { spec: front, parts: onBody(insideOf(own)) },
        body,
        { spec: top, parts: tucked(spec.type === 'padding-vest' ? under : withoutSleeves(under)) },
        lowered(bottomFor(spec, random)),
        over(front),
      ];
    },
  };
  return layers[familyOf(spec.type)]?.() ?? [body];
}

/** A clothed figure down to the ground it stands on. */
export function standing(spec: PictureSpec, look: FigureLook = bodyOf(spec)): Layer[] {
  return [{ spec: bodySpec(look.hex, spec.seed), parts: footing() }, ...clothed(spec, look)];
}

const over = (spec: PictureSpec): Layer => ({ spec, parts: onBody(outsideOf(worn(spec))) });

/** How much narrower trousers and skirts look around a body. */
export const trouserWidth = 0.74;

/** Trousers and skirts, from the waist down. */
const lowered = (spec: PictureSpec): Layer => ({
  spec,
  parts: onBody(worn(spec).parts, { y: heights.waist - 6, wide: trouserWidth }),
});

/** What is left of a top below a coat: its sleeves are inside the coat's. */
function withoutSleeves(parts: readonly Part[]): Part[] {
  return parts.filter((part) => {
    if (part.kind === 'trim') return true;
    const points = part.kind === 'panel' ? part.outline : part.along;
    return Math.abs(points.reduce((sum, [x]) => sum + x, 0) / points.length) < 130;
  });
}

/** A top tucked in at the waist. Sleeves hang beside it. */
export function tucked(parts: readonly Part[]): Part[] {
  const tuck = (list: readonly Anchor[]): Anchor[] =>
    list.map(([x, y, corner]) => {
      const into = y > heights.waist + 24 && Math.abs(x) < 216;
      const at: [number, number] = into ? [x * 0.7, heights.waist + 24] : [x, y];
      return corner ? [...at, corner] : at;
    });
  return parts.flatMap((part): Part[] => {
    if (part.kind === 'panel') return [{ ...part, outline: tuck(part.outline) }];
    if (part.kind === 'line') return [{ ...part, along: tuck(part.along) }];
    return part.at[1] > heights.waist ? [] : [part];
  });
}
