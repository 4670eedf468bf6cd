/** What an answer brings; rejects as soon as it has more bytes than the limit, however many are announced. */
export async function readWithin(reply: Response, limitBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop by an error cancels the rest.
  for await (const part of reply.body ?? []) {
    size += part.byteLength;
    if (size > limitBytes) throw new Error(`${reply.url} answered with more than ${limitBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
