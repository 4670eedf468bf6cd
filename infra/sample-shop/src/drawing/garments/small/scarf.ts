import { lettering } from '../../makers/lettering.ts';
import type { Maker } from '../../makers/maker.ts';
import { type Builder, type Fold, line, type Part, type Piece, panel, trim } from '../../piece.ts';
import { turned } from '../parts/turned.ts';

/** Folded once across its middle, the two fringed ends lying a little apart. */
export const scarf: Builder = (make) => {
  const { random } = make;
  const marks = make.spec.cut ?? [];
  const half = random.range(122, 138) * (marks.includes('over') ? 1.42 : 1);
  const long = marks.includes('fringe') ? 1.9 : 1;
  const fringe = (x: number, y: number, lean: number): Part[] =>
    Array.from({ length: 21 }, (_, index): Part => {
      const at = x - half + 6 + (index * (half * 2 - 12)) / 20;
      const sway = random.range(-6, 6);
      return line(
        [
          [at, y - 8],
          [at + lean + sway * 0.5, y + 36 * long],
          [at + lean * 1.6 + sway, y + random.range(66, 80) * long],
        ],
        'cord',
        { width: 0.8 },
      );
    });
  const layer = (x: number, y: number, lean: number): Part[] => {
    const folds = [-0.55, -0.1, 0.4].map(
      (share, index): Fold => ({
        along: [
          [x + share * half, random.range(20, 120)],
          [x + share * half + lean * 0.5 + random.range(-10, 10), y * 0.5],
          [x + share * half * 1.05 + lean, y + 10],
        ],
        width: random.range(24, 40),
        depth: (index % 2 ? -1 : 1) * random.range(6, 10),
      }),
    );
    return [
      ...fringe(x + lean, y, lean * 0.12),
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
        { thickness: 20, round: 30, folds, grain: -lean / 16 },
      ),
    ];
  };
  const parts = [
    ...layer(46, random.range(900, 960), random.range(30, 64)),
    ...layer(-14, random.range(800, 880), random.range(-46, -20)),
  ];
  if (!make.back && make.maker.words) parts.push(...wovenLabel(make.maker, random.range(40, 60)));
  const piece: Piece = {
    parts,
    focuses: [
      [-30, 700],
      [-20, 260],
    ],
  };
  return make.back ? turned(piece) : piece;
};

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
    trim([x, y], name),
  ];
}
