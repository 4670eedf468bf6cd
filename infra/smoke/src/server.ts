import { endWithParent, leaveOnSignal } from '@mall/service-kit/leave-on-signal';
import { createSmokeApp } from './app.ts';
import { readConfig } from './config.ts';
import { lookAtRelease } from './look/look-at-release.ts';

endWithParent();
try {
  const { host, port, shop } = readConfig(process.env);
  const app = createSmokeApp(async (options, signal) => {
    const started = performance.now();
    const log = (what: string) =>
      console.log(`${options.release.id}: ${what} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
    try {
      const result = await lookAtRelease(options, shop, signal);
      log(`${result.failures.length} of ${result.pages} pages failed`);
      return result;
    } catch (error) {
      log(signal.aborted ? 'nobody waits for the look any more' : String(error));
      throw error;
    }
  });
  leaveOnSignal(app, () => undefined);
  await app.listen({ host, port });
  const address = app.server.address();
  process.send?.({ type: 'ready', port: typeof address === 'object' ? address?.port : port });
} catch (error) {
  process.stderr.write(`smoke cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
