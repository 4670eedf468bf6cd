import type { Anchor } from '../../geometry.ts';
import { type Builder, line, type Part, panel, trim } from '../../piece.ts';
import { rivet } from '../../trims/hardware.ts';
import { closed, inset, strap } from './bag-parts.ts';
import { backPocket, flap, lock } from './leather-bag-parts.ts';

/** A structured shoulder bag: flap, lock, side rings and a strap arching above. */
export const leatherBag: Builder = (make) => {
  const { random } = make;
  const metal = make.maker.metal;
  const half = random.range(300, 350);
  const tall = random.range(370, 430);
  const rise = random.range(300, 380);
  const arch: Anchor[] = [
    [-half + 36, 60],
    [-half * 0.72, -rise * 0.62],
    [0, -rise],
    [half * 0.72, -rise * 0.62],
    [half - 36, 60],
  ];
  const inner: Anchor[] = arch.map(([x, y]): Anchor => [x * 0.93, y * 0.9 + 26]);
  const body = bodyOf(half, tall);
  const low = tall * random.range(0.5, 0.68);
  const round = random.chance(0.5);
  const parts: Part[] = [...strap(inner, 26, { tone: -0.12 }), ...strap(arch, 28)];
  parts.push(
    panel(body, { thickness: 34, round: 46, wrinkle: 0.35 }),
    line(closed(inset(body, 0.955)), 'stitch'),
  );
  if (make.back) parts.push(...backPocket(half, tall));
  else parts.push(...flap(half, low, round), ...lock(low, metal));
  for (const side of [-1, 1]) parts.push(trim([side * (half - 36), 42], rivet(metal, true), { size: 3 }));
  return {
    parts,
    focuses: [
      [0, low],
      [half - 80, 60],
    ],
  };
};

function bodyOf(half: number, tall: number): Anchor[] {
  return [
    [-half + 14, 8],
    [0, -6],
    [half - 14, 8],
    [half, 60],
    [half + 20, tall - 60],
    [half - 6, tall - 6],
    [0, tall + 4],
    [-half + 6, tall - 6],
    [-half - 20, tall - 60],
    [-half, 60],
  ];
}
