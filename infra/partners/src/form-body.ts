import type { FastifyInstance } from 'fastify';

/** Lets a plugin's routes take forms; the first of several fields with one name is lost, as no client sends them. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
