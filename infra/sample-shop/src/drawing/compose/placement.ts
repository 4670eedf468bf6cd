import type { Anchor, Point } from '../geometry.ts';
import type { Piece } from '../piece.ts';
import { seeded } from '../random.ts';

// Bound once: a global looked up in an inner loop is slow wherever globals are proxied, as in a test's own realm.
const { PI, abs, cos: mathCos, max, min, sin: mathSin } = Math;

/** Where a piece lies on the canvas: its zero, its scale and its rotation (degrees clockwise). */
export interface Placement {
  x: number;
  y: number;
  scale: number;
  rotation: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What is drawn on: its width and height in px, and how large that is beside what layouts are measured in. */
export interface Canvas {
  size: Point;
  share: number;
}

/** A box on a canvas of another size. */
export function scaled({ left, top, right, bottom }: Box, share: number): Box {
  return { left: left * share, top: top * share, right: right * share, bottom: bottom * share };
}

export type Move = (anchor: Anchor) => Anchor;

/** Moves piece coordinates to the canvas, with the slight unevenness of cloth laid by hand. */
export function moverOf({ x, y, scale, rotation }: Placement, seed: number): Move {
  const random = seeded(seed).fork(5);
  const phases = [0, 1, 2, 3].map(() => random.range(0, PI * 2));
  const [a = 0, b = 0, c = 0, d = 0] = phases;
  const cos = mathCos((rotation * PI) / 180) * scale;
  const sin = mathSin((rotation * PI) / 180) * scale;
  return ([px, py, corner]) => {
    const wx = px + 2.6 * mathSin(py / 74 + a) + 2 * mathSin(px / 60 + py / 130 + b);
    const wy = py + 2.6 * mathSin(px / 82 + c) + 1.8 * mathSin(py / 66 - px / 140 + d);
    const mx = x + wx * cos - wy * sin;
    const my = y + wx * sin + wy * cos;
    return corner ? [mx, my, corner] : [mx, my];
  };
}

/** The box around a piece's cloth and lines in its own units. */
export function boundsOf(piece: Piece): Box {
  const points = piece.parts.flatMap((part): readonly Anchor[] => {
    if (part.kind === 'panel') return part.outline;
    return part.kind === 'line' ? part.along : [];
  });
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: min(...xs), top: min(...ys), right: max(...xs), bottom: max(...ys) };
}

/** Places a piece in the middle of a box, as large as fits but no larger than `largest`. */
export function fitInto(piece: Piece, box: Box, largest: number, rotation = 0): Placement {
  const bounds = boundsOf(piece);
  const width = bounds.right - bounds.left;
  const height = bounds.bottom - bounds.top;
  const angle = (rotation * PI) / 180;
  const [cos, sin] = [mathCos(angle), mathSin(angle)];
  const rotatedWidth = abs(width * cos) + abs(height * sin);
  const rotatedHeight = abs(width * sin) + abs(height * cos);
  const scale = min((box.right - box.left) / rotatedWidth, (box.bottom - box.top) / rotatedHeight, largest);
  const centre: Point = [(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2];
  return {
    x: (box.left + box.right) / 2 - (centre[0] * cos - centre[1] * sin) * scale,
    y: (box.top + box.bottom) / 2 - (centre[0] * sin + centre[1] * cos) * scale,
    scale,
    rotation,
  };
}

/** Places a piece so that one of its points comes to the middle of the canvas. */
export function lookAt(point: Point, scale: number, canvas: Point): Placement {
  return { x: canvas[0] / 2 - point[0] * scale, y: canvas[1] / 2 - point[1] * scale, scale, rotation: 0 };
}
