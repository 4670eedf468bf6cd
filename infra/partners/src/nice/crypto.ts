import { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto';

export interface Keys {
  key: string;
  iv: string;
  hmacKey: string;
}

/** NICE's rule: parts of a base64 SHA-256 of request time, request number and token value. */
export function keysOf(requestTime: string, requestNo: string, tokenValue: string): Keys {
  const value = createHash('sha256').update(`${requestTime}${requestNo}${tokenValue}`).digest('base64');
  return { key: value.slice(0, 16), iv: value.slice(-16), hmacKey: value.slice(0, 32) };
}

/** AES-128-CBC of the JSON, base64, with its HMAC. */
export function seal(data: object, { key, iv, hmacKey }: Keys) {
  const cipher = createCipheriv('aes-128-cbc', key, iv);
  const enc_data = Buffer.concat([cipher.update(JSON.stringify(data)), cipher.final()]).toString('base64');
  return { enc_data, integrity_value: createHmac('sha256', hmacKey).update(enc_data).digest('base64') };
}

/** The JSON that was sealed, or null when anything does not fit. */
export function unseal(enc_data: string, integrity_value: string, { key, iv, hmacKey }: Keys): unknown {
  if (createHmac('sha256', hmacKey).update(enc_data).digest('base64') !== integrity_value) return null;
  try {
    const decipher = createDecipheriv('aes-128-cbc', key, iv);
    return JSON.parse(Buffer.concat([decipher.update(enc_data, 'base64'), decipher.final()]).toString());
  } catch {
    return null;
  }
}
