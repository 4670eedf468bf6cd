import { lightness, mix, shift } from '../../color.ts';
import type { Anchor } from '../../geometry.ts';
import { type Builder, line, type Panel, type Part, panel, trim } from '../../piece.ts';
import { laces } from './laces.ts';
import { outsole } from './outsole.ts';
import { footprint, opening, pair, smooth } from './shoe-last.ts';

export const sneakers: Builder = (make) => {
  const { random } = make;
  const pale = lightness(make.cloth) > 0.62;
  const rubber = random.pick(['#f3f1ea', '#e9e2cf', pale ? '#c9a77c' : '#f3f1ea']);
  const lace = pale ? '#f6f4ee' : random.chance(0.5) ? '#f1eee6' : shift(make.cloth, 0.1);
  const cap = random.pick(['bumper', 'overlay', 'plain'] as const);
  const accent =
    make.spec.accentHex || random.chance(0.5) ? make.accent : shift(make.cloth, pale ? -0.08 : 0.1);
  const over: Partial<Panel> = {
    ...smooth,
    fabric: make.spec.fabric === 'canvas' ? 'canvas' : 'leather',
    tone: pale ? -0.03 : 0.03,
    thickness: 8,
  };
  const build = (): Part[] => {
    const parts: Part[] = [
      panel(footprint(17), {
        hex: rubber,
        fabric: 'suede',
        pattern: 'solid',
        thickness: 26,
        round: 20,
        wrinkle: 0,
      }),
      line(footprint(10), 'stitch', { hex: shift(rubber, -0.25) }),
      panel(footprint(-2, 4), { thickness: 60, round: 88, wrinkle: 0.4 }),
    ];
    if (cap !== 'plain') {
      const toe: Anchor[] = [
        [-14, 2],
        [68, 28],
        [122, 130],
        [128, 196, 1],
        [60, 168],
        [-8, 158],
        [-76, 168],
        [-130, 200, 1],
        [-128, 130],
        [-84, 30],
      ];
      parts.push(
        panel(toe, cap === 'bumper' ? { ...over, hex: rubber, fabric: 'suede', tone: 0 } : over),
        line(
          [
            [124, 190],
            [60, 162],
            [-8, 152],
            [-76, 162],
            [-126, 194],
          ],
          'stitch',
        ),
      );
    } else {
      for (let y = 60; y < 170; y += 26)
        for (let x = -48; x <= 48; x += 24)
          parts.push(trim([x - 8 + (y % 52 ? 8 : 0), y], '<circle r="2.6" fill="#0d0b0a" opacity=".55"/>'));
    }
    for (const side of [-1, 1] as const) {
      const quarter: Anchor[] = [
        [side * 122, 300, 1],
        [side * 40, 262, 1],
        [side * 34, 330],
        [side * 48, 480],
        [side * 62, 560, 1],
        [side * 112, 590, 1],
        [side * 110, 450],
      ];
      parts.push(
        panel(quarter, { ...over, thickness: 6 }),
        line(
          [
            [side * 114, 306],
            [side * 46, 271],
            [side * 42, 330],
            [side * 55, 480],
            [side * 66, 552],
          ],
          'stitch',
        ),
      );
      parts.push(
        panel(
          [
            [side * 128, 400, 1],
            [side * 96, 380, 1],
            [side * 76, 500, 1],
            [side * 108, 540, 1],
          ],
          { ...over, hex: accent, tone: 0, thickness: 4 },
        ),
      );
    }
    parts.push(panel(opening(26, 520), { thickness: 22, round: 22, wrinkle: 0.3, tone: -0.04 }));
    parts.push(
      panel(opening(0, 520), {
        thickness: -46,
        round: 26,
        wrinkle: 0,
        tone: -0.45,
        fabric: 'jersey',
        pattern: 'solid',
      }),
    );
    parts.push(
      panel(
        [
          [0, 600],
          [48, 640],
          [52, 720],
          [0, 780],
          [-52, 720],
          [-48, 640],
        ],
        {
          hex: mix(rubber, '#b9b2a4', 0.4),
          fabric: 'jersey',
          pattern: 'solid',
          thickness: 2,
          round: 8,
          wrinkle: 0,
        },
      ),
    );
    parts.push(
      line(
        [
          [-18, 690],
          [18, 690],
        ],
        'edge',
        { hex: '#55504a', width: 2 },
      ),
      line(
        [
          [-12, 704],
          [12, 704],
        ],
        'edge',
        { hex: '#55504a', width: 2 },
      ),
    );
    parts.push(
      panel(
        [
          [-40, 262, 1],
          [40, 262, 1],
          [46, 420],
          [64, 560],
          [48, 596],
          [0, 606],
          [-48, 596],
          [-64, 560],
          [-46, 420],
        ],
        { thickness: 12, round: 18, wrinkle: 0.4, tone: -0.03 },
      ),
    );
    parts.push(
      panel(
        [
          [-26, 552, 1],
          [26, 552, 1],
          [24, 590, 1],
          [-24, 590, 1],
        ],
        { hex: accent, thickness: 3, round: 4, wrinkle: 0, pattern: 'solid' },
      ),
    );
    parts.push(...laces(lace));
    parts.push(
      panel(
        [
          [-44, 794, 1],
          [44, 794, 1],
          [50, 846],
          [0, 862],
          [-50, 846],
        ],
        { ...over, hex: accent, tone: 0, thickness: 8 },
      ),
    );
    return parts;
  };
  if (make.back) return pair(() => outsole({ hex: rubber, tread: 'profile' }), make, [[186, 200]]);
  return pair(build, make, [
    [186, 330],
    [190, 130],
  ]);
};
