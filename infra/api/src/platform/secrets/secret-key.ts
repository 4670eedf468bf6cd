import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../error-code.ts';
import { keyBytes } from './secret-box.ts';

/** A key as it is written: `openssl rand -hex 32` makes one. */
export const secretKeyPattern = /^[0-9a-f]{64}$/i;

/**
 * The key of what is sealed: the one of the environment, else that of the data folder, which is made, readable by its
 * owner only, when there is none. All who make it at once get the first one's.
 */
export async function loadSecretKey(dataDir: string, given: string | undefined): Promise<Buffer> {
  if (given !== undefined) return Buffer.from(given, 'hex');
  const path = join(dataDir, 'api', 'secret.key');
  const stored = await read(path);
  if (stored !== null) return stored;
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}.part`;
  await writeFile(draft, randomBytes(keyBytes).toString('hex'), { mode: 0o600 });
  try {
    // Unlike a rename it does not replace a key that another process seals with already.
    await link(draft, path);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const made = await read(path);
  if (made === null) throw new Error('the key cannot be read');
  return made;
}

async function read(path: string): Promise<Buffer | null> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  if (!secretKeyPattern.test(text.trim())) throw new Error('secret.key is not a key');
  return Buffer.from(text.trim(), 'hex');
}
