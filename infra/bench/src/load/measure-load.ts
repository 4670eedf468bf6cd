import { fork } from 'node:child_process';
import path from 'node:path';
import { root } from '@mall/scripts/workspace';
import autocannon from 'autocannon';
import { holdToCore } from './hold-to-core.ts';
import { leastDisturbed } from './least-disturbed.ts';
import { type Load, type LoadOptions, type LoadTarget, loadOf, warmUpSeconds } from './load.ts';
import type { PacedLoad, PacedOptions } from './paced-load.ts';

/** As fast as the connections can: each asks again when it is answered. */
export function measureFull({ origin, paths, connections, seconds }: LoadOptions): Promise<Load> {
  return new Promise((resolve, reject) => {
    const times: number[] = [];
    let clients = 0;
    let refused = 0;
    let early = 0;
    const startMs = performance.now();
    const setupClient = (client: autocannon.Client) => {
      const own = clients++;
      const share = paths.filter((_path, index) => index % connections === own % paths.length);
      client.setRequests((share.length > 0 ? share : paths).map((path) => ({ path })));
    };
    const run = autocannon(
      { url: origin, connections, duration: seconds + warmUpSeconds, setupClient },
      (error, result) => {
        if (error) return reject(error);
        const failures = result.non2xx - refused - early + result.errors + result.timeouts;
        resolve(loadOf(times, seconds, { refused, failures }));
      },
    );
    run.on('response', (_client, status, _bytes, time) => {
      if (performance.now() - startMs < warmUpSeconds * 1000) {
        if (status === 503) early += 1;
      } else if (status === 503) refused += 1;
      else times.push(time);
    });
  });
}

/** A large young generation (V8): short-lived objects are not promoted to the old one, whose collection takes long. */
const youngGeneration = '--max-semi-space-size=64';

function measureOnce(options: PacedOptions): Promise<PacedLoad> {
  return new Promise((resolve, reject) => {
    const asking = fork(path.join(root, 'infra/bench/src/load/paced-load.ts'), [], {
      execArgv: [...process.execArgv, youngGeneration],
    });
    if (asking.pid && options.askingCore !== undefined) holdToCore(asking.pid, options.askingCore);
    asking.once('message', (load: PacedLoad) => resolve(load));
    asking.once('error', reject);
    asking.once('exit', (code) => reject(new Error(`the load ended with code ${code}`)));
    asking.send(options);
  });
}

/**
 * An open load at a steady rate: times begin when a request was due, so that a stall counts for all that came
 * meanwhile. Disturbed measurements are repeated with other paths; the least disturbed one counts.
 */
export async function measurePaced(
  options: LoadTarget & { rate: number; paths: (count: number) => readonly string[] },
): Promise<Load> {
  const count = options.rate * (options.seconds + warmUpSeconds);
  return leastDisturbed(() => measureOnce({ ...options, paths: options.paths(count) }));
}
