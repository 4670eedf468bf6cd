import path from 'node:path';
import { endWithParent, leaveOnSignal } from '@mall/service-kit/leave-on-signal';
import { listenForMetrics } from '@mall/service-kit/metrics/listen-for-metrics';
import { lineLog } from '@mall/service-kit/requests/line-log';
import { createRegistryApp } from './app.ts';
import { readConfig } from './config.ts';
import { createPublishApp } from './http/publish-app.ts';
import { exposeRegistry } from './metrics/expose-registry.ts';
import { Registry } from './registry.ts';
import { TokenStore } from './tokens/token-store.ts';

endWithParent();
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
const publishing = createPublishApp({
  registry,
  tokens: new TokenStore(config.folder),
  incoming: path.join(config.folder, 'incoming'),
  trustProxy: config.trustProxy,
});
await publishing.listen({ host: config.host, port: config.publishPort });
await app.listen({ host: config.host, port: config.port });
const address = app.server.address();
process.send?.({ type: 'ready', port: typeof address === 'object' ? address?.port : null });
leaveOnSignal(
  {
    server: {
      closeAllConnections() {
        app.server.closeAllConnections();
        publishing.server.closeAllConnections();
      },
    },
    close: () => Promise.all([app.close(), publishing.close()]),
  },
  async () => metrics?.close(),
);
