import { createCipheriv, createDecipheriv, createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Keys of one identity check, derived from its crypto token as NICE prescribes. */
export interface NiceKeys {
  key: string;
  iv: string;
  hmacKey: string;
}

/** Both sides derive the same: 16 first and last, and 32 first characters of a base64 SHA-256. */
export function deriveKeys(requestTime: string, requestNo: string, tokenValue: string): NiceKeys {
  const value = createHash('sha256')
    .update(`${requestTime.trim()}${requestNo.trim()}${tokenValue.trim()}`)
    .digest('base64');
  return { key: value.slice(0, 16), iv: value.slice(-16), hmacKey: value.slice(0, 32) };
}

/** JSON, encrypted with AES-128-CBC, as base64. */
export function encryptData(data: object, { key, iv }: NiceKeys): string {
  const cipher = createCipheriv('aes-128-cbc', key, iv);
  return Buffer.concat([cipher.update(JSON.stringify(data)), cipher.final()]).toString('base64');
}

/** The decrypted JSON, or null when it is not what was encrypted. */
export function decryptData(encoded: string, { key, iv }: NiceKeys): unknown {
  try {
    const decipher = createDecipheriv('aes-128-cbc', key, iv);
    const plain = Buffer.concat([decipher.update(encoded, 'base64'), decipher.final()]);
    return JSON.parse(plain.toString('utf8'));
  } catch {
    return null;
  }
}

/** HMAC-SHA-256 over what is sent, as base64. */
export function integrityOf(encoded: string, { hmacKey }: NiceKeys): string {
  return createHmac('sha256', hmacKey).update(encoded).digest('base64');
}

/** Compared before anything is decrypted. */
export function isIntact(encoded: string, integrity: string, keys: NiceKeys): boolean {
  const expected = Buffer.from(integrityOf(encoded, keys));
  const given = Buffer.from(integrity);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
