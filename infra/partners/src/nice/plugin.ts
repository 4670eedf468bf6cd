import type { FastifyInstance } from 'fastify';
import type { PartnersConfig } from '../config.ts';
import { acceptForms } from '../form-body.ts';
import { CheckBook } from './check-book.ts';
import { tokenRoutes } from './token-routes.ts';
import { windowRoutes } from './window-routes.ts';

/** NICE's integrated identity check: its API and its window. */
export function nicePlugin(config: PartnersConfig) {
  return async (app: FastifyInstance): Promise<void> => {
    const book = new CheckBook();
    acceptForms(app);
    tokenRoutes(app, config, book);
    windowRoutes(app, config, book);
  };
}
