import { leaveOnSignal } from '@mall/service-kit/leave-on-signal';
import { createRegistryApp } from './app.ts';
import { readConfig } from './config.ts';
import { Registry } from './registry.ts';

// What is written to disk is for this account only.
process.umask(0o077);
const config = readConfig(process.env);
const app = createRegistryApp(new Registry(config.folder, config.keys));
await app.listen({ host: config.host, port: config.port });
const address = app.server.address();
process.send?.({ type: 'ready', port: typeof address === 'object' ? address?.port : null });
leaveOnSignal(app, () => undefined);
