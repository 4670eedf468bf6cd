/** Bytes with a buffer of their own, which can be moved to another thread instead of being copied. */
export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

/** UTF-8. Not by `Buffer.from`, which puts short texts into a buffer that others lie in, too. */
export const bytesOf = (text: string): Bytes => encoder.encode(text);
