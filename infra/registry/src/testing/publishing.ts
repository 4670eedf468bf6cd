import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request as requestHttp } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readArtifact } from '@mall/remote-kit/publish/built-artifact';
import { lengthBytes, orderOf, uploadType } from '@mall/remote-kit/publish/upload-format';
import { createPublishApp } from '../http/publish-app.ts';
import { Registry } from '../registry.ts';
import { TokenStore } from '../tokens/token-store.ts';
import { type SampleParts, writeSampleBuild } from './sample-build.ts';

/** Content of a build that is not the sample's. */
export const other = { 'remoteEntry.js': '// other', 'server/server.cjs': '' };

/** A registry that a squad may publish mf-live to, with little patience for slow uploads. */
export async function openPublishing() {
  const root = mkdtempSync(path.join(tmpdir(), 'publishing-'));
  const registry = new Registry(path.join(root, 'data'));
  const tokens = new TokenStore(path.join(root, 'data'));
  const token = tokens.create({ name: 'live-ci', remotes: ['mf-live'] }).word;
  const incoming = path.join(root, 'data/incoming');
  const app = createPublishApp({ registry, tokens, incoming, limits: { idleMs: 300, totalMs: 1500 } });
  const to = await app.listen({ host: '127.0.0.1', port: 0 });
  const sent = { authorization: `Bearer ${token}`, 'content-type': uploadType };
  return {
    root,
    registry,
    tokens,
    token,
    app,
    to,
    build: (parts: Partial<SampleParts> = {}) => writeSampleBuild(root, { name: 'mf-live', ...parts }),
    published: () => registry.artifacts.versionsOf('mf-live'),
    leftovers: () => (existsSync(incoming) ? readdirSync(incoming) : []),
    async put(body: Buffer, headers: Record<string, string> = {}, address = '/artifacts/mf-live/1.0.0') {
      const reply = await fetch(`${to}${address}`, {
        method: 'PUT',
        body: new Uint8Array(body),
        headers: { ...sent, ...headers },
      });
      return { status: reply.status, ...((await reply.json()) as { code?: string; message?: string }) };
    },
    /** Opens an upload by hand; what it writes is up to the test. */
    openUpload(headers: Record<string, string | number>) {
      const { port } = app.server.address() as AddressInfo;
      const request = requestHttp({
        port,
        host: '127.0.0.1',
        method: 'PUT',
        path: '/artifacts/mf-live/1.0.0',
        headers: { ...sent, ...headers },
      });
      request.on('error', () => undefined);
      return request;
    },
    close: async () => {
      await app.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
export type Publishing = Awaited<ReturnType<typeof openPublishing>>;

/** An upload's bytes, of a document and contents that need not be those of a build. */
export function bytesOf(document: unknown, contents: readonly string[]): Buffer {
  const text = Buffer.from(typeof document === 'string' ? document : JSON.stringify(document));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(text.length);
  return Buffer.concat([length, text, ...contents.map((each) => Buffer.from(each))]);
}

export const contentsOf = (folder: string) => {
  const artifact = readArtifact(folder);
  const files = orderOf(artifact.files).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  return { artifact, files };
};
