import { shift } from '../../../color.ts';
import { type Anchor, curve } from '../../../geometry.ts';
import { line, type Panel, type Part, panel, inside as seenInside, trim } from '../../../piece.ts';
import type { SneakerLook } from '../sneaker.ts';
import { lacing } from './lacing.ts';
import { nearLevel } from './profile-pair.ts';
import { heel, quarter, type Rise, toe } from './sneaker-overlays.ts';
import { sneakerSole } from './sneaker-sole.ts';

const low: Rise = {
  throat: [
    [-138, -206],
    [-40, -236],
    [66, -306],
  ],
  ankle: -226,
  heel: -286,
};
const high: Rise = {
  throat: [
    [-138, -206],
    [20, -258],
    [118, -438],
  ],
  ankle: -420,
  heel: -446,
};

/** How tall the shoe stands, its tongue with it. */
export const sneakerHeight = (isHigh: boolean) => (isHigh ? 490 : 350);

/** One trainer from its side, toe to the left. */
export function sneakerProfile(look: SneakerLook, isNear: boolean): Part[] {
  const base = isNear ? { level: nearLevel } : {};
  const rise = look.high ? high : low;
  return [
    ...seenInside([...inside(rise, base), ...tongue(rise, look, base)]),
    panel(upper(rise), { ...base, thickness: 62, round: 92, wrinkle: 0.35, folds: flex }),
    ...toe(look),
    ...quarter(look),
    ...heel(rise, look),
    ...eyestay(rise, look),
    ...collar(rise, look),
    ...lacing(rise.throat, look.high ? 8 : 6, look.lace),
    ...sneakerSole(look, isNear),
  ];
}

/** Where the toes bend it. */
const flex = [
  { along: curve([-214, -192, -190, -140, -180, -90]), width: 13, depth: -4 },
  { along: curve([-186, -196, -160, -150, -150, -104]), width: 11, depth: -3 },
];

function upper({ throat: [start, bend, end], ankle, heel }: Rise): Anchor[] {
  const shaft = heel < -400;
  return [
    ...curve([-390, -72, -398, -108, -376, -150, -324, -178, -240, -194]),
    start,
    [bend[0] + 8, bend[1] - 8],
    [end[0], end[1], 1],
    ...curve([end[0] + 60, end[1] + (ankle - end[1]) * 0.62, 214, ankle, 300, ankle + (heel - ankle) * 0.45]),
    ...curve([362, heel - 4, 386, heel + 12]),
    ...(shaft ? curve([372, -380, 350, -290]) : []),
    ...curve([378, -200, 390, -130, 396, -70, 380, -40, -340, -40]),
  ];
}

/** The far side's collar and its lining, seen over the near edge. */
function inside({ throat, ankle, heel }: Rise, base: Partial<Panel>): Part[] {
  const [x, y] = throat[2];
  const far = curve(
    [
      x - 20,
      y - 12,
      x + 70,
      ankle - 40,
      224,
      ankle - 32,
      310,
      heel - 14,
      366,
      heel - 16,
      384,
      heel + 16,
      240,
      ankle + 34,
      x + 30,
      ankle + 24,
    ],
    [0],
  );
  return [
    panel(far, { ...base, thickness: 20, round: 18, wrinkle: 0, tone: -0.1 }),
    panel(
      curve(
        [
          x - 4,
          y + 4,
          x + 76,
          ankle - 22,
          226,
          ankle - 16,
          312,
          heel + 2,
          362,
          heel,
          376,
          heel + 24,
          240,
          ankle + 40,
          x + 30,
          ankle + 30,
        ],
        [0],
      ),
      {
        thickness: -24,
        round: 16,
        wrinkle: 0,
        tone: -0.5,
        fabric: 'jersey',
        pattern: 'solid',
      },
    ),
  ];
}

function tongue({ throat: [start, bend, end] }: Rise, { accent }: SneakerLook, base: Partial<Panel>): Part[] {
  const shape = curve([
    start[0] - 22,
    start[1] + 6,
    bend[0] - 44,
    bend[1] - 24,
    end[0] - 44,
    end[1] - 22,
    end[0] - 12,
    end[1] - 52,
    end[0] + 26,
    end[1] - 46,
    end[0] + 42,
    end[1] - 6,
    end[0] + 40,
    end[1] + 60,
    start[0] + 20,
    start[1] + 30,
  ]);
  const tab = curve(
    [end[0] - 26, end[1] - 30, end[0] - 10, end[1] - 48, end[0] + 20, end[1] - 44, end[0] + 10, end[1] - 12],
    [0, 3],
  );
  return [
    panel(shape, { ...base, thickness: 30, round: 26, wrinkle: 0.3, tone: -0.04 }),
    panel(tab, { hex: accent, pattern: 'solid', thickness: 4, round: 5, wrinkle: 0 }),
  ];
}

/** The edge along the lacing, sewn on. */
function eyestay({ throat: [start, bend, end], heel: top }: Rise, { over }: SneakerLook): Part[] {
  const deep = top < -400 ? 66 : 56;
  const lower = curve([
    end[0] + 62,
    end[1] + 46,
    end[0] + 20,
    end[1] + 84,
    bend[0] + 44,
    bend[1] + deep,
    start[0] + 34,
    start[1] + 62,
    start[0] - 16,
    start[1] + 60,
  ]);
  const shape: Anchor[] = [
    [start[0] - 8, start[1], 1],
    [bend[0] + 8, bend[1] - 10],
    [end[0], end[1] - 2, 1],
    ...lower,
  ];
  return [
    panel(shape, { ...over, thickness: 10, round: 9 }),
    line(
      lower.map(([x, y]): Anchor => [x - 5, y - 8]),
      'stitch',
    ),
    line(
      [
        [start[0] + 2, start[1] + 7],
        [bend[0] + 12, bend[1]],
        [end[0] - 4, end[1] + 10],
      ],
      'stitch',
    ),
  ];
}

/** The padded rim below the ankle. */
function collar({ throat, ankle, heel: top }: Rise, { over, accent }: SneakerLook): Part[] {
  const [x, y] = throat[2];
  const rim = curve(
    [
      x + 24,
      y + 20,
      x + 66,
      y + (ankle - y) * 0.66,
      214,
      ankle - 2,
      300,
      ankle + (top - ankle) * 0.45,
      336,
      top + 16,
      336,
      top + 44,
      290,
      ankle + 6,
      214,
      ankle + 34,
      x + 84,
      ankle + 14,
    ],
    [0],
  );
  const patch =
    top < -400
      ? [
          trim(
            [250, -330],
            `<circle r="34" fill="${accent}" opacity=".95"/><circle r="29" fill="none" stroke="${shift(accent, 0.4)}" stroke-width="1.6" stroke-dasharray="4 2.4"/>`,
          ),
        ]
      : [];
  return [
    panel(rim, { ...over, tone: -0.05, thickness: 22, round: 18, wrinkle: 0.2 } satisfies Partial<Panel>),
    ...patch,
  ];
}
