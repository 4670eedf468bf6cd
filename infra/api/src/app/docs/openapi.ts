import type { Endpoint } from '@mall/contracts/endpoint';
import { envelopeSchema } from '@mall/contracts/envelope';
import { commonErrors } from '@mall/contracts/error-catalogue';
import * as z from 'zod';

type JsonSchema = { properties?: Record<string, unknown>; required?: string[]; [name: string]: unknown };
type Schema = z.core.$ZodType;

const schemaOf = (schema: Schema, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const header = (name: string, description: string, required = true) => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});

function parametersOf(schema: Schema | undefined, place: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties).map(([name, property]) => {
    const isArray = typeof property === 'object' && property !== null && 'items' in property;
    return {
      name: isArray ? `${name}[]` : name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
    };
  });
}

/** A file goes as it is; everything else as JSON. */
function bodyContentOf({ upload }: Endpoint, body: Schema) {
  if (!upload) return { 'application/json': { schema: schemaOf(body, 'input') } };
  const schema = { type: 'string', format: 'binary', maxLength: upload.maximumBytes };
  return Object.fromEntries(upload.types.map((type) => [type, { schema }]));
}

function operationOf(endpoint: Endpoint) {
  const parameters = [
    ...(endpoint.access === 'public' ? [] : [header('client-session-id', '브라우저 세션 UUID')]),
    ...(endpoint.idempotencyKey
      ? [
          header(
            'Idempotency-Key',
            '같은 키의 요청은 한 번만 처리합니다',
            endpoint.idempotencyKey === 'required',
          ),
        ]
      : []),
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
  ];
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [endpoint.id.split('.')[0] ?? ''],
    'x-access': endpoint.access,
    parameters,
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: bodyContentOf(endpoint, endpoint.body),
          },
        }
      : {}),
    ...(endpoint.access === 'member' ? { security: [{ bearer: [] }] } : {}),
    responses: {
      200: {
        description: '성공',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['success', 'data'],
              properties: {
                success: { const: true },
                code: { type: 'string' },
                data: schemaOf(endpoint.data, 'output'),
              },
            },
          },
        },
      },
      default: {
        description: `실패: ${[...endpoint.codes, ...Object.keys(commonErrors)].join(', ')}`,
        content: { 'application/json': { schema: schemaOf(envelopeSchema, 'output') } },
      },
    },
  };
}

/** OpenAPI 3.1 of the given endpoint values (design: one value per call). */
export function openApiOf(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Commerce API', version: '1.0.0' },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths,
  };
}
