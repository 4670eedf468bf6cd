import type { Fabric } from '@mall/api/catalogue/pictures/picture-spec';
import { type NoiseTile, noiseTile, sample } from '../noise.ts';

// Bound once: a global looked up in an inner loop is slow wherever globals are proxied, as in a test's own realm.
const { PI, abs, cos, floor, max, min, sin, sqrt } = Math;

/** Height of a fabric's surface at a place in drawing units; repeats every 120 units both ways. */
export type SurfaceHeight = (u: number, v: number) => number;

const period = 120;
const turn = PI * 2;

/** Wave of a whole number of cycles per period. */
const wave = (place: number, cycles: number) => sin((place / period) * cycles * turn);

/** A rounded bump around zero, 1 at the middle and 0 from `width` outward. */
const bump = (distance: number, width: number) => {
  const t = min(1, abs(distance) / width);
  return sqrt(1 - t * t);
};

const fraction = (value: number) => value - floor(value);

function grain(tile: NoiseTile): SurfaceHeight {
  return (u, v) => sample(tile, u / period, v / period);
}

function plainWeave(cycles: number, slub: number, seed: number): SurfaceHeight {
  const warp = grain(noiseTile(256, [[cycles, 6, 1]], seed));
  const weft = grain(noiseTile(256, [[5, cycles, 1]], seed + 1));
  return (u, v) => {
    const over = wave(u, cycles / 2) * wave(v, cycles / 2);
    const threads = over > 0 ? abs(wave(u, cycles / 2)) : abs(wave(v, cycles / 2));
    return threads * (1 - slub * 0.4) + slub * (over > 0 ? warp(u, v) : weft(u, v));
  };
}

function twill(): SurfaceHeight {
  const streak = grain(
    noiseTile(
      256,
      [
        [60, 5, 1],
        [90, 14, 0.6],
      ],
      41,
    ),
  );
  return (u, v) => sin(((u * 22 + v * 30) / period) * turn + streak(u, v) * 1.1) * 0.8 + streak(u, v) * 0.7;
}

function ribs(pitch: number, stitch: number): SurfaceHeight {
  const wool = grain(noiseTile(256, [[70, 70, 1]], 51));
  return (u, v) => {
    const across = fraction(u / pitch) - 0.5;
    const column = max(0, cos(across * PI * 1.15));
    const loops = fraction(v / stitch + abs(across) * 1.4);
    return column * 2.6 + column * sin(loops * PI) * 0.7 + wool(u, v) * 0.35;
  };
}

function stockinette(pitch: number, row: number, depth: number): SurfaceHeight {
  const wool = grain(noiseTile(256, [[80, 80, 1]], 52));
  return (u, v) => {
    const across = abs(fraction(u / pitch) - 0.5) * 2;
    const loops = fraction(v / row + across * 0.75);
    return depth * (sin(loops * PI) * 0.8 + sin(across * PI) * 0.7) + wool(u, v) * 0.4;
  };
}

function cables(): SurfaceHeight {
  const wool = grain(noiseTile(256, [[80, 80, 1]], 53));
  return (u, v) => {
    const across = fraction(u / 60) * 60 - 22;
    const twist = (v / 40) * turn;
    const first = sin(twist) * 8.5;
    const rise = cos(twist);
    const strand = (centre: number, lift: number) =>
      bump(across - centre, 8.5) * (4.4 + lift * 1.7) + sin((v / 6 + across / 9) * turn) * 0.35;
    const rope = max(strand(first, rise), strand(-first, -rise));
    const beside = abs(across - 30);
    const rib = beside < 7 ? bump(beside, 7) * 3 + sin((v / 5 + beside / 9) * turn) * 0.4 : 0;
    const purl = sin((v / 5) * turn) * sin((u / 5) * turn) * 0.5;
    return max(rope, rib, purl) + wool(u, v) * 0.5;
  };
}

function felt(coarse: number): SurfaceHeight {
  const tile = noiseTile(
    256,
    [
      [coarse, coarse, 0.7],
      [coarse * 2, coarse * 2, 0.8],
      [120, 120, 0.9],
    ],
    61,
  );
  return grain(tile);
}

function pebbles(): SurfaceHeight {
  const bend = noiseTile(
    256,
    [
      [24, 24, 1],
      [48, 48, 0.5],
    ],
    71,
  );
  const side = noiseTile(
    256,
    [
      [24, 24, 1],
      [48, 48, 0.5],
    ],
    72,
  );
  return (u, v) => {
    const x = u + sample(bend, u / period, v / period) * 2.6;
    const y = v + sample(side, u / period, v / period) * 2.6;
    return abs(sin((x / 12) * turn) * sin((y / 12) * turn)) ** 0.5 * 1.5;
  };
}

function wales(): SurfaceHeight {
  const pile = grain(noiseTile(256, [[60, 100, 1]], 81));
  return (u, v) => bump(fraction(u / 7.5) - 0.5, 0.5) * 3.2 + pile(u, v) * 0.6;
}

/** Surface of each fabric. */
export const surfaceHeights: Record<Fabric, () => SurfaceHeight> = {
  wool: () => felt(30),
  cotton: () => plainWeave(40, 0.5, 31),
  denim: twill,
  'knit-rib': () => ribs(10, 5),
  'knit-cable': cables,
  'knit-fine': () => stockinette(5, 4, 0.9),
  linen: () => plainWeave(40, 1.3, 33),
  nylon: () => plainWeave(60, 0.3, 35),
  leather: pebbles,
  suede: () => felt(40),
  jersey: () => stockinette(4, 3, 0.6),
  fleece: () => felt(24),
  canvas: () => plainWeave(24, 0.6, 37),
  satin: () => plainWeave(60, 0.5, 39),
  corduroy: wales,
};
