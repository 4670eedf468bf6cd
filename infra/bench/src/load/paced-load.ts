// A process of its own that asks at a steady rate: what else a bench keeps in memory would be collected meanwhile, and
// each such pause would count as the service's.
import { Agent, get } from 'node:http';
import { arriving } from './arriving.ts';
import { type Disturbed, ownLagDuring } from './least-disturbed.ts';
import { type Load, type LoadOptions, type LoadTarget, loadOf, warmUpSeconds } from './load.ts';

export type PacedOptions = LoadOptions & { rate: number };
/** Measured at a steady rate, when the load's own lateness counts as the service's. */
export type PacedLoad = Load & Disturbed;

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

async function measure(options: PacedOptions): Promise<PacedLoad> {
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

process.once('message', async (options: PacedOptions) => {
  const load = await measure(options);
  process.send?.(load, () => process.disconnect());
});
