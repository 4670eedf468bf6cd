import type { FastifyInstance } from 'fastify';
import type { PartnersConfig } from '../config.ts';
import { acceptForms } from '../form-body.ts';
import { browserSdk } from './browser-sdk.ts';
import { payRoutes } from './pay-routes.ts';
import { PaymentBook } from './payment-book.ts';
import { receiptRoutes } from './receipts/routes.ts';
import { restRoutes } from './rest-routes.ts';
import { webhookSender } from './send-webhook.ts';

/** PortOne V2: REST API, browser SDK, payment page and webhooks over one book of payments. */
export function portonePlugin(config: PartnersConfig) {
  return async (app: FastifyInstance): Promise<void> => {
    const book = new PaymentBook();
    const sendWebhook = webhookSender(config, app.log);

    // The server SDK sends JSON without naming it, which fetch calls text/plain.
    app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
    acceptForms(app);
    app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) app.log.error(error);
      reply.status(status).send({ type: 'INVALID_REQUEST', message: '요청이 올바르지 않습니다.' });
    });

    app.get('/v2/browser-sdk.js', (_request, reply) =>
      reply
        .header('content-type', 'text/javascript; charset=utf-8')
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', 'public, max-age=300')
        .send(browserSdk),
    );
    restRoutes(app, config, book, sendWebhook);
    payRoutes(app, config, book, sendWebhook);
    receiptRoutes(app, book);
  };
}
