import type { Fabric } from '@mall/api/catalogue/pictures/picture-spec';
import { cells } from './cells.ts';
import { cables, ribs, stockinette } from './knits.ts';
import { fraction, fuzz, type Nearness, period, type SurfaceHeight, tau, wave } from './surface-kit.ts';

// Bound once: a global looked up in an inner loop is slow wherever globals are proxied, as in a test's own realm.
const { abs, max, min, sin, sqrt } = Math;

/** Threads over and under each other; `slub` is how uneven they are spun. */
function plainWeave(threads: number, slub: number, seed: number): SurfaceHeight {
  const warp = fuzz([[threads, 6, 1]], seed);
  const weft = fuzz([[5, threads, 1]], seed + 1);
  return (u, v) => {
    const over = wave(u, threads / 2) * wave(v, threads / 2);
    const thread = over > 0 ? abs(wave(u, threads / 2)) : abs(wave(v, threads / 2));
    return thread * (1 - slub * 0.4) + slub * (over > 0 ? warp(u, v) : weft(u, v));
  };
}

/** A weave too fine for its threads to show from afar: only where they are uneven is seen. */
function cloth(nearness: Nearness, threads: number, slub: number, seed: number): SurfaceHeight {
  if (nearness !== 'far') return plainWeave(nearness === 'close' ? threads * 1.6 : threads, slub, seed);
  return fuzz(
    [
      [30, 8, slub],
      [8, 30, slub],
      [60, 60, 0.4],
    ],
    seed,
  );
}

/** Diagonal ridges of a yarn dyed on its outside, with streaks along the warp where it is thick and thin. */
function denim(nearness: Nearness): SurfaceHeight {
  const streak = fuzz(
    [
      [64, 5, 1],
      [96, 14, 0.6],
    ],
    41,
  );
  if (nearness === 'far') return streak;
  const [across, down] = nearness === 'close' ? [40, 52] : [30, 40];
  const yarn = fuzz([[110, 60, 1]], 43);
  const ply = nearness === 'close' ? 0.5 : 0.2;
  return (u, v) =>
    sin(((u * across + v * down) / period) * tau + streak(u, v) * 0.9) * 0.8 +
    streak(u, v) * 0.8 +
    yarn(u, v) * ply;
}

/** Milled and brushed: a twill that a nap of short fibres, combed downward, half hides. */
function wool(nearness: Nearness): SurfaceHeight {
  const nap = fuzz(
    [
      [60, 26, 0.5],
      [120, 44, 0.9],
    ],
    61,
  );
  if (nearness === 'far') return nap;
  const hairs = fuzz([[128, 40, 1]], 63);
  const lines = nearness === 'close' ? 44 : 40;
  return (u, v) => {
    const bent = nap(u, v);
    const ridge = sin(((u * lines + v * lines) / period) * tau + bent * 1.3);
    return ridge * 0.42 + bent * 0.8 + hairs(u, v) * (nearness === 'close' ? 0.8 : 0.3);
  };
}

/** Loops pushed up and cut: no direction, and darker where the nap has been stroked. */
function suede(nearness: Nearness): SurfaceHeight {
  const stroke = fuzz([[7, 5, 0.9]], 65);
  const nap = fuzz([[nearness === 'close' ? 90 : 120, 110, 1]], 66);
  return (u, v) => nap(u, v) + stroke(u, v) * 0.8;
}

/** Grains of uneven size with creases between them, and pores when seen closely. */
function leather(nearness: Nearness): SurfaceHeight {
  const grain = cells(nearness === 'close' ? 30 : 24, 71);
  const fold = fuzz([[9, 6, 1]], 72);
  const pores = fuzz([[128, 128, 1]], 73);
  const fine = nearness === 'close' ? 0.24 : 0.08;
  return (u, v) => min(1, grain(u, v) * 2.4) * (1 + fold(u, v) * 0.25) + pores(u, v) * fine;
}

/** A thin shell: threads that hardly show, and every centimetre a stronger one each way that stops a tear. */
function nylon(nearness: Nearness): SurfaceHeight {
  const weave = plainWeave(nearness === 'close' ? 96 : 60, 0.3, 35);
  if (nearness === 'far') return weave;
  const ripstop = (place: number) => max(0, 1 - abs(fraction(place / 10) - 0.5) * 18);
  return (u, v) => weave(u, v) * 0.6 + max(ripstop(u), ripstop(v)) * 1.1;
}

/** Ridges of cut pile with the ground between them. */
function corduroy(nearness: Nearness): SurfaceHeight {
  const pile = fuzz([[60, 100, 1]], 81);
  const tuft = nearness === 'close' ? 0.9 : 0.5;
  return (u, v) => {
    const t = min(1, abs(fraction(u / 7.5) - 0.5) / 0.5);
    return sqrt(1 - t * t) * 3.2 + pile(u, v) * tuft;
  };
}

/** Long floats of filament all one way: next to nothing, but never quite even. */
function satin(): SurfaceHeight {
  return fuzz(
    [
      [100, 9, 1],
      [40, 4, 0.6],
    ],
    39,
  );
}

/** Surface of each fabric as it is seen from so near: each step nearer shows a structure that the last one hid. */
export const surfaceHeights: Record<Fabric, (nearness: Nearness) => SurfaceHeight> = {
  wool,
  cotton: (nearness) => cloth(nearness, 60, 0.5, 31),
  denim,
  'knit-rib': (nearness) => ribs(nearness, 8, 3),
  'knit-cable': cables,
  'knit-fine': (nearness) => stockinette(nearness, 4, 3, 0.9),
  linen: (nearness) => cloth(nearness, 48, 1.3, 33),
  nylon,
  leather,
  suede,
  jersey: (nearness) => stockinette(nearness, 2.5, 2, 0.55),
  fleece: (nearness) => stockinette(nearness, 3, 2.4, 0.7),
  canvas: (nearness) => cloth(nearness, 30, 0.6, 37),
  satin,
  corduroy,
};
