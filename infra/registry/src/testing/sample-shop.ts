import type { ArtifactContracts, SchemaDocument } from '@mall/contracts/platform/artifact-contracts';
import * as z from 'zod/mini';
import { findConflicts } from '../compose.ts';
import type { Part } from '../part.ts';
import { type SampleParts, sampleArtifact, sampleContracts, schemaHash } from './sample-build.ts';

/** Hashes of two contracts. */
export const [one, other] = [schemaHash('a'), schemaHash('b')];

/** Schemas as a build writes them. */
export const json = (schema: z.core.$ZodType): SchemaDocument => ({
  ...z.toJSONSchema(schema, { io: 'input' }),
});
export const plain = json(z.object({ id: z.int() }));
export const withOptional = json(z.object({ id: z.int(), note: z.optional(z.string()) }));
export const withRequired = json(z.object({ id: z.int(), note: z.string() }));

/** What a test changes of a part; without schemas it is of an older kit. */
export interface Build extends Omit<SampleParts, 'name'> {
  schemas?: Partial<ArtifactContracts> | null;
}

/** A part as the registry reads it. */
export function part(name: string, { schemas = {}, ...parts }: Build = {}): Part {
  return {
    artifact: sampleArtifact({ name, ...parts }),
    contracts: schemas && sampleContracts(schemas),
  };
}

interface Shop {
  shell?: Build;
  live?: Build;
  product?: Build;
  api?: Record<string, { hash: string; data?: SchemaDocument; body?: SchemaDocument; method?: string }>;
}

/** Reasons against a shop of a shell and two remotes, each changed by the test. */
export function reasonsFor({ shell, live, product, api = {} }: Shop): string[] {
  const served = Object.entries(api).map(([id, { hash, method = 'GET', data = plain, body }]) => [
    id,
    { hash, call: { method, path: '/api/live', data, ...(body ? { body } : {}) } },
  ]);
  return findConflicts({
    shell: part('shell', shell),
    remotes: [part('mf-live', live), part('mf-product', product)],
    api: Object.fromEntries(served),
  });
}

const fragment = 'mf-live/mini-player';
/** The owner and a host of the fragment, built against these props. */
export const offering = (propsHash: string, schema?: SchemaDocument): Build => ({
  fragmentsOffered: [{ name: fragment, propsHash, chunks: [] }],
  schemas: schema ? { fragmentsOffered: { [fragment]: schema } } : null,
});
export const showing = (propsHash: string, schema?: SchemaDocument): Build => ({
  fragmentsUsed: [{ name: fragment, propsHash }],
  schemas: schema ? { fragmentsUsed: { [fragment]: schema } } : null,
});

const topic = 'live:started@1';
export const publishing = (hash: string, schema?: SchemaDocument): Build => ({
  eventsPublished: [{ topic, hash }],
  schemas: schema ? { eventsPublished: { [topic]: schema } } : null,
});
export const subscribing = (hash: string, schema?: SchemaDocument): Build => ({
  eventsHeard: [{ topic, hash }],
  schemas: schema ? { eventsHeard: { [topic]: schema } } : null,
});

export const call = 'live.campaigns';
export const calling = (hash: string, reply: SchemaDocument, body?: SchemaDocument): Build => ({
  apiCalls: [{ id: call, hash }],
  schemas: {
    apiCalls: { [call]: { method: 'GET', path: '/api/live', data: reply, ...(body ? { body } : {}) } },
  },
});
