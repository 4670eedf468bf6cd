import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Bytes of the key, and of what AES-GCM asks for beside it. */
export const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;
const algorithm = 'aes-256-gcm';
/** Says how the rest was made, so that another way can come beside it. */
const version = 'v1.';

/** Seals text that must not lie in the database as it is. */
export interface SecretBox {
  /** Another text every time. It opens in its own context only: copied to another row it is worth nothing. */
  seal: (text: string, context: string) => string;
  /** Null for what this key did not seal for this context, and for anything that was changed. */
  open: (sealed: string, context: string) => string | null;
}

/** AES-256-GCM with the given key of 32 bytes. */
export function createSecretBox(key: Buffer): SecretBox {
  return {
    seal: (text, context) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return version + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open: (sealed, context) => {
      const bytes = Buffer.from(sealed.slice(version.length), 'base64url');
      if (!sealed.startsWith(version) || bytes.length < ivBytes + tagBytes) return null;
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      try {
        const body = bytes.subarray(ivBytes + tagBytes);
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
