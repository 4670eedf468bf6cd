import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const keySchema = z.object({ url: z.url(), key: z.string().min(32) });
export type OperatorKey = z.infer<typeof keySchema>;

const pathOf = (dataDir: string) => join(dataDir, 'api', 'operator.json');

/** A random key; new with every start of the API. */
export function newOperatorKey(): string {
  return randomBytes(32).toString('base64url');
}

/** Leaves address and key where only the owner of the process can read them. The next start replaces it. */
export async function publishOperatorKey(dataDir: string, own: OperatorKey): Promise<void> {
  const path = pathOf(dataDir);
  await mkdir(join(dataDir, 'api'), { recursive: true });
  // Written beside and renamed: at no moment can it be read half, or by others.
  await writeFile(`${path}.part`, JSON.stringify(own), { mode: 0o600 });
  await rename(`${path}.part`, path);
}

/** Address and key of the running API; null when none runs on this folder. */
export async function readOperatorKey(dataDir: string): Promise<OperatorKey | null> {
  const text = await readFile(pathOf(dataDir), 'utf8').catch(() => null);
  return text === null ? null : keySchema.parse(JSON.parse(text));
}
