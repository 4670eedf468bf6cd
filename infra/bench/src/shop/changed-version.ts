import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { artifactSchema } from '@mall/contracts/platform/artifact';
import type { Registry } from '@mall/registry/registry';
import * as z from 'zod/mini';

interface ChangedVersion {
  version: string;
  /** The build, ready to be published. */
  folder: string;
  remove: () => void;
}

/** A new version of the remote that stable serves, with code added to the end of its server bundle. */
export function changedVersion(
  registry: Registry,
  remote: string,
  { suffix, code }: { suffix: string; code: string },
): ChangedVersion {
  const present = registry.channel('stable');
  const artifact = present && registry.releases.get(present.releaseId).remotes[remote]?.artifact;
  if (!artifact) throw new Error(`stable has no ${remote}`);
  const version = `${artifact.version.split('-')[0]}-${suffix}.${Date.now()}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'changed-'));
  cpSync(registry.artifacts.folderOf(remote, artifact.version), folder, { recursive: true });
  const bundle = path.join(folder, artifact.serverEntry);
  writeFileSync(bundle, readFileSync(bundle, 'utf8') + code);
  const content = readFileSync(bundle);
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  const files = { ...artifact.files, [artifact.serverEntry]: { integrity, size: content.length } };
  const changed = z.parse(artifactSchema, { ...artifact, version, files });
  writeFileSync(path.join(folder, 'artifact.json'), JSON.stringify(changed));
  return { version, folder, remove: () => rmSync(folder, { recursive: true }) };
}
