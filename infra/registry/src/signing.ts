import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SignedDocument } from '@mall/contracts/platform/release';

export interface SigningKeys {
  privateKey: KeyObject;
  publicKey: KeyObject;
  keyId: string;
}

/** Short name of a public key, so that a key can be replaced without guessing which one signed. */
export function keyIdOf(publicKey: KeyObject): string {
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);
}

/** Reads the ed25519 pair of a folder; makes it, readable by the owner only, when there is none. */
export function loadOrCreateKeys(folder: string): SigningKeys {
  const privateFile = path.join(folder, 'private.pem');
  const publicFile = path.join(folder, 'public.pem');
  if (!existsSync(privateFile)) {
    const pair = generateKeyPairSync('ed25519');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(privateFile, pair.privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
    writeFileSync(publicFile, pair.publicKey.export({ type: 'spki', format: 'pem' }));
  }
  const privateKey = createPrivateKey(readFileSync(privateFile));
  const publicKey = createPublicKey(privateKey);
  return { privateKey, publicKey, keyId: keyIdOf(publicKey) };
}

/** A signed document as one word, for an address: payload and signature in base64url, with a dot between. */
export function signWord(value: unknown, keys: SigningKeys): string {
  const { payload, signature } = signDocument(value, keys);
  return [Buffer.from(payload), Buffer.from(signature, 'base64')]
    .map((part) => part.toString('base64url'))
    .join('.');
}

/** Signs the exact bytes that readers will parse. */
export function signDocument(value: unknown, keys: SigningKeys): SignedDocument {
  const payload = JSON.stringify(value);
  return {
    payload,
    signature: sign(null, Buffer.from(payload), keys.privateKey).toString('base64'),
    keyId: keys.keyId,
  };
}
