import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Endpoint } from '@mall/contracts/endpoint';
import { type Topic, topicId } from '@mall/contracts/events/topic';
import { type Artifact, artifactSchema } from '@mall/contracts/platform/artifact';
import type { StatsCompilation } from 'webpack';
import * as z from 'zod/mini';
import type { RemoteDefinition } from '../define-remote.ts';
import { integrityOf } from './chunk-integrity-plugin.ts';

type Schema = z.core.$ZodType;

/** sha256 of a value's canonical JSON: keys sorted, so that the order of writing does not matter. */
function hashOf(value: unknown): string {
  const canonical = JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
  return createHash('sha256').update(canonical).digest('hex');
}

function schemaHash(schema: Schema | undefined): string {
  return hashOf(schema ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) : null);
}

/** Identity of a call's shape; changes with method, path, input or reply. */
export function endpointHash({ method, path: route, params, query, body, data }: Endpoint): string {
  return hashOf({ method, route, parts: [params, query, body, data].map(schemaHash) });
}

const topicHash = (topic: Topic) => ({ topic: topicId(topic), hash: schemaHash(topic.schema) });

export interface ArtifactParts {
  folder: string;
  name: string;
  version: string;
  gitSha: string;
  entry: string;
  shared: Record<string, string>;
  definition: Omit<RemoteDefinition, 'name'>;
  stats: StatsCompilation;
  /** Chunks that every route needs besides the entry. */
  commonChunks: readonly string[];
}

/** Writes `artifact.json` into a finished build and returns it. Throws, saying what to do, when a chunk is missing. */
export function writeArtifact(parts: ArtifactParts): Artifact {
  const { definition } = parts;
  const chunksOf = chunkFinder(parts);
  const document: Artifact = {
    schemaVersion: 1,
    name: parts.name,
    version: parts.version,
    gitSha: parts.gitSha,
    builtAt: new Date().toISOString(),
    entry: parts.entry,
    serverEntry: 'server/server.cjs',
    routes: definition.routes.map((route) => ({
      id: route.id,
      path: route.path,
      layout: route.layout ?? 'default',
      query: [...(route.query ?? [])],
      isPersonal: route.isPersonal ?? false,
      isIsolated: route.isIsolated ?? false,
      chunks: chunksOf(`route-${route.id}`),
    })),
    fragmentsOffered: (definition.fragments ?? []).map(({ contract }) => ({
      name: contract.name,
      propsHash: schemaHash(contract.props),
      chunks: chunksOf(`fragment-${contract.name.split('/')[1]}`),
    })),
    fragmentsUsed: (definition.uses?.fragments ?? []).map(({ name, props }) => ({
      name,
      propsHash: schemaHash(props),
    })),
    eventsPublished: (definition.uses?.publishes ?? []).map(topicHash),
    eventsHeard: (definition.uses?.hears ?? []).map(topicHash),
    apiCalls: (definition.uses?.calls ?? []).map((call) => ({ id: call.id, hash: endpointHash(call) })),
    shared: parts.shared,
    files: filesOf(parts.folder),
  };
  const checked = z.parse(artifactSchema, document);
  writeFileSync(path.join(parts.folder, 'artifact.json'), `${JSON.stringify(checked, null, 2)}\n`);
  return checked;
}

function chunkFinder({ stats, commonChunks, name }: ArtifactParts) {
  const filesOfGroup = (group: string): string[] | undefined =>
    stats.namedChunkGroups?.[group]?.assets
      ?.map((asset) => asset.name)
      .filter((file) => file.endsWith('.js'));
  const common = commonChunks.flatMap((group) => filesOfGroup(group) ?? []);
  return (group: string) => {
    const files = filesOfGroup(group);
    if (!files) {
      throw new Error(
        `${name} has no chunk "${group}": load the component with import(/* webpackChunkName: "${group}" */ '…')`,
      );
    }
    return [...new Set([...common, ...files])];
  };
}

function filesOf(folder: string): Artifact['files'] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'artifact.json')
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
  return Object.fromEntries(
    names.map((name) => {
      const content = readFileSync(path.join(folder, name));
      return [name, { integrity: integrityOf(content), size: content.length }];
    }),
  );
}

/** Loads a Node bundle's definition: what the remote says of itself at run time is what the artifact says. */
export function loadDefinition(folder: string): RemoteDefinition {
  const require = createRequire(import.meta.url);
  return (require(path.join(folder, 'server/server.cjs')) as { definition: RemoteDefinition }).definition;
}
