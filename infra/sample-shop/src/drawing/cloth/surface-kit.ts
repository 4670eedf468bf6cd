import { noiseTile, sample } from '../noise.ts';

// Bound once: a global looked up in an inner loop is slow wherever globals are proxied, as in a test's own realm.
const { PI, floor, sin } = Math;

/** Height of a fabric's surface at a place in drawing units; repeats every 120 units both ways. */
export type SurfaceHeight = (u: number, v: number) => number;

/** From how near cloth is seen: in a preview, a catalogue picture, a detail. */
export type Nearness = 'far' | 'near' | 'close';

/** Length of a surface's repeat, drawing units. */
export const period = 120;
export const tau = PI * 2;

/** Wave of a whole number of cycles per period. */
export const wave = (place: number, cycles: number) => sin((place / period) * cycles * tau);

export const fraction = (value: number) => value - floor(value);

/** Irregular heights; each octave is cells across, cells down and its weight. */
export function fuzz(
  octaves: readonly (readonly [across: number, down: number, gain: number])[],
  seed: number,
): SurfaceHeight {
  const tile = noiseTile(256, octaves, seed);
  return (u, v) => sample(tile, u / period, v / period);
}
