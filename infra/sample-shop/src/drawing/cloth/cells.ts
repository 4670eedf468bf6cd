import { seeded } from '../random.ts';
import { period, type SurfaceHeight } from './surface-kit.ts';

// Bound once: a global looked up in an inner loop is slow wherever globals are proxied, as in a test's own realm.
const { floor, sqrt } = Math;

/** A patch of uneven grains: 0 in the creases between them, rising toward the middle of each. `count` of them a repeat. */
export function cells(count: number, seed: number): SurfaceHeight {
  const random = seeded(seed);
  const points = Array.from({ length: count * count * 2 }, () => random.range(0.08, 0.92));
  const step = period / count;
  return (u, v) => {
    const x = u / step;
    const y = v / step;
    const [left, top] = [floor(x), floor(y)];
    let nearest = 9;
    let second = 9;
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dx = -1; dx <= 1; dx += 1) {
        const column = (left + dx + count) % count;
        const row = (top + dy + count) % count;
        const at = (row * count + column) * 2;
        const px = left + dx + (points[at] ?? 0.5) - x;
        const py = top + dy + (points[at + 1] ?? 0.5) - y;
        const distance = sqrt(px * px + py * py);
        if (distance < nearest) {
          second = nearest;
          nearest = distance;
        } else if (distance < second) second = distance;
      }
    }
    return second - nearest;
  };
}
