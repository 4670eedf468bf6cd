import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sourceMapsFile } from '@mall/contracts/platform/private-files';
import { createRegistryApp } from '@mall/registry/app';
import { Registry } from '@mall/registry/registry';
import { writeSampleBuild } from '@mall/registry/testing/sample-build';
import Fastify from 'fastify';
import { pino } from 'pino';
import { registerAssets } from '../assets/register-assets.ts';
import { ArtifactCache } from './artifact-cache.ts';
import { Releases } from './releases.ts';

it('an edge takes a release with source maps, has none of them, and gives none out', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'private-'));
  const registry = new Registry(path.join(root, 'registry'));
  const content = { 'remoteEntry.js': '//', 'server/server.cjs': '', [sourceMapsFile]: 'maps' };
  registry.publish(writeSampleBuild(root, { name: 'shell', content }));
  const { id } = registry.compose({ versions: { shell: '1.0.0' }, base: 'stable' });
  registry.promote(id, 'stable', { by: 'the platform', why: '' });
  const registryApp = createRegistryApp(registry);
  const registryOrigin = await registryApp.listen({ host: '127.0.0.1', port: 0 });
  const artifacts = new ArtifactCache(path.join(root, 'edge/artifacts'), registryOrigin);
  const releases = new Releases({
    registryOrigin,
    publicKeyFile: registry.publicKeyFile,
    folder: path.join(root, 'edge'),
    artifacts,
    log: pino({ level: 'silent' }),
  });
  const edge = Fastify();
  registerAssets(edge, artifacts, (version) => releases.artifact(version, null));
  const ask = async (file: string) => (await edge.inject(`/_assets/shell/1.0.0/${file}`)).statusCode;

  // The second time it looks for what is missing on its disk.
  for (let times = 0; times < 2; times += 1) await releases.refresh();
  expect(releases.current()?.id).toBe(id);
  expect(await ask('remoteEntry.js')).toBe(200);
  expect(await ask(sourceMapsFile)).toBe(404);
  expect(await ask('maps/main.js')).toBe(404);
  const folder = artifacts.folderOf({ name: 'shell', version: '1.0.0' });
  expect(existsSync(path.join(folder, 'maps'))).toBe(false);

  await edge.close();
  await registryApp.close();
  rmSync(root, { recursive: true });
});
