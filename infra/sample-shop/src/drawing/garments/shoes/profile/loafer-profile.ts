import { mix, shift } from '../../../color.ts';
import { type Anchor, curve } from '../../../geometry.ts';
import { line, type Panel, type Part, panel, inside as seenInside } from '../../../piece.ts';
import { placed } from '../../../placed.ts';
import { strip } from '../../parts/strip.ts';
import type { LoaferLook } from '../loafer.ts';
import { instep } from './loafer-instep.ts';
import { nearLevel, onEdge } from './profile-pair.ts';

/** How tall a loafer stands. */
export const loaferHeight = (chunky: boolean) => (chunky ? 320 : 290);

/** One loafer from its side, toe to the left. */
export function loaferProfile(look: LoaferLook, isNear: boolean): Part[] {
  const base = isNear ? { level: nearLevel } : {};
  const behindFoot = seenInside([...inside(base), ...tongue(base)]);
  const body = [...behindFoot, ...upper(base), ...apron(), ...backstay(), ...instep(look)];
  return [
    ...placed(body, { y: look.chunky ? -34 : 0 }),
    ...onEdge(look.chunky ? lugSole(look.sole) : leatherSole(look.sole), isNear),
  ];
}

const topline = [58, -232, 100, -206, 170, -186, 240, -182, 306, -198, 362, -240];

function upper(base: Partial<Panel>): Part[] {
  const outline = [
    ...curve([-386, -46, -399, -76, -397, -108, -378, -136, -330, -155, -226, -178, -104, -210, 20, -252]),
    ...curve([...topline, 386, -236, 391, -180, 380, -116, 390, -60, 376, -40, 120, -34, -330, -30], [0]),
  ];
  const folds = [
    { along: curve([-130, -194, -104, -130, -90, -70]), width: 14, depth: -4 },
    { along: curve([-94, -206, -66, -140, -60, -80]), width: 11, depth: 3 },
  ];
  return [
    panel(outline, { ...base, thickness: 58, round: 88, wrinkle: 0.25, folds }),
    line(shifted(topline, 0, 9), 'stitch', { width: 0.9 }),
    line(shifted(topline, 0, 3), 'edge', { width: 3, hex: '#1b1512' }),
  ];
}

/** The far edge of the opening, the lining below it and the sock that one steps on. */
function inside(base: Partial<Panel>): Part[] {
  const far = curve([
    0, -262, 90, -236, 170, -218, 250, -214, 318, -228, 366, -252, 386, -236, 300, -150, 60, -180,
  ]);
  const lining = curve([
    30, -244, 100, -224, 176, -206, 250, -203, 314, -216, 360, -240, 372, -222, 290, -150, 70, -170,
  ]);
  const flat = { fabric: 'leather', pattern: 'solid', wrinkle: 0 } as const;
  return [
    panel(far, { ...base, thickness: 22, round: 16, wrinkle: 0, tone: -0.12 }),
    panel(lining, { ...flat, hex: '#a5825a', tone: -0.42, thickness: -18, round: 18 }),
  ];
}

/** The tongue that stands up before the instep. */
function tongue(base: Partial<Panel>): Part[] {
  const shape = curve([
    -60, -222, -14, -253, 26, -276, 58, -291, 84, -294, 97, -280, 93, -252, 74, -224, 30, -200,
  ]);
  return [
    panel(shape, { ...base, thickness: 18, round: 15, wrinkle: 0.1 }),
    line(curve([86, -291, 94, -278, 89, -252, 74, -230]), 'edge', { width: 3, hex: '#1b1512' }),
    line(curve([-20, -242, 26, -266, 58, -281, 78, -284, 86, -274, 80, -252, 66, -230]), 'stitch', {
      width: 0.9,
    }),
  ];
}

const seam = [-394, -106, -352, -114, -290, -122, -190, -142, -90, -160, -10, -180];

/** The top of the vamp, gathered into the sides by hand: each stitch draws the leather together. */
function apron(): Part[] {
  const shape = [
    ...curve(seam),
    ...curve([40, -244, 18, -250, -100, -210, -222, -176, -330, -154, -378, -134], [0]),
  ];
  const stitches = Array.from({ length: 27 }, (_, index): Part => {
    const share = index / 26;
    const x = -372 + share * 344;
    const y = -109 - share * 64 + Math.sin(share * Math.PI) * 6;
    return line(curve([x - 2, y - 7, x + 2.5, y + 8]), 'seam', { width: 1.1 });
  });
  return [
    panel(shape, { thickness: 7, round: 14, wrinkle: 0.2 }),
    panel(strip(curve(seam), 14, 80, 3), { thickness: 9, round: 7, wrinkle: 0 }),
    ...stitches,
  ];
}

function backstay(): Part[] {
  return [
    line(curve([352, -228, 346, -160, 338, -110, 344, -48]), 'seam'),
    line(curve([344, -226, 338, -160, 330, -110, 336, -48]), 'stitch', { width: 0.9 }),
  ];
}

/** A welt with its stitches on a thin sole of leather, and a heel stacked of layers. */
function leatherSole(hex: string): Part[] {
  const edge: Partial<Panel> = {
    hex,
    fabric: 'leather',
    pattern: 'solid',
    wrinkle: 0,
    thickness: 18,
    round: 8,
  };
  const sole = curve([
    -396, -54, -330, -40, -220, -33, -80, -33, 60, -42, 220, -60, 392, -66, 402, -54, 392, -40, 210, -38, 90,
    -20, -40, -4, -200, 0, -320, -5, -396, -26, -410, -42,
  ]);
  const heel = curve([212, -44, 396, -46, 398, -20, 388, 0, 226, 0, 216, -20], [0, 1, 3, 4]);
  return [
    panel(heel, { ...edge, hex: shift(hex, -0.08), thickness: 24, round: 10 }),
    ...[-30, -17].map((y) =>
      line(curve([218, y, 392, y - 1]), 'edge', { hex: shift(hex, -0.5), width: 1.4 }),
    ),
    line(curve([226, -4, 388, -4]), 'edge', { hex: '#15110e', width: 6 }),
    panel(sole, edge),
    line(curve([-394, -47, -330, -33, -220, -26, -80, -26, 60, -35, 220, -53, 392, -59]), 'stitch', {
      hex: mix(hex, '#d8b98a', 0.5),
      width: 1.1,
    }),
  ];
}

/** A thick welted sole with the teeth of a boot. */
function lugSole(hex: string): Part[] {
  const edge: Partial<Panel> = {
    hex,
    fabric: 'suede',
    pattern: 'solid',
    wrinkle: 0,
    thickness: 26,
    round: 10,
  };
  const midsole = curve([
    -398, -98, -330, -80, -220, -70, -80, -68, 60, -74, 220, -90, 396, -98, 410, -80, 404, -50, 210, -46, 60,
    -40, -80, -34, -220, -34, -330, -44, -402, -66, -414, -84,
  ]);
  const tread = curve(
    [
      -404, -72, -330, -56, -220, -46, -80, -46, 60, -52, 210, -58, 406, -62, 402, -6, 390, 0, 212, 0, 200,
      -20, 120, -24, 96, 0, -200, 0, -320, -14, -392, -44,
    ],
    [9, 10, 11, 12],
  );
  const teeth = [-282, -226, -170, -114, -58, -2, 54, 238, 290, 342].map((x) =>
    line(curve([x, -22, x + 6, -4]), 'edge', { hex: shift(hex, -0.6), width: 6 }),
  );
  return [
    panel(tread, { ...edge, hex: shift(hex, -0.12), thickness: 30 }),
    ...teeth,
    panel(midsole, edge),
    line(curve([-400, -88, -330, -71, -220, -61, -80, -59, 60, -65, 220, -81, 400, -89]), 'stitch', {
      hex: mix(hex, '#d8b98a', 0.62),
      width: 1.7,
    }),
    line(curve([-408, -68, -330, -50, -220, -42, -80, -42, 60, -48, 210, -58, 404, -66]), 'edge', {
      hex: shift(hex, -0.4),
      width: 2,
    }),
  ];
}

const shifted = (numbers: readonly number[], x: number, y: number): Anchor[] =>
  curve(numbers.map((value, index) => value + (index % 2 ? y : x)));
