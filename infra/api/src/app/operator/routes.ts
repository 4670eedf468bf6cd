import { timingSafeEqual } from 'node:crypto';
import type { FastifyBaseLogger, FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { PictureStore } from '../../catalogue/pictures/picture-store.ts';
import { payRefunds } from '../../claims/refunds/refunds.ts';
import type { PaymentGateway } from '../../money/payments/payment-gateway.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ApiConfig } from '../../platform/config.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { invalidRequest, notFound } from '../../platform/http/create-error.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import { operatorCommands } from './commands/all-commands.ts';
import { hasWritten, writeAudit } from './commands/audit-commands.ts';

/** A catalogue with its pictures comes in one piece. */
const bodyLimit = 128 * 1024 * 1024;
const loopback = /^(::1|127\.\d+\.\d+\.\d+|::ffff:127\.\d+\.\d+\.\d+)$/;
const bodySchema = z.strictObject({
  command: z.string().max(40),
  actor: z.string().trim().min(1, '--as: say who you are').max(60, '--as: 60 letters at most'),
  input: z.unknown(),
});

interface Deps {
  db: Db;
  clock: Clock;
  config: ApiConfig;
  logger: FastifyBaseLogger;
  payments: PaymentGateway;
  pictures: PictureStore;
  secretBox: SecretBox;
  operatorKey?: string | undefined;
}

/**
 * The admin API, for processes of this machine that can read the key file (docs/decisions/0033). It lies outside
 * `/api`, so that the edge never passes a call on to it.
 */
export const operatorRoutes: FastifyPluginAsync<Deps> = async (app, deps) => {
  const { db, clock, operatorKey } = deps;
  if (!operatorKey) return;
  const expected = Buffer.from(`Operator ${operatorKey}`);
  const isOperator = (request: FastifyRequest) => {
    const given = Buffer.from(request.headers.authorization ?? '');
    const isLocal = loopback.test(request.socket.remoteAddress ?? '') && !request.headers['x-forwarded-for'];
    return isLocal && given.length === expected.length && timingSafeEqual(given, expected);
  };

  app.post('/operator', {
    bodyLimit,
    // Before the body is read: a stranger must not make us take 128 MB.
    onRequest: async (request) => {
      if (!isOperator(request)) throw notFound();
    },
    handler: async (request) => {
      const body = bodySchema.safeParse(request.body);
      if (!body.success) throw invalidRequest(body.error.issues.map(({ message }) => message).join('; '));
      const command = operatorCommands[body.data.command];
      if (!command) throw invalidRequest('unknown command');
      const { actor, command: action } = body.data;
      const input = command.input.safeParse(body.data.input);
      if (!input.success) throw invalidRequest(z.prettifyError(input.error));
      const now = clock();
      const work = await command.prepare(input.data, deps);
      const result = await db.transaction().execute(async (tx) => {
        const done = await work({ tx, now, pictures: deps.pictures });
        // Nothing is changed without an entry, also by a command that has nothing to say of it.
        const isSilent = done.changes.length === 0 && (await hasWritten(tx));
        const changes = isSilent ? [{ subject: action, before: null, after: input.data }] : done.changes;
        await writeAudit(tx, { actor, action, now }, changes);
        return done;
      });
      const waiting: string[] = [];
      for (const orderId of result.refundOrders ?? []) {
        const outcome = await payRefunds(deps, orderId).catch((error: unknown) => {
          deps.logger.warn({ err: error, order_id: orderId }, 'refund has to wait');
          return 'NO_ANSWER' as const;
        });
        if (outcome === 'NO_ANSWER')
          waiting.push(`the refund of ${orderId} waits for the payment provider and is tried again`);
        if (outcome === 'NEEDS_ACCOUNT')
          waiting.push(`the refund of ${orderId} waits for the shopper to name an account`);
      }
      const { exitCode: exit_code = 0 } = result;
      return { success: true, data: { lines: [...result.lines, ...waiting], exit_code } };
    },
  });
};
