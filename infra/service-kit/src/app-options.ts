function refuseSchema(): never {
  throw new Error(
    'routes of our services have no JSON schema: contracts parse what comes in, handlers know what goes out',
  );
}

/**
 * How every service makes its Fastify app.
 *
 * - What arrives while it leaves, on a connection that is open, is answered as ever, and the connection ends with it.
 *   Refused with 503 it would be lost: a proxy repeats only what got no answer.
 * - There are no JSON schemas: Fastify's compilers for them (Ajv) would take 0.15 s of each start and 3 MB all the same.
 */
export const appOptions = {
  return503OnClosing: false,
  schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
} as const;
