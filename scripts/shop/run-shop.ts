import { buildServices } from '../release/build-services.ts';
import { releaseSources } from '../release/release-sources.ts';
import type { Configuration } from './configuration.ts';
import { standIns } from './stand-ins.ts';
import { type Service, Supervisor } from './supervise.ts';

/** First start draws a database and its goods; that takes a while. In ms. */
const apiLimitMs = 180_000;
const startLimitMs = 30_000;

export interface RunningShop {
  origin: string;
  stop: () => Promise<void>;
}

export interface RunOptions {
  say: (line: string) => void;
  log: (line: string) => void;
  onGiveUp: (name: string) => void;
  /** Makes sure that there is a release to serve; one of the present sources unless said. */
  release?: (dataFolder: string) => Promise<void>;
  /** Gets the way to stop what was started so far, before anything is. */
  whenStoppable?: (stop: () => Promise<void>) => void;
  /** More settings for single services. */
  env?: Partial<Record<'edge' | 'api' | 'registry' | 'partners', NodeJS.ProcessEnv>>;
}

/** Builds what is missing, starts every process of the shop and waits until it serves pages. */
export async function runShop(
  configuration: Configuration,
  {
    say,
    log,
    onGiveUp,
    env = {},
    release = (dataFolder) => releaseSources(dataFolder, say),
    whenStoppable,
  }: RunOptions,
): Promise<RunningShop> {
  const { ports, HOST, API_HOST, dataFolder } = configuration;
  const local = (number: number) => `http://127.0.0.1:${number}`;
  const common = { DATA_DIR: dataFolder };
  const origin = configuration.PUBLIC_ORIGIN ?? `http://localhost:${ports.edge}`;
  const parties = standIns(local(ports.partners));
  const services: Record<'partners' | 'registry' | 'api' | 'edge', Service> = {
    partners: {
      name: 'partners',
      file: 'infra/partners/dist/server.mjs',
      limitMs: startLimitMs,
      env: {
        ...common,
        PARTNERS_PORT: String(ports.partners),
        PUBLIC_ORIGIN: origin,
        PORTONE_WEBHOOK_URL: `${local(ports.api)}/api/portones/webhook`,
        ...env.partners,
      },
    },
    registry: {
      name: 'registry',
      file: 'infra/registry/dist/server.mjs',
      limitMs: startLimitMs,
      env: { ...common, REGISTRY_PORT: String(ports.registry), ...env.registry },
    },
    api: {
      name: 'api',
      file: 'infra/api/dist/server.mjs',
      limitMs: apiLimitMs,
      env: {
        ...common,
        API_HOST,
        API_PORT: String(ports.api),
        PUBLIC_ORIGIN: origin,
        ...parties,
        ...env.api,
      },
    },
    edge: {
      name: 'edge',
      file: 'infra/edge/dist/server.mjs',
      limitMs: startLimitMs,
      env: {
        ...common,
        HOST,
        PORT: String(ports.edge),
        // Without one the edge takes the address that a page was opened by.
        ...(configuration.PUBLIC_ORIGIN ? { PUBLIC_ORIGIN: configuration.PUBLIC_ORIGIN } : {}),
        API_ORIGIN: local(ports.api),
        REGISTRY_ORIGIN: local(ports.registry),
        PAYMENT_ORIGIN: local(ports.partners),
        NICE_WINDOW_URL: parties.NICE_WINDOW_URL,
        ...env.edge,
      },
    },
  };

  say('bundling services');
  await buildServices();
  const supervisor = new Supervisor(log, onGiveUp);
  whenStoppable?.(() => supervisor.stop());
  try {
    // The API prepares its database while the remotes are built.
    const api = supervisor.start(services.api);
    await Promise.all([release(dataFolder), supervisor.start(services.partners), api]);
    await supervisor.start(services.registry);
    await supervisor.start(services.edge);
    return { origin, stop: () => supervisor.stop() };
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
}
