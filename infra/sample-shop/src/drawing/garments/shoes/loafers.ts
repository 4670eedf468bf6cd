import { mix, shift } from '../../color.ts';
import type { Anchor } from '../../geometry.ts';
import { type Builder, line, type Part, panel, trim } from '../../piece.ts';
import { rivet } from '../../trims/hardware.ts';
import { outsole } from './outsole.ts';
import { footprint, opening, pair, slimmer } from './shoe-last.ts';

export const loafers: Builder = (make) => {
  const { random } = make;
  const kind = random.pick(['penny', 'bit', 'plain'] as const);
  const metal = random.pick(['#c9a867', '#bdbcb8']);
  const sole = mix(make.cloth, '#1b1512', 0.8);
  const build = (): Part[] => {
    const parts: Part[] = [
      panel(footprint(7, 4), {
        hex: sole,
        fabric: 'leather',
        pattern: 'solid',
        thickness: 18,
        round: 8,
        wrinkle: 0,
      }),
      line(footprint(4, 3), 'stitch', { hex: shift(sole, 0.3) }),
      panel(footprint(-5, 8), {
        thickness: 64,
        round: 86,
        wrinkle: 0.3,
        folds: [
          {
            along: [
              [-110, 330],
              [0, 352],
              [116, 326],
            ],
            width: 16,
            depth: -4,
          },
        ],
      }),
    ];
    const apron: Anchor[] = [
      [-10, 84],
      [58, 104],
      [88, 190],
      [84, 330],
      [74, 432, 1],
      [-72, 432, 1],
      [-84, 330],
      [-92, 190],
      [-70, 104],
    ];
    parts.push(panel(apron, { thickness: 7, round: 12, wrinkle: 0.3 }));
    parts.push(
      line(
        [...apron.slice(4, 5), ...apron.slice(0, 4).reverse(), ...apron.slice(5).reverse()].map(
          ([x, y]): Anchor => [x * 1.05, y - 5],
        ),
        'stitch',
        { width: 1.5 },
      ),
    );
    parts.push(
      panel(opening(14, 430), { thickness: 16, round: 12, wrinkle: 0.1 }),
      line([...opening(9, 430), [0, 421]], 'stitch'),
    );
    parts.push(
      panel(opening(0, 432), { thickness: -52, round: 30, wrinkle: 0, tone: -0.4, pattern: 'solid' }),
    );
    parts.push(
      panel(
        [
          [0, 540],
          [46, 600],
          [50, 720],
          [0, 782],
          [-50, 720],
          [-46, 600],
        ],
        { hex: '#b08d62', fabric: 'leather', pattern: 'solid', thickness: 2, round: 8, wrinkle: 0 },
      ),
    );
    parts.push(
      line(
        [
          [-20, 690],
          [20, 690],
        ],
        'edge',
        { hex: '#6d5232', width: 2 },
      ),
      line(
        [
          [-12, 704],
          [12, 704],
        ],
        'edge',
        { hex: '#6d5232', width: 2 },
      ),
    );
    parts.push(
      panel(
        [
          [-70, 392, 1],
          [0, 378],
          [70, 392, 1],
          [66, 448],
          [30, 478],
          [0, 484],
          [-30, 478],
          [-66, 448],
        ],
        { thickness: 9, round: 10, wrinkle: 0.1 },
      ),
    );
    const saddle: Anchor[] = [
      [-132, 334, 1],
      [-80, 322],
      [0, 318],
      [80, 322],
      [136, 332, 1],
      [128, 404, 1],
      [78, 386],
      [0, 382],
      [-78, 386],
      [-118, 406, 1],
    ];
    if (kind !== 'plain')
      parts.push(
        panel(saddle, { thickness: 10, round: 9, wrinkle: 0 }),
        line(
          [
            [-122, 342],
            [0, 326],
            [126, 340],
          ],
          'stitch',
        ),
        line(
          [
            [-112, 397],
            [0, 374],
            [122, 396],
          ],
          'stitch',
        ),
      );
    if (kind === 'penny')
      parts.push(
        panel(
          [
            [-34, 340, 1],
            [34, 340, 1],
            [22, 352],
            [34, 364, 1],
            [-34, 364, 1],
            [-22, 352],
          ],
          { tone: -0.6, thickness: -4, round: 3, wrinkle: 0 },
        ),
      );
    if (kind === 'bit') {
      for (const side of [-1, 1]) parts.push(trim([side * 58, 352], rivet(metal, true), { size: 4 }));
      parts.push(
        trim(
          [0, 352],
          `<rect x="-52" y="-4" width="106" height="14" rx="6" fill="#0d0b0a" opacity=".28"/><rect x="-54" y="-7" width="108" height="13" rx="6" fill="${shift(metal, -0.45)}"/><rect x="-53" y="-6" width="106" height="10" rx="5" fill="${metal}"/><rect x="-48" y="-4.6" width="96" height="2.6" rx="1.3" fill="#fff" opacity=".65"/>`,
        ),
      );
    }
    return parts;
  };
  if (make.back)
    return pair(() => slimmer(outsole({ hex: mix(sole, '#8a6a48', 0.45), tread: 'smooth' })), make, [
      [186, 200],
    ]);
  return pair(() => slimmer(build()), make, [
    [190, 350],
    [186, 140],
  ]);
};
