import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { artifactSchema } from '@mall/contracts/platform/artifact';
import * as z from 'zod/mini';
import { defineRemote, type RouteDefinition } from '../define-remote.ts';
import { loadDefinition, writeArtifact } from './artifact.ts';
import { runWebpack } from './build-package.ts';

const page = {
  head: () => ({ title: '', description: '' }),
  component: () => Promise.reject(new Error('not shown')),
};

describe('the artifact of a build', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'artifact-'));
  const output = path.join(folder, 'dist');
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Builds a page in the chunk `route-list` and describes it as a remote with these routes. */
  async function artifactOf(routes: RouteDefinition[]) {
    writeFileSync(path.join(folder, 'page.js'), 'export const Page = () => null;\n');
    writeFileSync(
      path.join(folder, 'index.js'),
      'export const load = () => import(/* webpackChunkName: "route-list" */ "./page.js");\n',
    );
    const stats = await runWebpack({
      mode: 'production',
      context: folder,
      entry: { remote: './index.js' },
      output: { path: output, filename: '[name].js', chunkFilename: '[name].js' },
    });
    mkdirSync(path.join(output, 'server'), { recursive: true });
    writeFileSync(path.join(output, 'server/server.cjs'), '');
    return writeArtifact({
      folder: output,
      name: 'mf-example',
      version: '1.0.0',
      gitSha: 'abc',
      entry: 'remote.js',
      shared: {},
      definition: defineRemote({ name: 'mf-example', routes }),
      stats,
      commonChunks: ['remote'],
    });
  }

  it('names a route for each path of a page, with its own id and the chunk that all of them need', async () => {
    const paths = { list: '/goods/list', 'list-brand': '/goods/list/brand/:brandId' };
    const artifact = await artifactOf([{ id: 'list', paths, query: ['page'], ...page }]);
    const common = {
      layout: 'default',
      query: ['page'],
      isPersonal: false,
      isIsolated: false,
      chunks: ['remote.js', 'route-list.js'],
    };
    expect(artifact.routes).toEqual([
      { id: 'list', path: '/goods/list', ...common },
      { id: 'list-brand', path: '/goods/list/brand/:brandId', ...common },
    ]);
    expect(z.parse(artifactSchema, artifact)).toEqual(artifact);
  });

  it('is refused when a page has no chunk of its name', async () => {
    await expect(artifactOf([{ id: 'home', path: '/', ...page }])).rejects.toThrow(
      'mf-example has no chunk "route-home"',
    );
  });

  it('is refused for an address that no page is asked for at, and for two routes at one', async () => {
    const paths = { list: '/API/list', one: '/goods/:id', two: '/goods/:productId' };
    await expect(artifactOf([{ id: 'list', paths, ...page }])).rejects.toThrow(
      'mf-example owns /API/list, which is no address for pages: give the route a first part of its own\nmf-example owns /goods/:id and /goods/:productId, which is one address: remove the route "one" or "two"',
    );
  });
});

it('a definition is read where the libraries of its bundle lie beside the kit only', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bundle-'));
  mkdirSync(path.join(folder, 'server'));
  writeFileSync(
    path.join(folder, 'server/server.cjs'),
    "module.exports = { definition: { name: 'mf-example', routes: [], parts: Object.keys(require('single-spa-react')) } };",
  );
  expect(loadDefinition(folder)).toMatchObject({
    name: 'mf-example',
    parts: expect.arrayContaining(['default']),
  });
  rmSync(folder, { recursive: true });
});
