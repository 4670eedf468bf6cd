import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Script } from 'node:vm';
import { sourceMapsFile } from '@mall/contracts/platform/private-files';
import { createRegistryApp } from '@mall/registry/app';
import { Registry } from '@mall/registry/registry';
import { SourceMaps } from '@mall/registry/trace/source-maps';
import { traceReports } from '@mall/registry/trace/trace-reports';
import { runWebpack } from '@mall/remote-kit/build/build-package';
import { collectSourceMaps } from '@mall/remote-kit/build/collect-source-maps';
import { baseConfig } from '@mall/remote-kit/build/webpack';
import { writeSampleBuild } from '../../infra/registry/src/testing/sample-build.ts';

/** From a remote's source through a release build and the registry back to a line of that source. */
let root: string;
let registry: Registry;
let output: string;
const address = 'http://localhost:3000/_assets/mf-live/1.0.0/main.js';
/** Of another package, as much of a remote's bundle is. */
const shared = `export function lengthOf(word: string | null): number {
  return word!.length;
}
`;
const source = `import { lengthOf } from '../../shared-ui/src/length';

export interface Cast { url: string | null }

export function open(cast: Cast): number {
  const words = ['played', 'once'];
  return words.length + lengthOf(cast.url);
}
open({ url: null });
`;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'stacks-'));
  const folder = path.join(root, 'mf-live');
  output = path.join(folder, 'dist');
  mkdirSync(path.join(folder, 'src'), { recursive: true });
  writeFileSync(path.join(folder, 'src/open.ts'), source);
  mkdirSync(path.join(root, 'shared-ui/src'), { recursive: true });
  writeFileSync(path.join(root, 'shared-ui/src/length.ts'), shared);
  await runWebpack({
    ...baseConfig({ folder, mode: 'production' }, 'mf-live-client'),
    cache: false,
    entry: './src/open.ts',
    output: { path: output, uniqueName: 'mf_live' },
  });
  collectSourceMaps(output);
  registry = new Registry(path.join(root, 'registry'));
  const build = writeSampleBuild(root, {
    name: 'mf-live',
    content: {
      'remoteEntry.js': '',
      'server/server.cjs': '',
      'main.js': readFileSync(path.join(output, 'main.js'), 'utf8'),
    },
  });
  addMaps(build, readFileSync(path.join(output, sourceMapsFile)));
  registry.publish(build);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Puts a binary file into a build of texts. */
function addMaps(build: string, maps: Buffer): void {
  const file = path.join(build, 'artifact.json');
  const artifact = JSON.parse(readFileSync(file, 'utf8')) as { files: Record<string, object> };
  const integrity = `sha384-${createHash('sha384').update(maps).digest('base64')}`;
  artifact.files[sourceMapsFile] = { integrity, size: maps.length };
  mkdirSync(path.dirname(path.join(build, sourceMapsFile)), { recursive: true });
  writeFileSync(path.join(build, sourceMapsFile), maps);
  writeFileSync(file, JSON.stringify(artifact));
}

/** The stack of the bundle as a browser reports it. */
function stackOfBundle(): string {
  try {
    new Script(readFileSync(path.join(output, 'main.js'), 'utf8'), { filename: address }).runInThisContext();
  } catch (error) {
    return String(Object(error).stack);
  }
  throw new Error('the bundle did not throw');
}
const trace = (text: string) => traceReports(text, new SourceMaps(registry.artifacts));

it('a browser gets no map, and no word of one', () => {
  expect(readdirSync(output).sort()).toEqual(['main.js', 'maps']);
  expect(readFileSync(path.join(output, 'main.js'), 'utf8')).not.toContain('sourceMappingURL');
});

it('the maps are not served over HTTP', async () => {
  const app = createRegistryApp(registry);
  expect((await app.inject('/artifacts/mf-live/1.0.0/main.js')).statusCode).toBe(200);
  expect((await app.inject(`/artifacts/mf-live/1.0.0/${sourceMapsFile}`)).statusCode).toBe(404);
  await app.close();
});

it('the stack of a crash names the line and column of the source', () => {
  const stack = stackOfBundle();
  expect(stack).toContain(`${address}:1:`);
  const traced = trace(stack);
  // `length` of null, in a function that the build has inlined.
  expect(traced).toMatch(/at shared-ui\/src\/length\.ts:2:16/);
});

it('a report of the edge is shown with what it is about', () => {
  const report = {
    at: '2026-11-25T01:02:03.004Z',
    where: 'mf-live',
    message: 'gone',
    stack: `open@/_assets/mf-live/1.0.0/main.js?attempt=2:1:20`,
    remote: 'mf-live',
    version: '1.0.0',
    releaseId: 'r0001-5f6e8bba',
    page: '/livestream',
  };
  const [head, message, frame] = trace(`${JSON.stringify(report)}\n`).split('\n');
  expect(head).toBe('2026-11-25T01:02:03  mf-live  mf-live@1.0.0  r0001-5f6e8bba  /livestream');
  expect(message).toBe('gone');
  expect(frame).toMatch(/^open@mf-live\/src\/open\.ts:\d+:\d+$/);
});

it('what no map knows stays as it is, and is named once', () => {
  const frames = [
    `at a (${address.replace('1.0.0', '9.9.9')}:1:2)`,
    `at b (${address.replace('1.0.0', '9.9.9')}:1:3)`,
    'at c (<anonymous>)',
  ];
  expect(trace(frames.join('\n'))).toBe(
    [...frames, 'mf-live@9.9.9 is not in this registry, or was built without source maps'].join('\n'),
  );
});
