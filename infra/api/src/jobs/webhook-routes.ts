import type { IncomingHttpHeaders } from 'node:http';
import { checkWebhook } from '@mall/contracts/api/orders/webhook';
import * as Webhook from '@portone/server-sdk/webhook';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import * as z from 'zod';
import type { PaymentGateway } from '../money/payments/payment-gateway.ts';
import type { Clock } from '../platform/clock.ts';
import type { ApiConfig } from '../platform/config.ts';
import type { Db } from '../platform/database/schema/schema.ts';
import { invalidRequest } from '../platform/http/create-error.ts';
import { bodyLimit, registerEndpoint } from '../platform/http/register-endpoint.ts';
import type { SecretBox } from '../platform/secrets/secret-box.ts';

import { settlePayment } from './settle-payment.ts';

const eventSchema = z.object({ data: z.object({ paymentId: z.string().max(100) }) });

interface Deps {
  db: Db;
  clock: Clock;
  config: ApiConfig;
  logger: FastifyBaseLogger;
  payments: PaymentGateway;
  secretBox: SecretBox;
}

/**
 * PortOne's webhook (spec 7.5). A message only says that something happened; the state is fetched from the provider.
 * GET is an endpoint value; POST is none, because its signature covers the bytes as sent.
 */
export const webhookRoutes: FastifyPluginAsync<Deps> = async (app, deps) => {
  registerEndpoint(app, checkWebhook, async () => ({}));

  // Not JSON yet: what is signed are these bytes.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body));

  app.post(checkWebhook.path, async (request) => {
    const body = typeof request.body === 'string' ? request.body : '';
    requireSingleHeaders(request.raw.rawHeaders);
    const event = await verified(body, request.headers);
    const parsed = eventSchema.safeParse(event);
    // Billing keys, other shops' tests: acknowledged, so that they are not sent again.
    if (parsed.success) await settlePayment({ ...deps, logger: request.log }, parsed.data.data.paymentId);
    return { success: true, data: {} };
  });

  async function verified(body: string, headers: IncomingHttpHeaders): Promise<unknown> {
    try {
      return await Webhook.verify(deps.config.PORTONE_WEBHOOK_SECRET, body, { ...headers });
    } catch {
      throw invalidRequest('웹훅 서명이 올바르지 않습니다.');
    }
  }
};

/** Node joins repeated headers into one value, of which a part could pass for a signature. */
function requireSingleHeaders(raw: readonly string[]): void {
  const names = raw.filter((_value, place) => place % 2 === 0).map((name) => name.toLowerCase());
  const own = names.filter((name) => name.startsWith('webhook-'));
  if (new Set(own).size < own.length) throw invalidRequest('웹훅 헤더가 중복되었습니다.');
}
