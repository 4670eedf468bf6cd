import type { PictureSpec } from '@mall/api/catalogue/pictures/picture-spec';
import { topFor } from '../compose/companion.ts';
import { makePiece } from '../compose/make-piece.ts';
import { type Anchor, mirrored } from '../geometry.ts';
import { line, type Part, panel, trim } from '../piece.ts';
import { placed } from '../placed.ts';
import { seeded } from '../random.ts';
import { bodyOf } from './clothes.ts';
import { figure } from './figure.ts';
import { insideOf, onBody, outsideOf } from './on-body.ts';
import { bodySpec, type Layer, worn } from './scene.ts';

/** A figure in a plain top, from the head down to the hips. */
function bust(spec: PictureSpec, shade: readonly Part[] = []): Layer[] {
  const look = bodyOf(spec);
  const top = topFor(spec, seeded(spec.seed).fork(86));
  const piece = worn(top);
  return [
    { spec: top, parts: onBody(insideOf(piece)) },
    { spec: bodySpec(look.hex, spec.seed), parts: [...figure(look), ...shade] },
    { spec: top, parts: onBody(outsideOf(piece)) },
  ];
}

/** Share of its drawn size that something for the head has on a head. */
const onHead = 0.355;

/** What a visor keeps from the light below it, softer the farther down the face. */
function visorShade(): Part[] {
  return Array.from({ length: 14 }, (_, step) => {
    const [low, side] = [-150 + step * 2.8, 77 - step * 0.6];
    return trim(
      [0, 0],
      `<path d="M-78-190H78L${side} ${low + 6}Q0 ${low - 22} ${-side} ${low + 6}Z" fill="#0d0b0a" opacity=".04"/>`,
    );
  });
}

/** A cap or a beanie on a head. */
export function headwear(spec: PictureSpec): Layer[] {
  const { parts } = worn({ ...spec, view: 'front' });
  const isCap = spec.type === 'cap';
  const hat: Layer = { spec, parts: placed(parts, { y: isCap ? -288 : -246, wide: onHead, tall: onHead }) };
  return [...bust(spec, isCap ? visorShade() : []), hat];
}

/** A scarf laid around the neck once, both ends in front. */
export function wrapped(spec: PictureSpec): Layer[] {
  const end = (x: number, bottom: number, lean: number): Part[] => [
    ...Array.from({ length: 12 }, (_, index): Part => {
      const at = x - 62 + lean + index * 11.4;
      return line(
        [
          [at, bottom - 6],
          [at + lean * 0.1, bottom + 40],
        ],
        'cord',
        { width: 0.6 },
      );
    }),
    panel(
      [
        [x - 46, 40, 1],
        [x + 46, 40, 1],
        [x + 66 + lean, bottom, 1],
        [x - 66 + lean, bottom, 1],
      ],
      {
        thickness: 26,
        round: 30,
        folds: [-24, 18].map((away, index) => ({
          along: [
            [x + away * 0.6, 50],
            [x + away, (bottom + 40) / 2],
            [x + away + lean, bottom],
          ] as Anchor[],
          width: 18,
          depth: index ? 10 : -9,
        })),
      },
    ),
  ];
  const loop = (y: number, half: number, tall: number): Part => {
    const right: Anchor[] = [
      [half * 0.7, y - tall * 0.72],
      [half, y - tall * 0.34],
      [half * 0.92, y + tall * 0.2],
      [half * 0.5, y + tall * 0.52],
    ];
    return panel([[0, y - tall * 0.5], ...right, [0, y + tall * 0.66], ...mirrored(right)], {
      thickness: 40,
      round: 46,
      folds: [
        {
          along: [
            [-half * 0.8, y - tall * 0.2],
            [0, y + tall * 0.2],
            [half * 0.8, y - tall * 0.22],
          ],
          width: 18,
          depth: -14,
        },
      ],
    });
  };
  return [
    ...bust(spec),
    { spec, parts: [...end(34, 470, 14), ...end(-38, 400, -10), loop(18, 148, 120), loop(-22, 128, 100)] },
  ];
}

/** Both feet in socks. */
export function stockinged(spec: PictureSpec): Layer[] {
  const { context } = makePiece(spec);
  const look = bodyOf(spec);
  const sock = (side: 1 | -1): Part[] => {
    const at = (x: number, y: number, corner?: 1): Anchor => (corner ? [x * side, y, 1] : [x * side, y]);
    const band = panel([at(38, 1192, 1), at(136, 1192, 1), at(131, 1236, 1), at(42, 1236, 1)], {
      fabric: 'knit-rib',
      thickness: 22,
      round: 20,
      wrinkle: 0.2,
    });
    const foot: Anchor[] = [
      at(42, 1220, 1),
      at(130, 1220, 1),
      at(112, 1390),
      at(126, 1432),
      at(135, 1464),
      at(98, 1482),
      at(56, 1474),
      at(42, 1430),
      at(52, 1390),
    ];
    const toe: Anchor[] = [at(46, 1446, 1), at(130, 1446, 1), at(135, 1466), at(98, 1483), at(54, 1476)];
    return [
      panel(foot, { thickness: 34, round: 44 }),
      panel(toe, { hex: context.accent, thickness: 3, round: 10, pattern: 'solid' }),
      band,
    ];
  };
  return [
    { spec: bodySpec(look.hex, spec.seed), parts: figure({ hex: look.hex }) },
    { spec, parts: [...sock(-1), ...sock(1)] },
  ];
}
