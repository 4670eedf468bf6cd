import { appOptions } from '@mall/service-kit/app-options';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { PartnersConfig } from './config.ts';
import { jusoPlugin } from './juso/plugin.ts';
import { livePlugin } from './live/plugin.ts';
import { nicePlugin } from './nice/plugin.ts';
import { portonePlugin } from './portone/plugin.ts';
import { socialPlugin } from './social/plugin.ts';
import { solapiPlugin } from './solapi/plugin.ts';

/** Builds the stand-ins of outside parties; it does not listen. */
export function createPartners(config: PartnersConfig): FastifyInstance {
  const app = Fastify({
    ...appOptions,
    logger: { level: config.LOG_LEVEL, base: null },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.register(portonePlugin(config));
  app.register(socialPlugin(config));
  app.register(nicePlugin(config));
  app.register(jusoPlugin(config));
  app.register(livePlugin(config));
  app.register(solapiPlugin(config));
  return app;
}
