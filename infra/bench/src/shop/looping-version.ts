import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { artifactSchema } from '@mall/contracts/platform/artifact';
import { Registry } from '@mall/registry/registry';
import * as z from 'zod/mini';

/** Runs after the bundle: every render of a page never ends. */
const loop = `
const rendered = module.exports.remote;
module.exports = { ...module.exports, remote: { ...rendered, renderPage: async () => { for (;;); } } };
`;

/** Publishes a version of a remote that loops on the server, and has stable serve it; returns the undo. */
export function releaseLoopingVersion(registryFolder: string, remote: string): () => void {
  const registry = new Registry(registryFolder);
  const present = registry.channel('stable');
  const artifact = present && registry.releases.get(present.releaseId).remotes[remote]?.artifact;
  if (!artifact) throw new Error(`stable has no ${remote}`);
  const version = `${artifact.version.split('-')[0]}-looping.${Date.now()}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'looping-'));
  cpSync(registry.artifacts.folderOf(remote, artifact.version), folder, { recursive: true });
  const bundle = path.join(folder, artifact.serverEntry);
  writeFileSync(bundle, readFileSync(bundle, 'utf8') + loop);
  const content = readFileSync(bundle);
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  const files = { ...artifact.files, [artifact.serverEntry]: { integrity, size: content.length } };
  const changed = z.parse(artifactSchema, { ...artifact, version, files });
  writeFileSync(path.join(folder, 'artifact.json'), JSON.stringify(changed));
  registry.artifacts.publish(folder);
  rmSync(folder, { recursive: true });
  const { id } = registry.compose({ versions: { [remote]: version }, base: 'stable' });
  const mover = { by: 'the bench', why: 'a version that loops' };
  registry.promote(id, 'stable', mover);
  return () => {
    registry.rollback('stable', mover);
  };
}
