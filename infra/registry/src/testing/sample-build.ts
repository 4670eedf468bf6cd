import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Artifact } from '@mall/contracts/platform/artifact';
import type { ArtifactContracts } from '@mall/contracts/platform/artifact-contracts';
import type { Release } from '@mall/contracts/platform/release';

const integrityOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

export interface SampleParts extends Partial<Omit<Artifact, 'files'>> {
  name: string;
  /** Content of files by name. */
  content?: Record<string, string>;
}

/** Contracts of a build that exchanges nothing, changed by the test. */
export const sampleContracts = (parts: Partial<ArtifactContracts> = {}): ArtifactContracts => ({
  fragmentsOffered: {},
  fragmentsUsed: {},
  eventsPublished: {},
  eventsHeard: {},
  apiCalls: {},
  ...parts,
});

/** Hash of a schema in tests: any 64 hex digits, distinguished by one letter. */
export const schemaHash = (letter: string) => letter.repeat(64);

/** The route of a sample page. */
export const sampleRoute = (id: string, route: string): Artifact['routes'][number] => ({
  id,
  path: route,
  layout: 'default',
  query: [],
  isPersonal: false,
  isIsolated: false,
  chunks: ['remoteEntry.js'],
});

export function sampleArtifact({ name, content, ...parts }: SampleParts): Artifact {
  const files = content ?? { 'remoteEntry.js': `// ${name} ${parts.version ?? ''}`, 'server/server.cjs': '' };
  return {
    schemaVersion: 1,
    name,
    version: '1.0.0',
    gitSha: 'abc',
    builtAt: '2026-01-01T00:00:00.000Z',
    entry: 'remoteEntry.js',
    serverEntry: 'server/server.cjs',
    routes: [],
    fragmentsOffered: [],
    fragmentsUsed: [],
    eventsPublished: [],
    eventsHeard: [],
    apiCalls: [],
    shared: {},
    files: Object.fromEntries(
      Object.entries(files).map(([file, text]) => [
        file,
        { integrity: integrityOf(text), size: Buffer.byteLength(text) },
      ]),
    ),
    ...parts,
  };
}

/** A release of parts at these versions, each with 1.0.0 to fall back to. */
export function sampleRelease({ shell = '1.0.0', ...remotes }: Record<string, string> = {}): Release {
  const part = (name: string, version: string) => ({
    artifact: sampleArtifact({ name, version }),
    fallback: sampleArtifact({ name, version: '1.0.0' }),
  });
  return {
    schemaVersion: 1,
    id: 'r0002-00000000',
    sequence: 2,
    createdAt: '2026-01-01T00:00:00.000Z',
    note: '',
    base: null,
    shell: part('shell', shell),
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, version]) => [name, part(name, version)]),
    ),
  };
}

/** Writes a finished build as `npm run build` leaves it, and returns its folder. */
export function writeSampleBuild(root: string, parts: SampleParts): string {
  const content = parts.content ?? {
    'remoteEntry.js': `// ${parts.name} ${parts.version ?? ''}`,
    'server/server.cjs': '',
  };
  const artifact = sampleArtifact({ ...parts, content });
  const folder = path.join(root, `${artifact.name}-${artifact.version}`, 'dist/artifact');
  for (const [file, text] of Object.entries(content)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  writeFileSync(path.join(folder, 'artifact.json'), JSON.stringify(artifact));
  return folder;
}
