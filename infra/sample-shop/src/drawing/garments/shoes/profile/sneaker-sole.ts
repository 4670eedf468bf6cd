import { mix, shift } from '../../../color.ts';
import { type Anchor, curve } from '../../../geometry.ts';
import { line, type Panel, type Part, panel } from '../../../piece.ts';
import type { SneakerLook } from '../sneaker.ts';
import { onEdge } from './profile-pair.ts';

const rubberOf = (hex: string): Partial<Panel> => ({
  hex,
  fabric: 'suede',
  pattern: 'solid',
  wrinkle: 0,
  thickness: 26,
  round: 18,
});

/** The sole from its side, over the lower edge of the upper. */
export function sneakerSole({ sole, rubber, accent }: SneakerLook, isNear: boolean): Part[] {
  const parts = { chunky: chunkySole, runner: runnerSole, flat: cupSole }[sole](rubber, accent);
  return onEdge(parts, isNear);
}

/** A cup of rubber, sewn on all round, with its tread below. */
function cupSole(hex: string): Part[] {
  const cup = curve([
    -396, -88, -340, -76, -220, -64, -60, -60, 120, -64, 280, -74, 388, -88, 404, -66, 402, -22, 384, -4, 200,
    0, -120, 0, -240, -4, -340, -18, -396, -42, -412, -68,
  ]);
  const tread = curve([
    -404, -52, -340, -29, -240, -15, -120, -11, 200, -11, 403, -16, 392, -2, 200, 2, -120, 2, -240, -1, -340,
    -14, -392, -34,
  ]);
  return [
    panel(cup, rubberOf(hex)),
    line(curve([-394, -76, -340, -64, -220, -52, -60, -48, 120, -52, 280, -62, 394, -75]), 'stitch', {
      hex: shift(hex, -0.3),
    }),
    line(curve([-408, -62, -340, -42, -240, -27, -120, -22, 200, -22, 403, -30]), 'edge', {
      hex: shift(hex, -0.24),
      width: 1.5,
    }),
    panel(tread, { ...rubberOf(shift(hex, -0.16)), thickness: 22, round: 7 }),
  ];
}

/** Two storeys of foam with hollows cut into their sides, and lugs that grip. */
function chunkySole(hex: string): Part[] {
  const foam = curve([
    -398, -108, -330, -98, -180, -88, 0, -94, 190, -114, 372, -134, 414, -112, 424, -66, 404, -18, 340, -8,
    180, -8, 60, -18, -40, -10, -220, -8, -330, -22, -404, -52, -422, -84,
  ]);
  const hollow = (x: number, y: number, wide: number): Anchor[] =>
    curve([x - wide, y + 8, x, y - 10, x + wide, y - 4, x + wide * 0.7, y + 12, x, y + 14]);
  const tread = curve([
    -412, -70, -330, -36, -220, -22, -40, -24, 60, -32, 180, -22, 412, -26, 396, 4, 340, 8, 180, 8, 60, -6,
    -40, 6, -220, 8, -330, -6, -390, -34,
  ]);
  const dark = shift(hex, -0.34);
  const lugs = [-270, -210, -150, -90, 130, 190, 250, 310].map((x) =>
    line(curve([x, -12, x + 8, 9]), 'edge', { hex: shift(dark, -0.5), width: 5 }),
  );
  return [
    panel(tread, { ...rubberOf(dark), thickness: 16, round: 8 }),
    ...lugs,
    panel(foam, { ...rubberOf(hex), thickness: 40, round: 30 }),
    line(curve([-416, -76, -330, -58, -180, -48, 30, -56, 200, -70, 420, -82]), 'edge', {
      hex: shift(hex, -0.3),
      width: 2.4,
    }),
    ...[
      [-210, -28, 62],
      [-40, -32, 50],
      [250, -42, 84],
    ].map(([x = 0, y = 0, wide = 0]) =>
      panel(hollow(x, y, wide), { ...rubberOf(shift(hex, -0.12)), thickness: -12, round: 12 }),
    ),
  ];
}

/** A wedge of foam that is high below the heel and flares behind it, with a second colour in its middle. */
function runnerSole(hex: string, accent: string): Part[] {
  const wedge = curve([
    -396, -92, -320, -76, -200, -66, -60, -70, 80, -86, 250, -110, 386, -124, 420, -100, 438, -40, 420, -12,
    300, -8, 160, -8, 60, -18, -60, -12, -220, -10, -330, -26, -398, -56, -412, -80,
  ]);
  const tread = curve([
    -410, -78, -330, -34, -220, -18, -60, -20, 60, -26, 160, -17, 436, -24, 424, -2, 300, 2, 160, 2, 60, -10,
    -60, 0, -220, 2, -330, -14, -388, -42,
  ]);
  const flash = curve([
    -170, -38, 0, -50, 160, -70, 300, -88, 408, -96, 426, -74, 250, -50, 80, -32, -60, -28,
  ]);
  return [
    panel(wedge, { ...rubberOf(hex), thickness: 34, round: 26 }),
    panel(flash, { ...rubberOf(accent), thickness: 2, round: 6, seamless: true }),
    line(curve([-394, -80, -320, -64, -200, -55, -60, -58, 80, -74, 250, -98, 400, -112]), 'edge', {
      hex: shift(hex, -0.25),
      width: 1.8,
    }),
    panel(tread, { ...rubberOf(mix(hex, '#2a2724', 0.75)), thickness: 30, round: 8 }),
  ];
}
