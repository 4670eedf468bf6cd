import { timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { invalidRequest, notFound } from '../../platform/http/create-error.ts';
import { operatorCommands } from './commands/all-commands.ts';
import { type RunDeps, runCommand } from './run-command.ts';

/** A catalogue with its pictures comes in one piece. */
const bodyLimit = 128 * 1024 * 1024;
const loopback = /^(::1|127\.\d+\.\d+\.\d+|::ffff:127\.\d+\.\d+\.\d+)$/;
const bodySchema = z.strictObject({
  command: z.string().max(40),
  actor: z.string().trim().min(1, '--as: say who you are').max(60, '--as: 60 letters at most'),
  input: z.unknown(),
});

interface Deps extends RunDeps {
  operatorKey?: string | undefined;
}

/**
 * The admin API, for processes of this machine that can read the key file (docs/decisions/0033). It lies outside
 * `/api`, so that the edge never passes a call on to it.
 */
export const operatorRoutes: FastifyPluginAsync<Deps> = async (app, deps) => {
  const { operatorKey } = deps;
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
      return { success: true, data: await runCommand(command, { action, actor, input: input.data }, deps) };
    },
  });
};
