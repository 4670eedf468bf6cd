import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { ArtifactCache } from '../release/artifact-cache.ts';
import { registerAssets } from './register-assets.ts';

const names = ['a.js', 'b.js', 'c.css'];
const script = `const words = "${randomBytes(4000).toString('hex')}";`;

let root: string;
let folder: string;
let edges: FastifyInstance[];

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'edge-assets-'));
  folder = path.join(root, 'mf-live/1.0.0');
  mkdirSync(folder, { recursive: true });
  for (const name of names) writeFileSync(path.join(folder, name), script);
  // Two edges on one disk, as two processes on one machine are.
  edges = [Fastify(), Fastify()];
  for (const app of edges)
    registerAssets(app, new ArtifactCache(root, 'http://127.0.0.1:1'), async () => null);
});
afterEach(async () => {
  await Promise.all(edges.map((app) => app.close()));
  rmSync(root, { recursive: true });
});

const ask = (app: FastifyInstance | undefined, name: string) =>
  app?.inject({ url: `/_assets/mf-live/1.0.0/${name}`, headers: { 'accept-encoding': 'gzip, br' } });

/** What a browser reads of an answer that it keeps for a year. */
async function textOf(app: FastifyInstance | undefined, name: string): Promise<string | undefined> {
  const reply = await ask(app, name);
  expect(reply?.headers['cache-control']).toContain('immutable');
  if (reply?.headers['content-encoding'] !== 'br') return reply?.body;
  return brotliDecompressSync(reply.rawPayload).toString();
}

/**
 * The compressed file was looked for by its name and written in place: who came while it was written got as much of it
 * as was there, often nothing, and keeps that for a year. Requests one after the other never see it.
 */
it('every answer to a first request is whole, however many come while the file is compressed', async () => {
  const texts: (string | undefined)[] = [];
  const firstOnes = names.flatMap((name) => edges.map((app) => textOf(app, name)));
  let isMade = false;
  void Promise.allSettled(firstOnes).then(() => {
    isMade = true;
  });
  // One after the other on each turn of the event loop, until the first ones are answered.
  for (let turn = 0; !isMade; turn += 1)
    texts.push(await textOf(edges[turn % 2], names[turn % names.length] ?? ''));
  texts.push(...(await Promise.all(firstOnes)));
  expect(texts.filter((text) => text !== script)).toEqual([]);
});

it('a file is compressed once, and nothing is left beside it', async () => {
  const askTwenty = () => Promise.all(Array.from({ length: 20 }, () => ask(edges[0], 'a.js')));
  // No request waits for it.
  for (const reply of await askTwenty()) expect(reply?.headers['content-encoding']).toBeUndefined();
  while ((await askTwenty())[0]?.headers['content-encoding'] !== 'br');
  expect(readdirSync(folder).filter((name) => name.startsWith('a.js'))).toHaveLength(2);
});

it('a file is served as it is where it cannot be compressed', async () => {
  mkdirSync(path.join(folder, 'a.js.brotli'));
  expect(await textOf(edges[0], 'a.js')).toBe(script);
});
