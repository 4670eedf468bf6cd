import type { Configuration } from '../settings/configuration.ts';
import { standIns } from './stand-ins.ts';
import type { Service } from './supervise.ts';

export type ServiceName = 'partners' | 'registry' | 'api' | 'edge';
export type ServiceSettings = Partial<Record<ServiceName, NodeJS.ProcessEnv>>;

/** First start draws a database and its goods; that takes a while. In ms. */
const apiLimitMs = 180_000;
const startLimitMs = 90_000;

/** The address at which browsers see the shop. */
export const originOf = ({ PUBLIC_ORIGIN, ports }: Configuration): string =>
  PUBLIC_ORIGIN ?? `http://localhost:${ports.edge}`;

const local = (port: number): string => `http://127.0.0.1:${port}`;

/** Where a process exposes its metrics, when the shop has a port for them. */
const metricsOf = ({ METRICS_PORT }: Configuration, above: number): NodeJS.ProcessEnv =>
  METRICS_PORT === undefined ? {} : { METRICS_PORT: String(METRICS_PORT + above) };

/** Every process of the shop with the settings by which they find each other. */
export function describeServices(
  configuration: Configuration,
  env: ServiceSettings,
): Record<ServiceName, Service> {
  return {
    partners: describePartners(configuration, env.partners),
    registry: describeRegistry(configuration, env.registry),
    api: describeApi(configuration, env.api),
    edge: describeEdge(configuration, env.edge),
  };
}

function describePartners(configuration: Configuration, env?: NodeJS.ProcessEnv): Service {
  const { ports, dataFolder } = configuration;
  return {
    name: 'partners',
    file: 'infra/partners/dist/server.mjs',
    limitMs: startLimitMs,
    env: {
      DATA_DIR: dataFolder,
      PARTNERS_PORT: String(ports.partners),
      PUBLIC_ORIGIN: originOf(configuration),
      PORTONE_WEBHOOK_URL: `${local(ports.api)}/api/portones/webhook`,
      ...env,
    },
  };
}

function describeRegistry(configuration: Configuration, env?: NodeJS.ProcessEnv): Service {
  const { ports, dataFolder } = configuration;
  return {
    name: 'registry',
    file: 'infra/registry/dist/server.mjs',
    limitMs: startLimitMs,
    env: {
      DATA_DIR: dataFolder,
      ...metricsOf(configuration, 20),
      REGISTRY_PORT: String(ports.registry),
      REGISTRY_PUBLISH_PORT: String(ports.publishing),
      ...env,
    },
  };
}

function describeApi(configuration: Configuration, env?: NodeJS.ProcessEnv): Service {
  const { ports, API_HOST, dataFolder } = configuration;
  return {
    name: 'api',
    file: 'infra/api/dist/server.mjs',
    limitMs: apiLimitMs,
    env: {
      DATA_DIR: dataFolder,
      ...metricsOf(configuration, 10),
      API_HOST,
      API_PORT: String(ports.api),
      PUBLIC_ORIGIN: originOf(configuration),
      ...standIns(local(ports.partners)),
      ...env,
    },
  };
}

function describeEdge(configuration: Configuration, env?: NodeJS.ProcessEnv): Service {
  const { ports, HOST, PUBLIC_ORIGIN, dataFolder } = configuration;
  return {
    name: 'edge',
    file: 'infra/edge/dist/server.mjs',
    limitMs: startLimitMs,
    env: {
      DATA_DIR: dataFolder,
      ...metricsOf(configuration, 0),
      HOST,
      PORT: String(ports.edge),
      // Without one the edge accepts the address by which a page was opened.
      ...(PUBLIC_ORIGIN ? { PUBLIC_ORIGIN } : {}),
      API_ORIGIN: local(ports.api),
      REGISTRY_ORIGIN: local(ports.registry),
      PAYMENT_ORIGIN: local(ports.partners),
      NICE_WINDOW_URL: standIns(local(ports.partners)).NICE_WINDOW_URL,
      ...env,
    },
  };
}
