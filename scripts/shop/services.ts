import type { Configuration } from './configuration.ts';
import { standIns } from './stand-ins.ts';
import type { Service } from './supervise.ts';

export type ServiceName = 'partners' | 'registry' | 'api' | 'edge';
export type ServiceSettings = Partial<Record<ServiceName, NodeJS.ProcessEnv>>;

/** First start draws a database and its goods; that takes a while. In ms. */
const apiLimitMs = 180_000;
const startLimitMs = 30_000;

/** The address at which browsers see the shop. */
export const originOf = ({ PUBLIC_ORIGIN, ports }: Configuration): string =>
  PUBLIC_ORIGIN ?? `http://localhost:${ports.edge}`;

/** Every process of the shop with the settings by which they find each other. */
export function describeServices(
  configuration: Configuration,
  env: ServiceSettings,
): Record<ServiceName, Service> {
  const { ports, HOST, API_HOST, METRICS_PORT, dataFolder } = configuration;
  const local = (number: number) => `http://127.0.0.1:${number}`;
  const common = { DATA_DIR: dataFolder };
  const metricsAt = (above: number) =>
    METRICS_PORT === undefined ? {} : { METRICS_PORT: String(METRICS_PORT + above) };
  const origin = originOf(configuration);
  const parties = standIns(local(ports.partners));
  return {
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
      env: {
        ...common,
        ...metricsAt(20),
        REGISTRY_PORT: String(ports.registry),
        REGISTRY_PUBLISH_PORT: String(ports.publishing),
        ...env.registry,
      },
    },
    api: {
      name: 'api',
      file: 'infra/api/dist/server.mjs',
      limitMs: apiLimitMs,
      env: {
        ...common,
        ...metricsAt(10),
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
        ...metricsAt(0),
        HOST,
        PORT: String(ports.edge),
        // Without one the edge accepts the address by which a page was opened.
        ...(configuration.PUBLIC_ORIGIN ? { PUBLIC_ORIGIN: origin } : {}),
        API_ORIGIN: local(ports.api),
        REGISTRY_ORIGIN: local(ports.registry),
        PAYMENT_ORIGIN: local(ports.partners),
        NICE_WINDOW_URL: parties.NICE_WINDOW_URL,
        ...env.edge,
      },
    },
  };
}
