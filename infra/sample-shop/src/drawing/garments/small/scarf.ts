import { lightness, shift } from '../../color.ts';
import type { Anchor } from '../../geometry.ts';
import { lettering } from '../../makers/lettering.ts';
import type { Maker } from '../../makers/maker.ts';
import { type Builder, type Fold, line, type Part, type Piece, panel, trim } from '../../piece.ts';
import type { Random } from '../../random.ts';
import { mirrored } from '../parts/mirrored.ts';
import { twistedFringe } from './fringe.ts';

/** Folded once across its middle, the two fringed ends lying a little apart. */
export const scarf: Builder = (context) => {
  const { random } = context;
  const traits = context.spec.cut ?? [];
  const half = random.range(122, 138) * (traits.includes('over') ? 1.42 : 1);
  const fringe = traits.includes('fringe') ? 142 : 76;
  const isNear = context.spec.view === 'detail';
  const layer = (x: number, y: number, lean: number): Part[] => {
    const edge = { from: [x - half + lean, y + 4], to: [x + half + lean, y] } as const;
    const hem = (up: number): Anchor[] => [
      [edge.from[0] + 4, edge.from[1] - up],
      [edge.to[0] - 4, edge.to[1] - up],
    ];
    return [
      ...twistedFringe({ ...edge, lean: lean * 0.12, length: fringe, isNear }, context.cloth, random),
      panel(
        [
          [x - half + 10, 6],
          [x, -4],
          [x + half - 10, 6],
          [x + half, 40],
          [x + half + lean * 0.5 + 3, y * 0.55],
          [x + half + lean, y, 1],
          [x - half + lean, y + 4, 1],
          [x - half + lean * 0.5 - 3, y * 0.55],
          [x - half, 40],
        ],
        { thickness: 15, round: 24, folds: drape(x, y, half, lean, random), grain: -lean / 16 },
      ),
      line(hem(7), 'rib', { width: 1.1 }),
      line(hem(12), 'rib', { width: 0.7 }),
      ...[-1, 1].map((side) =>
        line(
          [
            [x + side * (half - 13), 4],
            [x + side * (half - 8), 26],
            [x + side * (half - 6), 60],
            [x + side * (half - 4) + lean * 0.5, y * 0.55],
            [x + side * (half - 7) + lean, y - 6],
          ],
          'rib',
          { width: 0.8 },
        ),
      ),
    ];
  };
  const parts = [
    ...layer(46, random.range(900, 960), random.range(30, 64)),
    ...layer(-14, random.range(800, 880), random.range(-46, -20)),
  ];
  if (!context.back && context.maker.words) parts.push(...wovenLabel(context.maker, random.range(40, 60)));
  const piece: Piece = {
    parts,
    focuses: [
      [-14, 750],
      [half - 40, 190],
    ],
  };
  return context.back ? mirrored(piece) : piece;
};

/** Folds run down from the edge that it is folded at, and open on their way. */
function drape(x: number, y: number, half: number, lean: number, random: Random): Fold[] {
  return [-0.55, -0.1, 0.4].map((share, index) => ({
    along: [
      [x + share * half * 0.94, -random.range(70, 130)],
      [x + share * half + lean * 0.5 + random.range(-10, 10), y * 0.5],
      [x + share * half * 1.05 + lean, y + 10],
    ],
    width: random.range(24, 40),
    depth: (index % 2 ? -1 : 1) * random.range(5, 8),
  }));
}

/** The maker's label at a corner. */
function wovenLabel({ label, letters, words }: Maker, x: number): Part[] {
  const [y, half] = [724, 46];
  const hex = label.shape === 'print' ? '#f2f0ea' : label.ground;
  const name = lettering(words, letters, {
    ink: label.shape === 'print' ? '#3a3937' : label.ink,
    height: 15,
    room: 78,
  });
  return [
    panel(
      [
        [x - half, y - 17, 1],
        [x + half, y - 17, 1],
        [x + half, y + 17, 1],
        [x - half, y + 17, 1],
      ],
      {
        hex,
        fabric: 'satin',
        pattern: 'solid',
        thickness: 4,
        round: 3,
        wrinkle: 0,
      },
    ),
    ...[-11.5, 11.5].map((away) =>
      line(
        [
          [x - half + 5, y + away],
          [x + half - 5, y + away],
        ],
        'stitch',
        { hex: shift(hex, lightness(hex) > 0.5 ? -0.25 : 0.3), width: 0.6 },
      ),
    ),
    trim([x, y], name),
  ];
}
