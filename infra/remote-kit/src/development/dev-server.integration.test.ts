import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { type Artifact, artifactSchema } from '@mall/contracts/platform/artifact';
import * as z from 'zod/mini';
import { devOrigin, startDevServer } from './dev-server.ts';
import type { Problem } from './problem.ts';

/** A remote in a folder of its own, served as `npm run dev` does. */

/** Below the repository, whose libraries it takes. */
const cache = path.resolve(import.meta.dirname, '../../dist');
const shopOrigin = 'http://localhost:3000';
let folder: string;
let origin: string;
let stop: () => Promise<void>;
const built: (string | null)[] = [];

const page = `import { use } from 'react';

export function Page() {
  return <p>{text.first}</p>;
}

const text = { first: 'hello' };
`;
const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** Resolves once the browser's build after the last edit is done. */
async function nextBuild(edit: () => void): Promise<void> {
  const before = built.length;
  edit();
  while (built.length === before) await new Promise((resolve) => setTimeout(resolve, 20));
}

beforeAll(async () => {
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(path.join(cache, 'dev-server-'));
  write('package.json', JSON.stringify({ name: 'mf-example', version: '1.2.3', type: 'module' }));
  write('src/page.tsx', page);
  write(
    'src/remote.ts',
    `import { defineRemote } from '@mall/remote-kit/define-remote';
export const remote = defineRemote({
  name: 'mf-example',
  routes: [
    {
      id: 'home',
      path: '/example',
      head: () => ({ title: 'Example', description: 'Example' }),
      component: () => import(/* webpackChunkName: "route-home" */ './page.tsx'),
    },
  ],
});
`,
  );
  const port = await freePort();
  origin = devOrigin(port);
  stop = await startDevServer({
    folder,
    port,
    shopOrigin,
    onBuild: (_ms, problem) => built.push(problem),
  });
}, 120_000);
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

const artifact = async (): Promise<Artifact> =>
  z.parse(artifactSchema, await (await fetch(`${origin}/artifact.json`)).json());
const problems = async () => (await (await fetch(`${origin}/_development/problems`)).json()) as Problem[];
const trace = async (stack: string) => {
  const body = JSON.stringify({ message: 'a bug', stack });
  return (await (await fetch(`${origin}/_development/trace`, { method: 'POST', body })).json()) as Problem;
};
const code = async (file: string) => (await fetch(`${origin}/${file}`)).text();
/** A call at the first place of a text in a served file. */
async function callAt(file: string, text: string): Promise<string> {
  const lines = (await code(file)).split('\n');
  const line = lines.findIndex((each) => each.includes(text));
  return `at Page (${origin}/${file}:${line + 1}:${(lines[line] ?? '').indexOf(text) + 1})`;
}

describe('a development server', () => {
  it('says what the build is, with a version of its own for each edit', async () => {
    const first = await artifact();
    expect(first).toMatchObject({
      name: 'mf-example',
      routes: [{ id: 'home', path: '/example', chunks: [] }],
    });
    expect(first.version).toMatch(/^1\.2\.3-dev\.[0-9a-f]{12}$/);
    expect((await artifact()).version).toBe(first.version);
    await nextBuild(() => write('src/page.tsx', page.replace('hello', 'good morning')));
    const second = await artifact();
    expect(second.version).not.toBe(first.version);
    expect(await code('server/server.cjs')).toContain('good morning');
  });

  it('gives its files to pages of the shop, and their content to no other site', async () => {
    const { headers } = await fetch(`${origin}/remoteEntry.js`);
    expect(headers.get('access-control-allow-origin')).toBe(shopOrigin);
  });

  it('says what does not compile with file and lines, on both sides, and goes on once it does', async () => {
    await nextBuild(() => write('src/page.tsx', page.replace('</p>;', '</q>;')));
    const said = expect.objectContaining({
      place: expect.objectContaining({ file: expect.stringMatching(/src\/page\.tsx$/), line: 4 }),
      excerpt: expect.arrayContaining([{ line: 4, text: '  return <p>{text.first}</q>;' }]),
    });
    expect(await problems()).toEqual([said]);
    expect(built.at(-1)).toMatch(/src\/page\.tsx:4:\d+\n[\s\S]*>\s+4 \|\s+return <p>/);
    expect((await fetch(`${origin}/artifact.json`)).status).toBe(503);
    expect(await problems()).toEqual([said]);

    await nextBuild(() => write('src/page.tsx', page.replace("{ use } from 'react'", "'./nowhere.ts'")));
    expect(await problems()).toEqual([
      expect.objectContaining({
        place: expect.objectContaining({ line: 1 }),
        message: expect.stringMatching(/nowhere/),
      }),
    ]);

    await nextBuild(() => write('src/page.tsx', page));
    await artifact();
    expect(await problems()).toEqual([]);
    expect(built.at(-1)).toBeNull();
  });

  it('says which route no release could have, and goes on once it is another', async () => {
    const remote = readFileSync(path.join(folder, 'src/remote.ts'), 'utf8');
    await nextBuild(() => write('src/remote.ts', remote.replace("'/example'", "'/API/example'")));
    expect((await fetch(`${origin}/artifact.json`)).status).toBe(503);
    expect(await problems()).toEqual([
      expect.objectContaining({
        message:
          'it owns /API/example, which is no address for pages: give the route a first part of its own',
      }),
    ]);
    await nextBuild(() => write('src/remote.ts', remote));
    expect(await artifact()).toMatchObject({ routes: [{ path: '/example' }] });
  });

  it('finds the line of what was thrown, in the browser and on the server', async () => {
    await artifact();
    for (const file of ['route-home.js', 'server/server.cjs']) {
      const found = await trace(`Error: a bug\n    ${await callAt(file, 'children: text.first')}`);
      expect(found).toMatchObject({ message: 'a bug', place: { line: 4 } });
      expect(found.place?.file).toMatch(/src\/page\.tsx$/);
      expect(found.excerpt).toContainEqual({ line: 4, text: '  return <p>{text.first}</p>;' });
    }
    const elsewhere = await trace(
      'Error: a bug\n    at other (http://localhost:3000/_assets/shell/shell.js:1:1)',
    );
    expect(elsewhere).toMatchObject({ place: null, excerpt: [] });
  });

  it('marks components, so that an edit replaces them in place', async () => {
    expect(await code('route-home.js')).toMatch(/__webpack_require__\.\$Refresh\$\.register\(_c, "Page"\)/);
    expect(await code('server/server.cjs')).not.toContain('$Refresh');
  });
});
