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
  /** Requests per second of all connections together; as fast as they can without it. */
  rate?: number;
}

/** Loads an address with keep-alive connections and counts every reply's time. */
export function measureLoad({ origin, paths, connections, seconds, rate }: LoadOptions): Promise<Load> {
  return new Promise((resolve, reject) => {
    const times: number[] = [];
    const requests = paths.map((path) => ({ path }));
    const limit = rate === undefined ? {} : { overallRate: rate };
    const options = { url: origin, connections, duration: seconds, requests, ...limit };
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
