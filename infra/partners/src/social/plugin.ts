import type { FastifyInstance } from 'fastify';
import type { PartnersConfig } from '../config.ts';
import { acceptForms } from '../form-body.ts';
import { appleRoutes } from './apple-routes.ts';
import { authorizeRoutes } from './authorize-routes.ts';
import { GrantBook } from './grant-book.ts';
import { kakaoRoutes } from './kakao-routes.ts';
import { naverRoutes } from './naver-routes.ts';
import { paycoRoutes } from './payco-routes.ts';

/** Social logins: OAuth 2.0 of payco, kakao, naver and apple, each under a folder of its name. */
export function socialPlugin(config: PartnersConfig) {
  return async (app: FastifyInstance): Promise<void> => {
    const book = new GrantBook();
    acceptForms(app);
    authorizeRoutes(app, config, book);
    kakaoRoutes(app, config, book);
    naverRoutes(app, config, book);
    paycoRoutes(app, config, book);
    appleRoutes(app, config, book);
  };
}
