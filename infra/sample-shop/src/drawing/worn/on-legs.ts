import type { PictureSpec } from '@mall/api/catalogue/pictures/picture-spec';
import { mix, shift } from '../color.ts';
import { bottomFor } from '../compose/companion.ts';
import { makePiece } from '../compose/make-piece.ts';
import { boundsOf } from '../compose/placement.ts';
import { nearLevel } from '../garments/shoes/profile/profile-pair.ts';
import { type Anchor, curve } from '../geometry.ts';
import { type Fold, line, type Part, panel } from '../piece.ts';
import { placed } from '../placed.ts';
import { type Random, seeded } from '../random.ts';
import { bodyOf } from './clothes.ts';
import type { Layer } from './scene.ts';

/** Where the far foot stands, a step ahead of the near one. */
const ahead = { x: -236, y: -92, wide: 0.97, tall: 0.97 };

/** Above what is seen of a leg, about the knee. */
const knee = -1320;

/** Where the leg leaves the shoe: above the tongue's tip, and the middle of the opening. */
interface Ankle {
  tongue: number;
  x: number;
}

/** Shoes on the feet of a form that walks by: both legs from the knee down, seen from their side. */
export function onLegs(spec: PictureSpec): Layer[] {
  const random = seeded(spec.seed).fork(89);
  const { parts } = makePiece({ ...spec, view: 'front' }).piece;
  const shoe = parts.slice(parts.length / 2);
  const { top, left, right } = boundsOf({ parts: shoe, focuses: [] });
  const ankle: Ankle = { tongue: top, x: left + (right - left) * 0.78 };
  const hasTrousers = random.chance(0.62);
  const filled = [
    ...shoe.filter((part) => part.inside),
    ...bareLeg(ankle, bodyOf(spec).hex, hasTrousers),
    ...sock(ankle, spec, random),
    ...shoe.filter((part) => !part.inside),
  ];
  const trousers = hasTrousers ? [trouserLeg(ankle, bottomFor(spec, random), random)] : [];
  return [
    { spec, parts: placed(lowered(filled), ahead) },
    ...trousers.map((leg) => ({ ...leg, parts: placed(leg.parts, ahead) })),
    { spec, parts: filled },
    ...trousers,
  ];
}

/** The far shoe stands on the ground, not at the level that lifts the near one over it. */
const lowered = (parts: readonly Part[]): Part[] =>
  parts.map((part) =>
    part.kind === 'panel' && part.level !== undefined ? { ...part, level: part.level - nearLevel } : part,
  );

const level = nearLevel + 6;

/** Ankle, shin and calf, as plain as the figure's arms; below trousers only as much as is seen. */
function bareLeg({ tongue, x }: Ankle, hex: string, isHidden: boolean): Part[] {
  const low = tongue - 130;
  const back = curve([x + 176, low - 470, x + 142, low - 250, x + 100, low - 20, x + 98, tongue + 10]);
  const calf = isHidden
    ? curve([x - 90, tongue - 200, x + 106, tongue - 200, x + 98, tongue - 20], [0, 1])
    : [...curve([x - 92, low - 40, x - 122, low - 420, x - 116, knee, x + 152, knee], [2, 3]), ...back];
  const muscle: Fold = {
    along: curve([x + 56, knee - 200, x + 70, low - 420, x + 40, low - 60]),
    width: 64,
    depth: 5,
  };
  return [
    panel(
      [
        [x - 138, -190, 1],
        [x - 120, tongue + 70],
        [x - 94, tongue - 20],
        ...calf,
        [x + 116, tongue + 90],
        [x + 122, -170, 1],
      ],
      {
        hex,
        level,
        fabric: 'jersey',
        pattern: 'solid',
        thickness: 56,
        round: 112,
        wrinkle: 0.1,
        folds: isHidden ? [] : [muscle],
      },
    ),
  ];
}

/** A ribbed sock, or none. */
function sock({ tongue, x }: Ankle, { type, colorHex }: PictureSpec, random: Random): Part[] {
  if (type !== 'sneakers' && random.chance(0.55)) return [];
  const top = tongue - random.pick([130, 170, 210]);
  const hex = random.pick(['#f2f0ea', '#f2f0ea', '#d9d3c6', mix(colorHex, '#1b1c20', 0.55)]);
  const outline = curve(
    [
      x - 140,
      -190,
      x - 123,
      tongue + 70,
      x - 99,
      tongue - 10,
      x - 97,
      top,
      x + 4,
      top + 7,
      x + 110,
      top,
      x + 102,
      tongue - 50,
      x + 102,
      tongue + 10,
      x + 118,
      tongue + 90,
      x + 124,
      -170,
    ],
    [0, 3, 5, 9],
  );
  const folds: Fold[] = [
    { along: curve([x - 104, tongue + 30, x - 40, tongue + 46, x + 30, tongue + 30]), width: 12, depth: -4 },
    { along: curve([x + 104, tongue + 6, x + 40, tongue + 24, x - 30, tongue + 8]), width: 12, depth: 4 },
  ];
  return [
    panel(outline, {
      hex,
      level: level + 4,
      fabric: 'knit-rib',
      pattern: 'solid',
      thickness: 58,
      round: 100,
      wrinkle: 0.3,
      folds,
    }),
    line(curve([x - 96, top + 34, x + 4, top + 42, x + 106, top + 34]), 'seam', { width: 0.8 }),
  ];
}

/** Half the width of trousers at their hem and at the knee, by their kind. */
const legs = {
  'wide-pants': { hem: 236, knee: 214, above: 6 },
  jeans: { hem: 182, knee: 190, above: -14 },
  slacks: { hem: 168, knee: 192, above: 26 },
} as const;

/** A trouser leg with its outseam in the middle, long enough to leave the shoe free. */
function trouserLeg({ tongue, x }: Ankle, spec: PictureSpec, random: Random): Layer {
  const { hem: half, knee: wide, above } = legs[spec.type as keyof typeof legs] ?? legs.slacks;
  const [low, middle] = [tongue - above, x + 10];
  const isJean = spec.type === 'jeans';
  const hem = (up: number, spare = 0): Anchor[] => [
    [middle - half + spare, low - 8 - up],
    [middle - half * 0.3, low + 13 - up],
    [middle + half * 0.4, low + 18 - up],
    [middle + half - spare, low + 4 - up],
  ];
  const [front, ...rest] = hem(0);
  const corner = ([ax, ay]: Anchor): Anchor => [ax, ay, 1];
  const outline: Anchor[] = [
    corner(front ?? [0, 0]),
    [middle - half * 0.98 - 4, low - 300],
    [middle - wide, low - 620],
    [middle - wide + 12, knee, 1],
    [middle + wide + 6, knee, 1],
    [middle + wide + 16, low - 560],
    [middle + half * 1.02 + 6, low - 220],
    ...rest.toReversed().map((anchor, index) => (index === 0 ? corner(anchor) : anchor)),
  ];
  return {
    spec,
    parts: [
      panel(outline, { thickness: 58, round: 130, wrinkle: 1.1, folds: breaks(middle, half, low, random) }),
      line(curve([middle + 26, low + 18, middle + 20, low - 320, middle + 34, knee]), 'seam', { width: 1.2 }),
      ...(isJean
        ? [line(curve([middle + 16, low + 17, middle + 10, low - 320, middle + 24, knee]), 'stitch')]
        : []),
      line(hem(isJean ? 26 : 36, 3), 'stitch', isJean ? {} : { width: 0.6, hex: shift(spec.colorHex, -0.3) }),
    ],
  };
}

/** How the cloth gives above the shoe and behind the knee. */
function breaks(middle: number, half: number, low: number, random: Random): Fold[] {
  const sway = () => random.range(-24, 24);
  const slant = (from: number, y: number, depth: number): Fold => ({
    along: curve([
      middle + from * half * 0.96,
      y,
      middle + from * half * 0.3 + sway(),
      y + 46,
      middle - from * half * 0.4,
      y + 64,
    ]),
    width: random.range(26, 42),
    depth,
  });
  return [
    slant(-1, low - 150 + sway(), -9),
    slant(1, low - 230 + sway(), 10),
    slant(1, low - 110 + sway(), -8),
    slant(1, low - 600 + sway() * 3, random.range(4, 9)),
    slant(random.pick([1, -1]), low - 720 + sway() * 2, -random.range(3, 8)),
    {
      along: curve([
        middle - half * 0.5,
        knee + 40,
        middle - half * 0.55 + sway(),
        low - 460,
        middle - half * 0.5,
        low - 60,
      ]),
      width: 46,
      depth: 10,
    },
    {
      along: curve([
        middle + half * 0.45,
        knee + 40,
        middle + half * 0.5 + sway(),
        low - 420,
        middle + half * 0.4,
        low - 40,
      ]),
      width: 50,
      depth: -10,
    },
  ];
}
