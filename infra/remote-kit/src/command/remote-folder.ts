import { existsSync } from 'node:fs';
import path from 'node:path';
import { remoteNameSchema, versionSchema } from '@mall/contracts/platform/artifact';
import * as z from 'zod/mini';
import { packageIdentity } from '../publish/package-identity.ts';

export interface RemoteFolder {
  folder: string;
  name: string;
  version: string;
}

/** The remote in a folder; throws, saying what to do, where there is none or where its package.json is no remote's. */
export function readRemoteFolder(folder: string): RemoteFolder {
  for (const file of ['package.json', 'src/remote.ts'])
    if (!existsSync(path.join(folder, file)))
      throw new Error(`there is no ${file} in ${folder}: run this in the folder of a remote`);
  const { name, version } = packageIdentity(folder);
  for (const [schema, value] of [
    [remoteNameSchema, name],
    [versionSchema, version],
  ] as const) {
    const parsed = z.safeParse(schema, value);
    if (!parsed.success)
      throw new Error(`package.json says "${value}", but ${parsed.error.issues[0]?.message ?? 'it may not'}`);
  }
  return { folder, name, version };
}
