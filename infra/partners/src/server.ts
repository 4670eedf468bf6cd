import { endWithParent, leaveOnSignal } from '@mall/service-kit/leave-on-signal';
import { createPartners } from './app.ts';
import { readConfig } from './config.ts';

endWithParent();
try {
  const config = readConfig(process.env);
  const app = createPartners(config);
  leaveOnSignal(app, () => undefined);
  await app.listen({ host: config.PARTNERS_HOST, port: config.PARTNERS_PORT });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.PARTNERS_PORT;
  process.send?.({ type: 'ready', port });
} catch (error) {
  const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
  process.stderr.write(`Partners cannot start: ${reason}\n`);
  process.exit(1);
}
