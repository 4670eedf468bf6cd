import type { Endpoint, Upload } from '@mall/contracts/endpoint';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { identifyCaller, memberOf, sessionOf } from './caller.ts';
import { createError } from './create-error.ts';
import { sendFailure } from './error-handler.ts';
import { type Handler, registerEndpoint } from './register-endpoint.ts';

const names: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WEBP',
};

const fileType = ({ types }: Upload) =>
  createError('FILE_TYPE', `${types.map((type) => names[type] ?? type).join(', ')} 파일만 올릴 수 있습니다.`);
const fileSize = ({ maximumBytes }: Upload) =>
  createError('FILE_SIZE', `${Math.floor(maximumBytes / 2 ** 20)}MB 이하의 파일만 올릴 수 있습니다.`);

const typeOf = (request: FastifyRequest) =>
  (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/**
 * Adds a route whose body is one file. Who calls, the type and the size are looked at before the body is read: a
 * stranger must not make us take megabytes. FILE_TYPE and FILE_SIZE say what is refused.
 */
export function registerUpload<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
): void {
  const { upload } = endpoint;
  if (!upload) throw new Error(`${endpoint.id} takes no file`);
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.addHook('onRequest', async (request) => {
      const caller = await identifyCaller(request, app);
      sessionOf(caller);
      memberOf(caller);
      if (!upload.types.includes(typeOf(request))) throw fileType(upload);
    });
    scope.setErrorHandler<FastifyError | Error>((error, request, reply) => {
      const isTooLarge = 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE';
      sendFailure(isTooLarge ? fileSize(upload) : error, request, reply);
    });
    registerEndpoint(scope, endpoint, handler);
  });
}
