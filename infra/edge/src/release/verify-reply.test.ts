import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ChannelReply, Pointer, SignedDocument } from '@mall/contracts/platform/release';
import { ChannelStore } from '@mall/registry/channel-store';
import { ReleaseStore } from '@mall/registry/release-store';
import { keyIdOf, type SigningKeys, signDocument } from '@mall/registry/signing';
import { sampleArtifact } from '@mall/registry/testing/sample-build';
import { verifyReply } from './verify-reply.ts';

function newKeys(): SigningKeys {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { privateKey, publicKey, keyId: keyIdOf(publicKey) };
}

const keys = newKeys();
const now = Date.parse('2026-05-01T00:00:00Z');
let root: string;
let reply: ChannelReply;
/** An older release, signed by the same registry. */
let earlier: SignedDocument;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'releases-'));
  const store = new ReleaseStore(root, keys);
  const add = (version: string) =>
    store.add({
      note: '',
      shell: { artifact: sampleArtifact({ name: 'shell', version }), fallback: null },
      remotes: {},
    });
  const [first, second] = [add('1.0.0'), add('1.0.1')];
  const channels = new ChannelStore(root);
  const move = { by: 'a squad', why: '' };
  channels.promote('stable', first.id, () => first.id, move);
  const channel = channels.promote('stable', second.id, () => second.id, move);
  earlier = store.signed(first.id);
  reply = store.reply(channel, now);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const publicKeyPem = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
const verify = (body: unknown, options: { channel?: 'canary'; lastRevision?: number; now?: number } = {}) =>
  verifyReply(body, { publicKeyPem, channel: 'stable', lastRevision: 0, now, ...options });

const pointer = (): Pointer => JSON.parse(reply.pointer.payload);
const changed = (text: string) => text.replace('1.0.1', '6.6.6');
const flipped = (signature: string) => {
  const bytes = Buffer.from(signature, 'base64');
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  return bytes.toString('base64');
};

describe('an answer of the registry', () => {
  it('is taken when it is genuine', () => {
    const { pointer: taken, release } = verify(reply, { lastRevision: 2 });
    expect(taken.revision).toBe(2);
    expect(release.shell.artifact.version).toBe('1.0.1');
  });

  it.each<[string, () => unknown, RegExp]>([
    [
      'a forged signature of the pointer',
      () => ({ ...reply, pointer: { ...reply.pointer, signature: flipped(reply.pointer.signature) } }),
      /pointer is not signed/,
    ],
    [
      'a forged signature of the release',
      () => ({ ...reply, release: { ...reply.release, signature: flipped(reply.release.signature) } }),
      /release is not signed/,
    ],
    [
      'a pointer signed with another key',
      () => ({ ...reply, pointer: signDocument(pointer(), newKeys()) }),
      /pointer is not signed/,
    ],
    [
      'another key under the name of the known one',
      () => ({ ...reply, pointer: { ...signDocument(pointer(), newKeys()), keyId: keys.keyId } }),
      /pointer is not signed/,
    ],
    [
      'a truncated pointer',
      () => ({ ...reply, pointer: { ...reply.pointer, payload: reply.pointer.payload.slice(0, -20) } }),
      /pointer is not signed/,
    ],
    [
      'a truncated release',
      () => ({ ...reply, release: { ...reply.release, payload: reply.release.payload.slice(0, -20) } }),
      /not the one that the pointer names/,
    ],
    [
      'a changed release',
      () => ({ ...reply, release: { ...reply.release, payload: changed(reply.release.payload) } }),
      /not the one that the pointer names/,
    ],
    [
      'another signed release in its place',
      () => ({ ...reply, release: earlier }),
      /not the one that the pointer names/,
    ],
    [
      'a release where the pointer belongs',
      () => ({ ...reply, pointer: reply.release }),
      /pointer is not of a known shape/,
    ],
    ['a page of HTML', () => '<html>', /not a signed release/],
    ['half an answer', () => ({ pointer: reply.pointer }), /not a signed release/],
  ])('is refused with %s', (_name, body, reason) => expect(() => verify(body())).toThrow(reason));

  it('is refused two hours after the pointer expired, and not before', () => {
    const minute = 60_000;
    // Clocks that are an hour apart refuse nothing.
    for (const apart of [-60 * minute, 9 * minute, 60 * minute])
      expect(() => verify(reply, { now: now + apart })).not.toThrow();
    expect(() => verify(reply, { now: now + 131 * minute })).toThrow(
      /the pointer expired at 2026-05-01T00:10/,
    );
  });

  it('is refused for a channel that was not asked for', () => {
    expect(() => verify(reply, { channel: 'canary' })).toThrow(
      /the pointer is of the channel stable, not canary/,
    );
  });

  it('is refused when something newer was served already', () => {
    expect(() => verify(reply, { lastRevision: 3 })).toThrow(
      /older \(revision 2\) than what was served \(3\)/,
    );
  });
});
