import * as z from 'zod/mini';
import { artifactSchema } from './artifact.ts';

/** One artifact in a release, with the version to fall back to when it breaks in a browser. */
const releasePartSchema = z.object({
  artifact: artifactSchema,
  fallback: z.nullable(artifactSchema),
});

const channelName = z.enum(['stable', 'canary', 'preview']);

/** What a release was composed from, so that a promotion can distinguish its own changes from those of others. */
const releaseBaseSchema = z.object({ channel: channelName, releaseId: z.string(), revision: z.int() });

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
  /** Null where its channel served nothing yet; documents of earlier registries have none. */
  base: z.optional(z.nullable(releaseBaseSchema)),
  /** Remotes that were left out on purpose: others may show their fragments and subscribe to their events in vain. */
  without: z.optional(z.array(z.string())),
  shell: releasePartSchema,
  remotes: z.record(z.string(), releasePartSchema),
});
export type Release = z.infer<typeof releaseSchema>;

/** One move of a channel: who did it, when and why. */
const channelMoveSchema = z.object({
  revision: z.int(),
  kind: z.enum(['promote', 'rollback', 'weigh']),
  /** Release that was left; null for the first one. */
  from: z.nullable(z.string()),
  to: z.string(),
  /** Who moved it, and the reason that they gave, which may be empty. */
  by: z.string(),
  why: z.string(),
  /** Account and machine that moved it; moves of earlier registries have none. */
  via: z.optional(z.string()),
  /** What came of the look at its pages before; absent where none were looked at, and in moves of before. */
  smoke: z.optional(z.string()),
  at: z.string(),
});
export type ChannelMove = z.infer<typeof channelMoveSchema>;

/** A release that was rolled back from. */
const leftReleaseSchema = z.object({
  releaseId: z.string(),
  /** Visitors that have it may keep it; otherwise edges stop serving it to them too. */
  keepsVisitors: z.boolean(),
});
export type LeftRelease = z.infer<typeof leftReleaseSchema>;

/** What a channel points to. `revision` rises with every move and is checked on each (optimistic locking). */
export const channelSchema = z.object({
  name: channelName,
  revision: z.int(),
  releaseId: z.string(),
  /** Releases that a rollback leads to, newest first: those that were served before and never rolled back from. */
  history: z.array(z.string()),
  /** Share of new visitors that canary gets, percent; the other channels have none. */
  weight: z._default(z.int().check(z.minimum(0), z.maximum(100)), 0),
  /** Newest first. None of them is promoted again. */
  left: z._default(z.array(leftReleaseSchema), []),
  /** Newest first. */
  moves: z._default(z.array(channelMoveSchema), []),
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
  /** Share of new visitors, percent, of the channel canary. */
  weight: z._default(z.int().check(z.minimum(0), z.maximum(100)), 0),
  /** Releases that no visitor may be left on, whatever their cookie says; at most 20. */
  withdrawn: z._default(z.array(z.string()), []),
  /** sha384 of the release payload. */
  releaseIntegrity: z.string(),
  issuedAt: z.string(),
  expiresAt: z.string(),
});
export type Pointer = z.infer<typeof pointerSchema>;

/** What a preview link says, signed. It shows the release in the browser that opens it, until it expires. */
export const previewSchema = z.object({
  kind: z.literal('preview'),
  releaseId: releaseSchema.shape.id,
  expiresAt: z.string(),
});
export type Preview = z.infer<typeof previewSchema>;

/** What the edge asks of the registry for a channel. */
export const channelReplySchema = z.object({ pointer: signedDocumentSchema, release: signedDocumentSchema });
export type ChannelReply = z.infer<typeof channelReplySchema>;
