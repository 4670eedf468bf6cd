// Bound once: a global looked up in an inner loop is slow wherever globals are proxied, as in a test's own realm.
const { max, round } = Math;

/** One running-mean pass along lines of `count` cells, `stride` apart. Ends repeat the edge value. */
function smear(
  from: Float32Array,
  to: Float32Array,
  start: number,
  count: number,
  stride: number,
  radius: number,
): void {
  const scale = 1 / (radius * 2 + 1);
  const first = from[start] ?? 0;
  const last = from[start + (count - 1) * stride] ?? 0;
  let sum = first * (radius + 1);
  for (let index = 0; index < radius; index += 1) {
    sum += index < count ? (from[start + index * stride] ?? 0) : last;
  }
  for (let index = 0; index < count; index += 1) {
    const ahead = index + radius;
    const behind = index - radius - 1;
    sum += ahead < count ? (from[start + ahead * stride] ?? 0) : last;
    sum -= behind >= 0 ? (from[start + behind * stride] ?? 0) : first;
    to[start + index * stride] = sum * scale;
  }
}

/** Kept between calls: a picture blurs some hundred times, and fresh arrays were a tenth of its time. */
let scratch = new Float32Array(0);

/** A soft copy: mean passes each way; two come close to a Gaussian of about `radius` cells. */
export function blurred(
  values: Float32Array,
  width: number,
  height: number,
  radius: number,
  passes = 2,
): Float32Array {
  const reach = max(1, round(radius));
  const result = new Float32Array(values.length);
  if (scratch.length < values.length) scratch = new Float32Array(values.length);
  for (let pass = 0; pass < passes; pass += 1) {
    const from = pass === 0 ? values : result;
    for (let y = 0; y < height; y += 1) smear(from, scratch, y * width, width, 1, reach);
    for (let x = 0; x < width; x += 1) smear(scratch, result, x, height, width, reach);
  }
  return result;
}
