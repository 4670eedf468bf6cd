import type { Anchor } from '../../geometry.ts';
import {
  type Fold,
  type GarmentContext,
  line,
  type Panel,
  type Part,
  type Piece,
  panel,
} from '../../piece.ts';
import type { Random } from '../../random.ts';
import { type Cut, roundNeck } from '../parts/torso.ts';
import { neckBand, neckInside } from './neck.ts';
/** A top folded as on a shop's table: sleeves and tail behind, the neck in the middle of the top edge. */
export function foldedTop(
  context: GarmentContext,
  cut: Cut,
  band: number,
  neck?: (cut: Cut) => Part[],
): Piece {
  const { random } = context;
  const half = cut.shoulder * random.range(0.86, 0.92);
  const length = cut.length * random.range(0.74, 0.82);
  const slope = cut.slope * (half / cut.shoulder);
  const folds = softFolds(random, half, length);
  const parts: Part[] = [
    panel(layer(half, 6, slope + 30, length + 17), {
      tone: -0.16,
      thickness: 10,
      round: 8,
      wrinkle: 0.4,
      pattern: 'solid',
    }),
    panel(layer(half, 3, slope + 24, length + 9), { tone: -0.06, thickness: 10, round: 8, wrinkle: 0.4 }),
  ];
  if (!neck) parts.push(...neckInside(cut, cut.neckDrop, context));
  parts.push(panel(front(cut, half, slope, length), { thickness: 15, round: 15, folds }));
  parts.push(...(neck ? neck(cut) : ribbedNeck(cut, band)));
  return { parts, focuses: [[0, 120]] };
}

/** The edge of a folded layer that shows behind the front. */
function layer(half: number, grow: number, top: number, bottom: number): Anchor[] {
  return [
    [-half - grow + 8, top, 1],
    [half + grow - 8, top, 1],
    [half + grow, top + 40],
    [half + grow + 2, bottom - 40],
    [half + grow - 6, bottom, 1],
    [0, bottom + 5],
    [-half - grow + 6, bottom, 1],
    [-half - grow - 2, bottom - 40],
    [-half - grow, top + 40],
  ];
}

function front(cut: Cut, half: number, slope: number, length: number): Anchor[] {
  return [
    ...roundNeck(cut, cut.neckDrop),
    [half - 10, slope * 0.8],
    [half, slope + 26],
    [half + 3, length * 0.5],
    [half - 1, length - 18],
    [half - 16, length],
    [0, length + 5],
    [-half + 16, length],
    [-half + 1, length - 18],
    [-half - 3, length * 0.5],
    [-half, slope + 26],
    [-half + 10, slope * 0.8],
  ];
}

/** What a folded stack shows: the cloth sinks a little along the folds of the sleeves behind it. */
function softFolds(random: Random, half: number, length: number): Fold[] {
  return ([-1, 1] as const).map((side) => {
    const x = side * half * random.range(0.5, 0.62);
    return {
      along: [
        [x - side * 14, -length * 0.3],
        [x, length * 0.5],
        [x + side * random.range(-8, 12), length * 1.3],
      ],
      width: random.range(34, 46),
      depth: -random.range(2.2, 3.4),
    };
  });
}

function ribbedNeck(cut: Cut, band: number): Part[] {
  const rib: Partial<Panel> = { fabric: 'knit-rib', pattern: 'solid', wrinkle: 0.2 };
  return [
    ...neckBand(cut, cut.neckDrop, band, rib),
    line(
      roundNeck(cut, cut.neckDrop).map(([x, y]): Anchor => [x * 1.05, y + 6]),
      'stitch',
    ),
  ];
}
