import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { type Topic, topicId } from '@mall/contracts/events/topic';
import { type Artifact, artifactSchema } from '@mall/contracts/platform/artifact';
import { routeFaults } from '@mall/contracts/platform/routes/route-pattern';
import type { StatsCompilation } from 'webpack';
import * as z from 'zod/mini';
import type { RemoteDefinition } from '../define-remote.ts';
import { integrityOf } from '../publish/integrity.ts';
import { contractsFile, contractsOf, endpointHash, schemaHash } from './contracts.ts';
import { linksOf } from './page-links.ts';

const topicHash = (topic: Topic) => ({ topic: topicId(topic), hash: schemaHash(topic.schema) });

export interface ArtifactParts {
  folder: string;
  name: string;
  version: string;
  gitSha: string;
  entry: string;
  shared: Artifact['shared'];
  definition: Omit<RemoteDefinition, 'name'>;
  stats: StatsCompilation;
  /** Chunks that every route needs besides the entry. */
  commonChunks: readonly string[];
}

/** Writes `artifact.json` into a finished build and returns it. Throws, saying what to do, when a chunk is missing. */
export function writeArtifact(parts: ArtifactParts): Artifact {
  const { definition, folder } = parts;
  const chunksOf = chunkFinder(parts);
  writeContracts(folder, definition);
  const document = describeBuild({ ...parts, chunksOf, contracts: contractsFile, files: filesOf(folder) });
  writeFileSync(path.join(folder, 'artifact.json'), `${JSON.stringify(document, null, 2)}\n`);
  return document;
}

export interface BuildParts
  extends Pick<ArtifactParts, 'name' | 'version' | 'gitSha' | 'entry' | 'shared' | 'definition'> {
  /** Files that a route or a fragment needs, by the name of its chunk. */
  chunksOf: (group: string) => string[];
  /** File with the schemas behind the hashes; a development build has none. */
  contracts?: string;
  files: Artifact['files'];
}

/** What a build is: `artifact.json`. Throws, saying what to do, when no release could have its routes. */
export function describeBuild({ definition, chunksOf, files, ...parts }: BuildParts): Artifact {
  const faults = routeFaults(definition.routes);
  if (faults.length > 0) throw new Error(faults.map((fault) => `${parts.name} ${fault}`).join('\n'));
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
      chunks: chunksOf(`route-${route.page}`),
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
    eventsHeard: (definition.uses?.subscribes ?? []).map(topicHash),
    apiCalls: (definition.uses?.calls ?? []).map((call) => ({ id: call.id, hash: endpointHash(call) })),
    ...(parts.contracts ? { contracts: parts.contracts } : {}),
    shared: parts.shared,
    files,
  };
  return z.parse(artifactSchema, document);
}

function writeContracts(folder: string, definition: ArtifactParts['definition']): void {
  const file = path.join(folder, contractsFile);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...contractsOf(definition), links: linksOf(folder) }));
}

/**
 * Files of the shared libraries that a named chunk asks for as soon as it runs. A page that is opened with it has none
 * of them yet, and would find out about them late.
 */
function librariesOf({ chunks = [] }: StatsCompilation, name: string): string[] {
  const ids = chunks.flatMap((chunk) => (chunk.names?.includes(name) ? (chunk.id ?? []) : []));
  return chunks
    .filter(({ origins }) =>
      origins?.some((origin) => origin.moduleName?.startsWith('consume shared module')),
    )
    .filter(({ parents }) => parents?.some((parent) => ids.includes(parent)))
    .flatMap(({ files }) => files ?? []);
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
    return [...new Set([...common, ...files, ...librariesOf(stats, group)])];
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

/**
 * Loads a Node bundle's definition: what the remote says of itself at run time is what the artifact says. The shared
 * libraries come from beside the kit, which declares them: a remote need not have those that only the kit imports.
 */
export function loadDefinition(folder: string): RemoteDefinition {
  const filename = path.join(folder, 'server/server.cjs');
  const kitRequire = createRequire(import.meta.url);
  const paths = [import.meta.dirname, folder];
  const bundle = { exports: {} };
  vm.compileFunction(readFileSync(filename, 'utf8'), ['module', 'exports', 'require'], { filename })(
    bundle,
    bundle.exports,
    (request: string): unknown => kitRequire(kitRequire.resolve(request, { paths })),
  );
  return (bundle.exports as { definition: RemoteDefinition }).definition;
}
