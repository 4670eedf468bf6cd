import { previewAddress, previewWidth } from '@mall/contracts/domain/catalogue/picture-preview';

const originalLimitMs = 20_000;
const address = /^\/media\/[A-Za-z0-9_/-]+\.webp\?v=[0-9a-z]{1,16}$/;

/** A picture as the media store has it. */
export interface Original {
  path: string;
  v?: string | undefined;
  /** The width it is wanted in, px: a preview does for small ones. */
  w: number;
}

/** The media store has no such picture, or does not answer. */
export class MissingPicture extends Error {
  constructor(readonly status: number) {
    super(`the media store answered ${status}`);
  }
}

/** The picture has another address; what was asked for is none of its own. */
export class MovedPicture extends Error {
  constructor(readonly address: string) {
    super(`the picture is at ${address}`);
  }
}

/**
 * Fetches a picture from the media store; its preview where that is wide enough and there is one.
 * @throws MovedPicture when the store names its true address, MissingPicture for every other answer but the picture.
 */
export async function fetchOriginal(apiOrigin: string, { path, v, w }: Original): Promise<Buffer> {
  const full = `/media/${path}${v ? `?v=${v}` : ''}`;
  const ask = (wanted: string) =>
    fetch(new URL(wanted, apiOrigin), { redirect: 'manual', signal: AbortSignal.timeout(originalLimitMs) });
  let reply = await ask(v && w <= previewWidth ? previewAddress(full) : full);
  // A store that knows nothing of previews leads to the address without.
  if (reply.headers.get('location') === full) reply = await ask(full);
  if (reply.ok) return Buffer.from(await reply.arrayBuffer());
  const location = reply.headers.get('location') ?? '';
  throw reply.status === 302 && address.test(location)
    ? new MovedPicture(location)
    : new MissingPicture(reply.status);
}
