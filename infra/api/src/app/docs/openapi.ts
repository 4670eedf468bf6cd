import type { Endpoint } from '@mall/contracts/endpoint';
import { commonResponses } from './failures.ts';
import { operationOf } from './operation.ts';

/** The envelope of a failure; `data` leads on where a code says so (spec 7). */
const failureEnvelope = {
  type: 'object',
  required: ['success', 'code', 'message'],
  properties: {
    success: { const: false },
    code: { type: 'string' },
    message: { type: 'string' },
    data: {},
  },
};

/** OpenAPI 3.1 of the given endpoint values (design: one value per call). */
export function openApiOf(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Commerce API',
      version: '1.0.0',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/' }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Failure: failureEnvelope },
      responses: commonResponses,
    },
    paths,
  };
}
