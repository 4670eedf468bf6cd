import { createHash } from 'node:crypto';
import type { Endpoint } from '@mall/contracts/endpoint';
import { type Topic, topicId } from '@mall/contracts/events/topic';
import type {
  ApiContract,
  ArtifactContracts,
  CallContract,
  SchemaDocument,
} from '@mall/contracts/platform/artifact-contracts';
import * as z from 'zod/mini';
import type { RemoteDefinition } from '../define-remote.ts';

type Schema = z.core.$ZodType;
type Definition = Pick<RemoteDefinition, 'fragments' | 'uses'>;

/** Where the schemas lie in an artifact: below `server/`, which no browser is served. */
export const contractsFile = 'server/contracts.json';

/** sha256 of a value's canonical JSON: keys sorted, so that the order of writing does not matter. */
function hashOf(value: unknown): string {
  const canonical = JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
  return createHash('sha256').update(canonical).digest('hex');
}

/** Identity of a schema: parts that were built from the same one have equal hashes. */
export function schemaHash(schema: Schema | undefined): string {
  return hashOf(schema ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) : null);
}

/** Identity of a call's shape; changes with method, path, input or reply. */
export function endpointHash({ method, path: route, params, query, body, data }: Endpoint): string {
  return hashOf({ method, route, parts: [params, query, body, data].map(schemaHash) });
}

/**
 * `input` is what a schema accepts, `output` what stands after it parsed. An object that drops what it does not know
 * says nothing of other properties: a sender has none, a reader does not mind them.
 */
function documentOf(
  schema: Schema,
  io: 'input' | 'output',
  unrepresentable: 'any' | 'throw',
): SchemaDocument {
  const document = z.toJSONSchema(schema, {
    io,
    unrepresentable,
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      if (def.type === 'object' && !('catchall' in def && def.catchall))
        delete jsonSchema.additionalProperties;
    },
  });
  return { ...document };
}

/** Schemas of what passes between parts of a page: plain data only, so that it can be compared. */
function plainDocument(name: string, schema: Schema, io: 'input' | 'output'): SchemaDocument {
  try {
    return documentOf(schema, io, 'throw');
  } catch (cause) {
    throw new Error(
      `${name} holds what JSON cannot say: fragments and topics carry plain data, without transforms, dates or functions`,
      { cause },
    );
  }
}

/** What a build exchanges with the rest of the shop. Throws when a fragment or a topic does not carry plain data. */
export function contractsOf({ fragments = [], uses = {} }: Definition): ArtifactContracts {
  // What was published is not parsed once more: a listener needs it as the schema leaves it.
  const payloads = (topics: readonly Topic[] = []) =>
    Object.fromEntries(
      topics.map((topic) => [topicId(topic), plainDocument(topicId(topic), topic.schema, 'output')]),
    );
  return {
    fragmentsOffered: Object.fromEntries(
      fragments.map(({ contract: { name, props } }) => [name, plainDocument(name, props, 'input')]),
    ),
    fragmentsUsed: Object.fromEntries(
      (uses.fragments ?? []).map(({ name, props }) => [name, plainDocument(name, props, 'output')]),
    ),
    eventsPublished: payloads(uses.publishes),
    eventsHeard: payloads(uses.subscribes),
    apiCalls: Object.fromEntries((uses.calls ?? []).map((call) => [call.id, callContract(call, 'input')])),
  };
}

/** What an API with these calls serves; its deployment publishes it to the registry. */
export function apiContractOf(endpoints: readonly Endpoint[]): ApiContract {
  return Object.fromEntries(
    endpoints.map((endpoint) => [
      endpoint.id,
      { hash: endpointHash(endpoint), call: callContract(endpoint, 'output') },
    ]),
  );
}

/** Requests are compared as they travel; of the reply the server has the output and a caller the input. */
function callContract(endpoint: Endpoint, reply: 'input' | 'output'): CallContract {
  const parts = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part];
    return schema ? [[part, documentOf(schema, 'input', 'any')] as const] : [];
  });
  return {
    method: endpoint.method,
    path: endpoint.path,
    access: endpoint.access,
    ...Object.fromEntries(parts),
    data: documentOf(endpoint.data, reply, 'any'),
  };
}
