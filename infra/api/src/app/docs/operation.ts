import type { Endpoint } from '@mall/contracts/endpoint';
import type * as z from 'zod';
import { type FailureResponse, failureExamples, failureSchema, failuresOf, responseOf } from './failures.ts';
import { type JsonSchema, schemaOf } from './json-schema.ts';

type Schema = z.core.$ZodType;

const header = (name: string, description: string, required = true) => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});

function headersOf({ access, idempotencyKey }: Endpoint) {
  const onceOnly = '같은 키의 요청은 한 번만 처리합니다';
  return [
    ...(access === 'public' ? [] : [header('client-session-id', '브라우저 세션 UUID')]),
    ...(idempotencyKey ? [header('Idempotency-Key', onceOnly, idempotencyKey === 'required')] : []),
  ];
}

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

const security = { public: [], visitor: [{}, { bearer: [] }], member: [{ bearer: [] }] } as const;

/** The envelope of a success; some calls, such as the login, also refuse with 200. */
function successOf({ data, successCode }: Endpoint) {
  const schema: JsonSchema = {
    type: 'object',
    required: ['success', 'data', ...(successCode ? ['code'] : [])],
    properties: {
      success: { const: true },
      ...(successCode ? { code: { const: successCode } } : {}),
      data: schemaOf(data, 'output'),
    },
  };
  return schema;
}

interface Responses {
  200: { description: string; content: { 'application/json': SuccessContent } };
  [status: string]: Responses[200] | FailureResponse | { $ref: string };
}

interface SuccessContent {
  schema: JsonSchema;
  /** Refusals that are answered with 200. */
  examples?: ReturnType<typeof failureExamples>;
}

function responsesOf(endpoint: Endpoint): Responses {
  const failures = failuresOf(endpoint);
  const refusals = failures.get(200) ?? [];
  failures.delete(200);
  const success = successOf(endpoint);
  const content: SuccessContent =
    refusals.length === 0
      ? { schema: success }
      : { schema: { oneOf: [success, failureSchema(refusals)] }, examples: failureExamples(refusals) };
  return {
    200: {
      description: ['성공', ...refusals].join(', '),
      content: { 'application/json': content },
    },
    ...Object.fromEntries([...failures].map(([status, codes]) => [String(status), responseOf(codes)])),
  };
}

export function operationOf(endpoint: Endpoint) {
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [endpoint.id.split('.')[0] ?? ''],
    'x-access': endpoint.access,
    parameters: [
      ...headersOf(endpoint),
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
    ],
    ...(endpoint.body
      ? { requestBody: { required: true, content: bodyContentOf(endpoint, endpoint.body) } }
      : {}),
    security: security[endpoint.access],
    responses: responsesOf(endpoint),
  };
}
