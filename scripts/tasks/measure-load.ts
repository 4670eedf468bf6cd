import { Agent, get } from 'node:http';
import autocannon from 'autocannon';

export interface Load {
  /** Replies per second that were not refused. */
  rate: number;
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
  /** Replies with 503. */
  refused: number;
  /** Neither 2xx nor 503, or none at all. */
  failures: number;
}

interface LoadOptions {
  origin: string;
  /** Asked in turn, by all connections together: none asks for what another just asked for. */
  paths: readonly string[];
  connections: number;
  seconds: number;
}

function loadOf(times: number[], seconds: number, counts: { refused: number; failures: number }): Load {
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { rate: times.length / seconds, p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99), ...counts };
}

/** Not counted, ms: while the connections are being made, the load's own process answers late. */
const warmUpMs = 1000;

/** As fast as the connections can: each asks again when it is answered. The first second is not counted. */
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
      { url: origin, connections, duration: seconds + warmUpMs / 1000, setupClient },
      (error, result) => {
        if (error) return reject(error);
        const failures = result.non2xx - refused - early + result.errors + result.timeouts;
        resolve(loadOf(times, seconds, { refused, failures }));
      },
    );
    run.on('response', (_client, status, _bytes, time) => {
      if (performance.now() - startMs < warmUpMs) {
        if (status === 503) early += 1;
      } else if (status === 503) refused += 1;
      else times.push(time);
    });
  });
}

/**
 * At a steady rate per second, as shoppers come: they do not wait for each other. A time begins when its request was
 * due, so that a stall counts for everyone who came meanwhile.
 */
export async function measurePaced(options: LoadOptions & { rate: number }): Promise<Load> {
  const { origin, paths, connections, seconds, rate } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const counts = { refused: 0, failures: 0 };
  const ask = (path: string, dueMs: number) =>
    new Promise<void>((resolve) => {
      const request = get(`${origin}${path}`, { agent }, (reply) => {
        reply.resume();
        reply.once('end', () => {
          if (reply.statusCode === 200) times.push(performance.now() - dueMs);
          else if (reply.statusCode === 503) counts.refused += 1;
          else counts.failures += 1;
          resolve();
        });
      });
      request.once('error', () => {
        counts.failures += 1;
        resolve();
      });
    });
  const startMs = performance.now();
  const asked: Promise<void>[] = [];
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(seconds * rate, ((performance.now() - startMs) / 1000) * rate);
      while (asked.length < due)
        asked.push(ask(paths[asked.length % paths.length] ?? '/', startMs + (asked.length / rate) * 1000));
      if (asked.length < seconds * rate) return;
      clearInterval(timer);
      resolve();
    }, 1);
  });
  await Promise.all(asked);
  agent.destroy();
  return loadOf(times, seconds, counts);
}
