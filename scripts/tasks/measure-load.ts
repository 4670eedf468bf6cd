import autocannon from 'autocannon';

export interface Load {
  /** Replies per second. */
  rate: number;
  p50Ms: number;
  p95Ms: number;
  failures: number;
}

interface LoadOptions {
  origin: string;
  /** Asked in turn by every connection. */
  paths: readonly string[];
  connections: number;
  seconds: number;
  /** Ends after every path was asked for once, instead of after some seconds. */
  isOnce?: boolean;
  /** Requests per second of all connections together; as fast as they can without it. */
  rate?: number;
}

/** Loads an address with keep-alive connections and counts every reply's time. */
export function measureLoad({ isOnce = false, rate, ...asked }: LoadOptions): Promise<Load> {
  return new Promise((resolve, reject) => {
    const { origin, paths, connections, seconds } = asked;
    const times: number[] = [];
    const requests = paths.map((path) => ({ path }));
    const options = {
      url: origin,
      connections,
      requests,
      ...(isOnce ? { amount: paths.length } : { duration: seconds }),
      ...(rate === undefined ? {} : { overallRate: rate }),
    };
    const run = autocannon(options, (error, result) => {
      if (error) return reject(error);
      times.sort((one, other) => one - other);
      const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
      resolve({
        rate: times.length / result.duration,
        p50Ms: at(0.5),
        p95Ms: at(0.95),
        failures: result.non2xx + result.errors + result.timeouts,
      });
    });
    run.on('response', (_client, _status, _bytes, time) => times.push(time));
  });
}
