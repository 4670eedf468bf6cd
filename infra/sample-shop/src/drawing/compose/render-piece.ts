import { fabricNatures } from '../cloth/fabric.ts';
import { lightness } from '../color.ts';
import { type Anchor, flatten, type Point, pathData, wound } from '../geometry.ts';
import type { Grid } from '../light/grid.ts';
import { emptyRelief, layPanel, type ReliefPanel } from '../light/relief.ts';
import { contactShadow, responseOf, shadingImage } from '../light/shading.ts';
import { noiseTile } from '../noise.ts';
import type { GarmentContext, Panel, Piece } from '../piece.ts';
import { type Definitions, paintLine, paintPanel, surfaceOf } from './paint-cloth.ts';
import { type Move, moverOf, type Placement } from './placement.ts';
import { SurfaceRun } from './surface-run.ts';

const undulation = noiseTile(
  384,
  [
    [4, 3, 0.8],
    [9, 7, 0.3],
    [15, 13, 0.09],
  ],
  907,
);

/** How many canvas units a cell of the light's grid is wide: finer for small pieces, coarser for close-ups. */
const cellOf = (scale: number) => (scale > 1.9 ? 5.2 : Math.max(2.8, Math.min(4, scale * 4)));

/** Draws a piece where it lies: contact shadow, cloth, light over the cloth, then its trims. */
export function renderPiece(
  piece: Piece,
  context: GarmentContext,
  placement: Placement,
  canvas: Point,
  defs: Definitions,
): string {
  const move = moverOf(placement, context.spec.seed);
  const panels = piece.parts.filter((part): part is Panel => part.kind === 'panel');
  const cuts = new Map(panels.map((part): [Panel, Anchor[]] => [part, wound(part.outline.map(move))]));
  const outlines = panels.map((part) => flatten(cuts.get(part) ?? [], true));
  const grid = gridAround(outlines.flat(), canvas, placement.scale);
  if (!grid) return '';
  const relief = emptyRelief(grid);
  panels.forEach((part, index) => {
    layPanel(
      relief,
      reliefPanel(part, outlines[index] ?? [], context, move, placement),
      undulation,
      placement.scale,
    );
  });
  const cloth: string[] = [];
  const hard: string[] = [];
  const shapes: string[] = [];
  const surfaces = new SurfaceRun();
  for (const part of piece.parts) {
    if (part.kind === 'panel') {
      const outline = cuts.get(part) ?? [];
      const data = pathData(outline, true);
      const surface = surfaceOf(part, context, placement, defs);
      cloth.push(
        surfaces.before(surface),
        paintPanel(part, data, context, placement, { outline, move }, defs),
      );
      surfaces.lay(data);
      shapes.push(data);
    } else if (part.kind === 'line') cloth.push(paintLine(part, context, move, placement));
    else {
      const [x, y] = move([part.at[0], part.at[1]]);
      const size = placement.scale * (part.size ?? 1);
      const rotation = placement.rotation + (part.rotation ?? 0);
      hard.push(
        `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${rotation.toFixed(1)}) scale(${size.toFixed(3)})">${part.svg}</g>`,
      );
    }
  }
  cloth.push(surfaces.end());
  const clip = defs.once(`clip ${shapes.join('')}`, (id) => {
    return `<clipPath id="${id}"><path d="${shapes.join('')}"/></clipPath>`;
  });
  const light = imageOver(grid, shadingImage(relief, responseOf(lightness(context.cloth)), placement.scale));
  return [
    imageOver(grid, contactShadow(relief, placement.scale)),
    ...cloth,
    `<g clip-path="url(#${clip})">${light}</g>`,
    ...hard,
  ].join('');
}

function reliefPanel(
  part: Panel,
  outline: Point[],
  context: GarmentContext,
  move: Move,
  { scale, rotation }: Placement,
): ReliefPanel {
  const nature = fabricNatures[part.fabric ?? context.spec.fabric];
  return {
    outline,
    thickness: (part.thickness ?? 9) * nature.loft * scale,
    round: (part.round ?? 16) * nature.loft * scale,
    wrinkle: (part.wrinkle ?? 1) * nature.wrinkle * scale,
    grain: (part.grain ?? 0) + rotation,
    gloss: nature.gloss,
    ...(part.level === undefined ? {} : { level: part.level * scale }),
    folds: (part.folds ?? []).map((fold) => ({
      along: flatten(fold.along.map(move), false, 46 * scale),
      width: fold.width * scale,
      depth: fold.depth * nature.drape * scale,
    })),
  };
}

/** The part of the canvas that a piece and its shadow touch. */
function gridAround(points: Point[], canvas: Point, scale: number): Grid | undefined {
  const pad = 88 * scale;
  const beyond = Math.min(pad, 100);
  const step = cellOf(scale);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = Math.max(-beyond, Math.min(...xs) - pad);
  const top = Math.max(-beyond, Math.min(...ys) - pad);
  const right = Math.min(canvas[0] + beyond, Math.max(...xs) + pad);
  const bottom = Math.min(canvas[1] + beyond, Math.max(...ys) + pad);
  if (right <= left || bottom <= top) return undefined;
  return {
    x: left,
    y: top,
    width: Math.ceil((right - left) / step / 2) * 2,
    height: Math.ceil((bottom - top) / step / 2) * 2,
    step,
  };
}

function imageOver({ x, y, width, height, step: cell }: Grid, uri: string): string {
  const size = `width="${width * cell}" height="${height * cell}"`;
  return `<image x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${size} preserveAspectRatio="none" href="${uri}"/>`;
}
