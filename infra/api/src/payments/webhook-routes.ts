import type { IncomingHttpHeaders } from 'node:http';
import { checkWebhook } from '@mall/contracts/api/webhook';
import * as Webhook from '@portone/server-sdk/webhook';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { settleFee } from '../claims/settle-fee.ts';
import type { AppDeps } from '../deps.ts';
import { invalidRequest } from '../http/create-error.ts';
import { bodyLimit, registerEndpoint } from '../http/register-endpoint.ts';
import { settleOrder } from '../orders/settle-order.ts';

const eventSchema = z.object({ data: z.object({ paymentId: z.string().max(100) }) });

/**
 * PortOne's webhook (spec 7.5). A message only says that something happened; the state is fetched from the provider.
 * GET is an endpoint value; POST is none, because its signature covers the bytes as sent.
 */
export async function webhookRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
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
    if (parsed.success) await settle(parsed.data.data.paymentId);
    return { success: true, data: {} };
  });

  /** Settles the order or the exchange's fee that the payment is of. */
  async function settle(paymentId: string): Promise<void> {
    const find = (table: 'orders' | 'fee_payments') =>
      deps.db.selectFrom(table).select('order_id').where('payment_id', '=', paymentId).executeTakeFirst();
    const order = await find('orders');
    if (order) await settleOrder(deps, order.order_id, { isGivenUp: false });
    else if (await find('fee_payments')) await settleFee(deps, paymentId, { isGivenUp: false });
  }

  async function verified(body: string, headers: IncomingHttpHeaders): Promise<unknown> {
    try {
      return await Webhook.verify(deps.config.PORTONE_WEBHOOK_SECRET, body, { ...headers });
    } catch {
      throw invalidRequest('웹훅 서명이 올바르지 않습니다.');
    }
  }
}

/** Node joins repeated headers into one value, of which a part could pass for a signature. */
function requireSingleHeaders(raw: readonly string[]): void {
  const names = raw.filter((_value, place) => place % 2 === 0).map((name) => name.toLowerCase());
  const own = names.filter((name) => name.startsWith('webhook-'));
  if (new Set(own).size < own.length) throw invalidRequest('웹훅 헤더가 중복되었습니다.');
}
