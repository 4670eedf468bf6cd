import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildService, serviceNames } from './build-services.ts';
import { type Lockfile, missingPackages, readLockfile, runtimePackages } from './runtime-packages.ts';

const root = path.resolve(__dirname, '../..');
const always = () => true;
const real = readLockfile(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));

const lock: Lockfile = {
  packages: {
    'infra/edge': { dependencies: { '@mall/contracts': '*', axios: '2', fastify: '5' } },
    'infra/edge/node_modules/axios': { dependencies: { form: '1' } },
    'node_modules/@mall/contracts': { link: true },
    'node_modules/axios': {},
    'node_modules/form': { dependencies: { fastify: '5' } },
    'node_modules/fastify': { optionalDependencies: { 'fast-linux': '1', 'fast-mac': '1' } },
    'node_modules/fast-linux': {},
    'node_modules/fast-mac': {},
    'node_modules/webpack': {},
  },
};

describe('what a service needs to run', () => {
  it('is its dependencies and theirs, from where Node finds them', () => {
    expect(runtimePackages(lock, 'infra/edge', (folder) => folder !== 'node_modules/fast-mac')).toEqual([
      'infra/edge/node_modules/axios',
      'node_modules/fast-linux',
      'node_modules/fastify',
      'node_modules/form',
    ]);
  });

  it('has no tools of the build in it', () => {
    for (const name of ['edge', 'api', 'registry', 'partners']) {
      const folders = runtimePackages(real, `infra/${name}`, always);
      expect(folders).toContain('node_modules/fastify');
      expect(folders.filter((folder) => /webpack|esbuild|typescript|jest/.test(folder))).toEqual([]);
    }
  });

  it.each(serviceNames)('has all that the bundles of %s ask for', async (name) => {
    const folders = runtimePackages(real, `infra/${name}`, always);
    expect(missingPackages(await buildService(name), folders)).toEqual([]);
  });
});
