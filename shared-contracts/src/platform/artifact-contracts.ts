import * as z from 'zod/mini';
import { accesses } from '../endpoint.ts';

/** A JSON Schema (draft 2020-12) as zod writes it; a comparison parses the keywords it understands. */
const schemaDocumentSchema = z.record(z.string(), z.unknown());
export type SchemaDocument = z.infer<typeof schemaDocumentSchema>;

/** One API call as a caller or the server sees it: what of the request is sent or read, and of the reply. */
const callContractSchema = z.object({
  method: z.string(),
  path: z.string(),
  /** Who may call; builds from before do not say. */
  access: z.optional(z.enum(accesses)),
  params: z.optional(schemaDocumentSchema),
  query: z.optional(schemaDocumentSchema),
  body: z.optional(schemaDocumentSchema),
  data: schemaDocumentSchema,
});
export type CallContract = z.infer<typeof callContractSchema>;

const schemasByName = z.record(z.string(), schemaDocumentSchema);

/**
 * What a build exchanges with others, by the names in its `artifact.json`. It is a file of its own: edges ask for
 * releases every two seconds and need none of it.
 */
export const artifactContractsSchema = z.object({
  /** Props that a lent fragment reads, and those that a host sends. */
  fragmentsOffered: schemasByName,
  fragmentsUsed: schemasByName,
  /** Payloads as published and as read. */
  eventsPublished: schemasByName,
  eventsHeard: schemasByName,
  /** Requests as sent, replies as read. */
  apiCalls: z.record(z.string(), callContractSchema),
  /** Addresses of pages, or beginnings of them, that stand in the browser's code; older builds do not say. */
  links: z.optional(z.array(z.string())),
});
export type ArtifactContracts = z.infer<typeof artifactContractsSchema>;

/** What the API in production serves, by call: requests as read, replies as sent. */
export const apiContractSchema = z.record(
  z.string(),
  z.object({ hash: z.string(), call: callContractSchema }),
);
export type ApiContract = z.infer<typeof apiContractSchema>;
