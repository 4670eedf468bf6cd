import { PassThrough, type Readable } from 'node:stream';

/** How quickly a body has to arrive. */
export interface BodyPace {
  /** Longest time for the whole of it, ms. */
  wholeMs: number;
  /** Time before the rate counts, ms: connections take a while to get going. */
  graceMs: number;
  /** Least that has to arrive from then on, on the average. */
  bytesPerSecond: number;
}

/** How often the rate is looked at, ms. */
const lookEveryMs = 500;

/** What a body ends with that came too slowly; Fastify answers with the status. */
export class SlowBody extends Error {
  override readonly name = 'SlowBody';
  readonly statusCode = 408;
}

/**
 * The same body, which fails with SlowBody when it comes too slowly: a slow sender would hold a slot and
 * memory for as long as they please. The body itself is left as it is, so that an answer can still be sent.
 */
export function bodyInTime(body: Readable, { wholeMs, graceMs, bytesPerSecond }: BodyPace): Readable {
  const passed = new PassThrough();
  // The body of a request that was refused meanwhile has no reader: its failure must not end the process.
  passed.on('error', () => undefined);
  const began = performance.now();
  let bytes = 0;
  const fail = () => passed.destroy(new SlowBody('the body came too slowly'));
  const whole = setTimeout(fail, wholeMs);
  const rate = setInterval(() => {
    const countedMs = performance.now() - began - graceMs;
    if (countedMs > 0 && bytes < (countedMs / 1000) * bytesPerSecond) fail();
  }, lookEveryMs);
  const stop = () => {
    clearTimeout(whole);
    clearInterval(rate);
    body.unpipe(passed);
  };
  body.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  // Nor must an abandoned wait keep it from ending.
  whole.unref();
  rate.unref();
  body.once('end', stop);
  passed.once('close', stop);
  // A connection that breaks ends the body without an end.
  body.once('error', (error) => passed.destroy(error));
  body.once('close', () => {
    if (!body.readableEnded) passed.destroy(new Error('the body broke off'));
  });
  return body.pipe(passed);
}
