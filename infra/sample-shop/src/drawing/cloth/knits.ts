import { fraction, fuzz, type Nearness, type SurfaceHeight, tau } from './surface-kit.ts';

// Bound once: a global looked up in an inner loop is slow wherever globals are proxied, as in a test's own realm.
const { PI, abs, cos, max, min, sin, sqrt } = Math;

/** A rounded bump around zero, 1 at the middle and 0 from `width` outward. */
const bump = (distance: number, width: number) => {
  const t = min(1, abs(distance) / width);
  return sqrt(1 - t * t);
};

/** Columns of knit stitches that stand out, with purled ones between; each a column of loops seen from near. */
export function ribs(nearness: Nearness, pitch: number, stitch: number): SurfaceHeight {
  const wool = fuzz([[70, 70, 1]], 51);
  const loop = nearness === 'far' ? 0 : 0.8;
  const ply = nearness === 'close' ? 0.3 : 0;
  return (u, v) => {
    const across = fraction(u / pitch) - 0.5;
    const column = max(0, cos(across * PI * 1.15));
    // Two halves of a stitch lean toward each other.
    const loops = fraction(v / stitch + abs(across) * 1.4);
    const twist = sin((v / stitch) * tau * 3 + across * 20);
    return column * (2.6 + sin(loops * PI) * loop + twist * ply) + wool(u, v) * 0.35;
  };
}

/**
 * Plain knitting: small Vs in columns. From afar only the columns are seen; closely each V is two plied strands.
 */
export function stockinette(nearness: Nearness, pitch: number, row: number, depth: number): SurfaceHeight {
  const wool = fuzz([[80, 80, 1]], 52);
  const wales = fuzz([[60, 9, 1]], 54);
  if (nearness === 'far') return (u, v) => wales(u, v) * 0.8 + wool(u, v) * 0.5;
  const ply = nearness === 'close' ? 0.35 : 0;
  return (u, v) => {
    const across = abs(fraction(u / pitch) - 0.5) * 2;
    const loops = fraction(v / row + across * 0.75);
    const strand = sin(loops * PI);
    const twist = sin((loops * 2 + across) * tau) * ply;
    return (
      depth * (strand * 0.9 + sin(across * PI) * 0.75 + twist * strand) +
      wool(u, v) * 0.35 +
      wales(u, v) * 0.15
    );
  };
}

/** Ropes of six stitches crossed over each other, ribs beside them, purl behind. */
export function cables(nearness: Nearness): SurfaceHeight {
  const wool = fuzz([[80, 80, 1]], 53);
  const stitches = nearness === 'close' ? 0.55 : 0.35;
  return (u, v) => {
    const across = fraction(u / 60) * 60 - 22;
    const twist = (v / 40) * tau;
    const first = sin(twist) * 8.5;
    const rise = cos(twist);
    const strand = (centre: number, lift: number) =>
      bump(across - centre, 8.5) * (4.4 + lift * 1.7) + sin((v / 6 + across / 9) * tau) * stitches;
    const rope = max(strand(first, rise), strand(-first, -rise));
    const beside = abs(across - 30);
    const rib = beside < 7 ? bump(beside, 7) * 3 + sin((v / 5 + beside / 9) * tau) * stitches : 0;
    const purl = sin((v / 5) * tau) * sin((u / 5) * tau) * 0.5;
    return max(rope, rib, purl) + wool(u, v) * 0.5;
  };
}
