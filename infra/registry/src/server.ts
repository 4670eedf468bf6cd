import { leaveOnSignal } from '@mall/service-kit/leave-on-signal';
import { listenForMetrics } from '@mall/service-kit/metrics/listen-for-metrics';
import { lineLog } from '@mall/service-kit/requests/line-log';
import { createRegistryApp } from './app.ts';
import { readConfig } from './config.ts';
import { exposeRegistry } from './metrics/expose-registry.ts';
import { Registry } from './registry.ts';

// What is written to disk is for this account only.
process.umask(0o077);
const config = readConfig(process.env);
const registry = new Registry(config.folder, config.keys);
const app = createRegistryApp(registry, {
  isMeasured: config.metrics !== null,
  accessLog: config.hasAccessLog ? lineLog : null,
});
exposeRegistry(registry);
const metrics = config.metrics && (await listenForMetrics(config.metrics));
await app.listen({ host: config.host, port: config.port });
const address = app.server.address();
process.send?.({ type: 'ready', port: typeof address === 'object' ? address?.port : null });
leaveOnSignal(app, async () => metrics?.close());
