import * as z from 'zod/mini';
import { artifactSchema } from './artifact.ts';

/** One artifact in a release, with the version to fall back to when it breaks in a browser. */
const releasePartSchema = z.object({
  artifact: artifactSchema,
  fallback: z.nullable(artifactSchema),
});

/**
 * An immutable composition (design: A release). `sequence` only rises, so that an older document that is signed
 * as well cannot be played back.
 */
export const releaseSchema = z.object({
  schemaVersion: z.literal(1),
  id: z.string().check(z.regex(/^r\d{4,}-[0-9a-f]{8}$/)),
  sequence: z.int(),
  createdAt: z.string(),
  note: z.string(),
  shell: releasePartSchema,
  remotes: z.record(z.string(), releasePartSchema),
});
export type Release = z.infer<typeof releaseSchema>;

/** What a channel points to. `revision` rises with every move and is checked on each (optimistic locking). */
export const channelSchema = z.object({
  name: z.enum(['stable', 'canary', 'preview']),
  revision: z.int(),
  releaseId: z.string(),
  /** Ids it pointed to before, newest first, for rollback. */
  history: z.array(z.string()),
  movedAt: z.string(),
});
export type Channel = z.infer<typeof channelSchema>;

/**
 * What the edge fetches: the exact bytes that were signed, as text, with an ed25519 signature over them. A pointer
 * is signed on its own, because moving a channel back is a new statement about an old release.
 */
export const signedDocumentSchema = z.object({
  payload: z.string(),
  signature: z.string(),
  keyId: z.string(),
});
export type SignedDocument = z.infer<typeof signedDocumentSchema>;

/** The statement «this channel serves this release», valid until `expiresAt`. */
export const pointerSchema = z.object({
  schemaVersion: z.literal(1),
  channel: channelSchema.shape.name,
  revision: z.int(),
  releaseId: z.string(),
  /** sha384 of the release payload. */
  releaseIntegrity: z.string(),
  issuedAt: z.string(),
  expiresAt: z.string(),
});
export type Pointer = z.infer<typeof pointerSchema>;

/** What the edge asks of the registry for a channel. */
export const channelReplySchema = z.object({ pointer: signedDocumentSchema, release: signedDocumentSchema });
export type ChannelReply = z.infer<typeof channelReplySchema>;
