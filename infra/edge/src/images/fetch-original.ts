import { previewAddress, previewWidth } from '@mall/contracts/domain/catalogue/picture-preview';
import sharp from 'sharp';

const originalLimitMs = 20_000;
const previewLimitMs = 1_500;
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

const addressAt = ({ path, v }: Pick<Original, 'path' | 'v'>) => `/media/${path}${v ? `?v=${v}` : ''}`;

/** Fetches the preview of a picture; null where the media store has none, or does not answer soon. */
export async function fetchPreview(apiOrigin: string, original: Original): Promise<Buffer | null> {
  try {
    const reply = await fetch(new URL(previewAddress(addressAt(original)), apiOrigin), {
      redirect: 'manual',
      signal: AbortSignal.timeout(previewLimitMs),
    });
    if (!reply.ok) return null;
    const content = Buffer.from(await reply.arrayBuffer());
    const { format, width } = await sharp(content).metadata();
    // A store that knows nothing of previews answers with all of the picture.
    return format === 'webp' && width <= previewWidth ? content : null;
  } catch {
    return null;
  }
}

/**
 * Fetches a picture from the media store; its preview where that is wide enough and there is one.
 * @throws MovedPicture when the store names its true address, MissingPicture for every other answer but the picture.
 */
export async function fetchOriginal(apiOrigin: string, { path, v, w }: Original): Promise<Buffer> {
  const full = addressAt({ path, v });
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
