import type { Fabric, GarmentType } from '@mall/api/catalogue/pictures/picture-spec';
import { bandsOf } from '../cloth/bands.ts';
import { fabricNatures } from '../cloth/fabric.ts';
import { patternPaint } from '../cloth/pattern-paint.ts';
import type { Nearness } from '../cloth/surface-kit.ts';
import { surfaceTile, surfaceUnits } from '../cloth/surface-tile.ts';
import { lightness, mix, shift } from '../color.ts';
import { scallop } from '../garments/house/lace.ts';
import { type Anchor, pathData } from '../geometry.ts';
import type { GarmentContext, Line, Panel } from '../piece.ts';
import { paintBands } from './paint-bands.ts';
import type { Move, Placement } from './placement.ts';

/** Gathers definitions and hands out ids that are unique within one document. */
export class Definitions {
  private readonly known = new Map<string, string>();
  readonly items: string[] = [];

  /** The id of a definition, written once for each distinct key. */
  once(key: string, write: (id: string) => string): string {
    const id = this.known.get(key);
    if (id) return id;
    const fresh = `p${this.known.size}`;
    this.known.set(key, fresh);
    this.items.push(write(fresh));
    return fresh;
  }
}

const round = (value: number) => Math.round(value * 100) / 100;

/** What is cut from shirting. */
const shirts: readonly GarmentType[] = ['shirt', 'blouse', 'shirt-dress'];

/** A panel's colour, pattern and edge, flat: its surface and the light come later. */
export function paintPanel(
  part: Panel,
  data: string,
  context: GarmentContext,
  placement: Placement,
  lay: { outline: readonly Anchor[]; move: Move },
  defs: Definitions,
): string {
  const hex = hexOf(part, context);
  const pattern = part.pattern ?? context.spec.pattern;
  const fills = [`<path d="${data}" fill="${hex}"/>`];
  const bands = bandsOf(pattern, hex, context.accent, shirts.includes(context.spec.type));
  if (bands) {
    const clip = defs.once(`cut ${data}`, (id) => `<clipPath id="${id}"><path d="${data}"/></clipPath>`);
    const lie = {
      outline: lay.outline,
      folds: part.folds ?? [],
      move: lay.move,
      rotation: rotationOf(part, placement),
      placement,
    };
    fills.push(
      `<g clip-path="url(#${clip})"${part.tone ? ' opacity=".6"' : ''}>${paintBands(bands, lie)}</g>`,
    );
  }
  const print = pattern === 'house-check' ? undefined : patternPaint(pattern, hex, context.accent);
  if (print) {
    const { width, height, svg } = print;
    const frame = tileFrame(placement, rotationOf(part, placement), width, height);
    const id = defs.once(`${pattern} ${hex} ${frame}`, (id) => {
      return `<pattern id="${id}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" ${frame}>${svg}</pattern>`;
    });
    fills.push(`<path d="${data}" fill="url(#${id})"${part.tone ? ' opacity=".6"' : ''}/>`);
  }
  if (part.seamless) return fills.join('');
  const edge = shift(hex, lightness(hex) > 0.3 ? -0.5 : -0.75);
  fills.push(
    `<path d="${data}" fill="none" stroke="${edge}" stroke-opacity=".4" stroke-width="${round(placement.scale)}"/>`,
  );
  return fills.join('');
}

/** The id of the surface to lay over a panel. */
export function surfaceOf(
  part: Panel,
  context: GarmentContext,
  placement: Placement,
  defs: Definitions,
): string {
  const fabric = part.fabric ?? context.spec.fabric;
  const nearness = nearnessOf(placement.scale);
  const tile = defs.once(`${fabric} ${nearness}`, (id) => {
    const image = `<image width="${surfaceUnits}" height="${surfaceUnits}" href="${surfaceTile(fabric, nearness)}"/>`;
    return `<pattern id="${id}" viewBox="0 0 ${surfaceUnits} ${surfaceUnits}">${image}</pattern>`;
  });
  const frame = tileFrame(placement, leanOf(fabric, rotationOf(part, placement)), surfaceUnits, surfaceUnits);
  return defs.once(`${tile} ${frame}`, (id) => `<pattern id="${id}" href="#${tile}" ${frame}/>`);
}

function hexOf(part: Panel, context: GarmentContext): string {
  const base = part.hex ?? context.cloth;
  return part.tone ? shift(base, part.tone) : base;
}

const rotationOf = (part: Panel, { rotation }: Placement) => Math.round((part.grain ?? 0) + rotation);

function nearnessOf(scale: number): Nearness {
  if (scale > 1.9) return 'close';
  return scale < 0.6 ? 'far' : 'near';
}

/** The lean that a surface is laid at; upright ones are drawn much faster. */
function leanOf(fabric: Fabric, rotation: number): number {
  const { even, fine } = fabricNatures[fabric];
  return even || (fine && Math.abs(rotation) < 10) ? 0 : rotation;
}

/**
 * Where a repeating tile starts and how large it is. An upright one begins on an even pixel and is an even
 * number of pixels long: the rasteriser then copies it, which is ten times faster than resampling.
 */
function tileFrame({ x, y, scale }: Placement, rotation: number, width: number, height: number): string {
  const units = 'patternUnits="userSpaceOnUse"';
  if (rotation !== 0) {
    const transform = `translate(${round(x)} ${round(y)}) rotate(${rotation}) scale(${round(scale)})`;
    return `width="${width}" height="${height}" ${units} patternTransform="${transform}"`;
  }
  const even = (value: number) => Math.round(value / 2) * 2;
  const size = (length: number) => Math.max(2, even(length * scale));
  return `x="${even(x)}" y="${even(y)}" width="${size(width)}" height="${size(height)}" ${units}`;
}

/** Writes strokes along one path, their widths in drawing units. */
const strokeOf =
  (data: string, scale: number) =>
  (hex: string, width: number, opacity: number, more = '') =>
    `<path d="${data}" fill="none" stroke="${hex}" stroke-width="${round(width * scale)}" stroke-opacity="${opacity}"${more}/>`;

/** A round cord with its shadow: braided, or twisted of two plies that show at its sides in turn. */
function paintCord(data: string, { look, width = 1 }: Line, hex: string, scale: number): string {
  const stroke = strokeOf(data, scale);
  const caps = ' stroke-linecap="round"';
  const moved = (x: number, y: number) => ` transform="translate(${round(x * scale)} ${round(y * scale)})"`;
  const dash = (on: number, off: number, from = 0) =>
    ` stroke-dasharray="${round(on * scale)} ${round(off * scale)}" stroke-dashoffset="${round(from * scale)}"`;
  const body = [
    stroke('#0d0b0a', 7 * width, 0.18, moved(3, 4) + caps),
    stroke(shift(hex, -0.35), 7 * width, 1, caps),
    stroke(hex, 5.4 * width, 1, caps),
  ];
  const surface =
    look === 'cord'
      ? [stroke(shift(hex, 0.3), 1.8 * width, 0.7, dash(2.4, 2))]
      : [
          stroke(shift(hex, -0.5), 2.9 * width, 0.6, dash(1.5, 5.5) + moved(1.3 * width, 1.2)),
          stroke(shift(hex, -0.5), 2.9 * width, 0.6, dash(1.5, 5.5) + moved(-1.3 * width, -0.3)),
          stroke(shift(hex, 0.22), 1.5 * width, 0.55, dash(4, 3, -2) + moved(-0.9 * width, 0)),
        ];
  return [...body, ...surface].join('');
}

/** Stitches, seams and cords on the cloth below. */
export function paintLine(part: Line, context: GarmentContext, move: Move, { scale }: Placement): string {
  const data = pathData(part.along.map(move), false);
  const pale = lightness(context.cloth) > 0.35;
  const stroke = strokeOf(data, scale);
  const lower = ` transform="translate(${round(1.1 * scale)} ${round(1.1 * scale)})"`;
  // Thread that is meant to be seen is thick.
  const width = (part.width ?? 1) * (part.look === 'stitch' && context.maker.thread ? 1.7 : 1);
  switch (part.look) {
    case 'stitch': {
      const jean = context.spec.fabric === 'denim' ? mix(context.cloth, '#c08a4e', 0.78) : undefined;
      const thread =
        part.hex ??
        context.maker.thread ??
        jean ??
        (pale ? shift(context.cloth, -0.34) : mix(context.cloth, '#d8d4cc', 0.34));
      const dash = ` stroke-dasharray="${round(4.6 * scale)} ${round(2.2 * scale)}" stroke-linecap="round"`;
      return stroke('#0d0b0a', 2.6 * width, 0.14, lower) + stroke(thread, 1.25 * width, 0.95, dash);
    }
    case 'seam':
      return (
        stroke('#ffffff', 1.3 * width, pale ? 0.22 : 0.13, lower) +
        stroke('#0d0b0a', 1.4 * width, pale ? 0.32 : 0.55)
      );
    case 'rib':
      return stroke(part.hex ?? '#0d0b0a', 1.6 * width, 0.22);
    case 'fade':
      return stroke(
        mix(context.cloth, '#eef1f4', 0.6),
        width,
        pale ? 0.07 : 0.055,
        ' stroke-linecap="round"',
      );
    case 'eyelet': {
      const dots = ` stroke-dasharray="0 ${round(scallop * scale)}" stroke-linecap="round"`;
      return stroke('#6d5a55', width, 0.45, dots);
    }
    case 'edge':
      return stroke(part.hex ?? '#0d0b0a', width, 0.8);
    case 'cord':
    case 'twist':
      return paintCord(data, part, part.hex ?? context.cloth, scale);
  }
}
