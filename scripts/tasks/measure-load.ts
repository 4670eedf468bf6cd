import { Agent, get } from 'node:http';
import autocannon from 'autocannon';
import { arriving, percentile } from './arriving.ts';
import { type Disturbed, leastDisturbed, ownLagDuring } from './least-disturbed.ts';

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

/** Measured at a steady rate, when the load's own lateness counts as the API's. */
type PacedLoad = Load & Disturbed;

export interface LoadTarget {
  origin: string;
  connections: number;
  /** That count; the connections are made in the second before. */
  seconds: number;
}

/** Asked in turn, by all connections together: none asks for what another just asked for. */
type LoadOptions = LoadTarget & { paths: readonly string[] };

function loadOf(times: number[], seconds: number, counts: { refused: number; failures: number }): Load {
  return {
    rate: times.length / seconds,
    p50Ms: percentile(times, 0.5),
    p95Ms: percentile(times, 0.95),
    p99Ms: percentile(times, 0.99),
    ...counts,
  };
}

/** Not counted: while the connections are being made, the load's own process answers late. */
const warmUpSeconds = 1;

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

/** Status of the reply, once all of it is there; 0 when none came. */
function ask(agent: Agent, url: string): Promise<number> {
  return new Promise((resolve) => {
    get(url, { agent }, (reply) => {
      reply.resume();
      reply.once('end', () => resolve(reply.statusCode ?? 0));
    }).once('error', () => resolve(0));
  });
}

/** Connections that are made at once: a process accepts one for each turn of its event loop. */
const wave = 50;

/** Makes the connections beforehand, as an edge has them: how a call is answered is measured, not how one arrives. */
async function connect(agent: Agent, { origin, connections }: LoadTarget): Promise<void> {
  for (let open = wave; open < connections + wave; open += wave)
    await Promise.all(
      Array.from({ length: Math.min(open, connections) }, () => ask(agent, `${origin}/healthz`)),
    );
}

async function measureOnce(options: LoadOptions & { rate: number }): Promise<PacedLoad> {
  const { origin, paths, connections, seconds, rate } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: connections });
  const times: number[] = [];
  const counts = { refused: 0, failures: 0 };
  await connect(agent, options);
  const ownLagMs = await ownLagDuring(() =>
    arriving({ rate, seconds: seconds + warmUpSeconds }, async (index, dueMs) => {
      const status = await ask(agent, `${origin}${paths[index % paths.length]}`);
      if (index < rate * warmUpSeconds) return;
      if (status === 200) times.push(performance.now() - dueMs);
      else if (status === 503) counts.refused += 1;
      else counts.failures += 1;
    }),
  );
  agent.destroy();
  return { ...loadOf(times, seconds, counts), ownLagMs };
}

/**
 * At a steady rate per second, as shoppers come: they do not wait for each other. A time begins when its request was
 * due, so that a stall counts for everyone who came meanwhile. Where others kept this very process waiting it is
 * measured again, with other paths for each try; of several, the one counts that was disturbed least.
 */
export async function measurePaced(
  options: LoadTarget & { rate: number; paths: (count: number) => readonly string[] },
): Promise<Load> {
  const count = options.rate * (options.seconds + warmUpSeconds);
  return leastDisturbed(() => measureOnce({ ...options, paths: options.paths(count) }));
}
