import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import {
  type ChannelReply,
  channelReplySchema,
  type Pointer,
  pointerSchema,
  previewSchema,
  type Release,
  releaseSchema,
  type SignedDocument,
  signedDocumentSchema,
} from '@mall/contracts/platform/release';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';

/** Why the edge does not take a document. */
class RefusedRelease extends Error {
  override readonly name = 'RefusedRelease';
}

export interface Verified {
  pointer: Pointer;
  release: Release;
}

/**
 * How far the clocks of registry and edge may be apart, ms: one that jumps by an hour refuses no release. An old pointer is
 * refused by its revision; this bounds how long an attacker in between could hold back a newer one.
 */
const clockSkewMs = 2 * 3_600_000;

function keyIdOf(key: KeyObject): string {
  return createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);
}

/** Payload of a document whose signature is good. The bytes that were signed are the ones that are parsed. */
function open(document: SignedDocument, key: KeyObject, what: string): unknown {
  const isKnownKey = document.keyId === keyIdOf(key);
  const isGood =
    isKnownKey && verify(null, Buffer.from(document.payload), key, Buffer.from(document.signature, 'base64'));
  if (!isGood) throw new RefusedRelease(`the ${what} is not signed by the registry's key`);
  return JSON.parse(document.payload);
}

export interface VerifyOptions {
  publicKeyPem: string;
  /** The channel that was asked for. */
  channel: Pointer['channel'];
  /** Highest revision of the channel that was ever taken. */
  lastRevision: number;
  now: number;
}

/** The release that a preview link names; throws for a forged or expired one. */
export function verifyPreview(
  word: string,
  { publicKeyPem, now }: Pick<VerifyOptions, 'publicKeyPem' | 'now'>,
) {
  const key = createPublicKey(publicKeyPem);
  const [payload = '', signature = ''] = word.split('.').map((part) => Buffer.from(part, 'base64url'));
  const document = {
    payload: payload.toString(),
    signature: signature.toString('base64'),
    keyId: keyIdOf(key),
  };
  const preview = z.safeParse(previewSchema, open(document, key, 'preview'));
  if (!preview.success) throw new RefusedRelease('the preview is not of a known shape');
  if (Date.parse(preview.data.expiresAt) < now)
    throw new RefusedRelease(`the preview expired at ${preview.data.expiresAt}`);
  return preview.data;
}

/** A release by itself, as a preview shows it. */
export function verifyRelease(body: unknown, publicKeyPem: string): Release {
  const document = z.safeParse(signedDocumentSchema, body);
  if (!document.success) throw new RefusedRelease('the answer is not a signed release');
  return openRelease(document.data, createPublicKey(publicKeyPem));
}

/** Refuses a forged, truncated, expired or older answer (design: A release). */
export function verifyReply(body: unknown, options: VerifyOptions): Verified {
  const { publicKeyPem, channel, lastRevision, now } = options;
  const reply = z.safeParse(channelReplySchema, body);
  if (!reply.success) throw new RefusedRelease('the answer is not a signed release');
  const key = createPublicKey(publicKeyPem);
  const documents: ChannelReply = reply.data;
  const pointer = z.safeParse(pointerSchema, open(documents.pointer, key, 'pointer'));
  if (!pointer.success) throw new RefusedRelease('the pointer is not of a known shape');
  const { expiresAt, revision, releaseIntegrity } = pointer.data;
  if (pointer.data.channel !== channel)
    throw new RefusedRelease(`the pointer is of the channel ${pointer.data.channel}, not ${channel}`);
  if (Date.parse(expiresAt) + clockSkewMs < now)
    throw new RefusedRelease(`the pointer expired at ${expiresAt}`);
  if (revision < lastRevision)
    throw new RefusedRelease(
      `the pointer is older (revision ${revision}) than what was served (${lastRevision})`,
    );
  const integrity = `sha384-${createHash('sha384').update(documents.release.payload).digest('base64')}`;
  if (integrity !== releaseIntegrity)
    throw new RefusedRelease('the release is not the one that the pointer names');
  const known = `${keyIdOf(key)} ${documents.release.signature} ${integrity}`;
  const release = verified.get(known) ?? openRelease(documents.release, key);
  verified.set(known, release);
  return { pointer: pointer.data, release };
}

/** Releases by key, signature and hash: a channel names the same one for hours, and is asked every second. */
const verified = new LRUCache<string, Release>({ max: 4 });

function openRelease(document: SignedDocument, key: KeyObject): Release {
  const release = z.safeParse(releaseSchema, open(document, key, 'release'));
  if (!release.success) throw new RefusedRelease('the release is not of a known shape');
  return release.data;
}
