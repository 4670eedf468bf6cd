import { readFileSync } from 'node:fs';
import { topicId } from '@mall/contracts/events/topic';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import type { RemoteDefinition } from '../../define-remote.ts';

/** Calls and topics by their ids. */
export interface ContractUse {
  calls: ReadonlySet<string>;
  topics: ReadonlySet<string>;
}

/** Files of contracts that hold calls or topics: sources in this repository, compiled ones where it is installed. */
const contractFile =
  /[\\/](?:shared-contracts[\\/]src|@mall[\\/]contracts[\\/]dist)[\\/](?:api[\\/].+|events[\\/]topics)\.[jt]s$/;
const endpoint = /export const (\w+) = defineEndpoint\(\{\s*id: '([^']+)'/g;
const topic = /export const (\w+) = defineTopic\(\{\s*name: '([^']+)',\s*version: (\d+)/g;

/** Calls in the code of a contract, id by exported name. */
export const endpointsIn = (source: string): Map<string, string> =>
  new Map([...source.matchAll(endpoint)].map(([, name = '', id = '']) => [name, id]));

/** Topics in the code of a contract, id by exported name. */
export const topicsIn = (source: string): Map<string, string> =>
  new Map(
    [...source.matchAll(topic)].map(([, name = '', subject = '', version = '']) => [
      name,
      `${subject}@${version}`,
    ]),
  );

/** Reads from webpack's module graph which calls and topics a build has in its code. */
export class ContractUsePlugin implements ContractUse {
  readonly calls = new Set<string>();
  readonly topics = new Set<string>();

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ContractUsePlugin', (compilation) => {
      compilation.hooks.afterOptimizeChunks.tap('ContractUsePlugin', () => {
        for (const module of compilation.modules) this.#read(compilation, module);
      });
    });
  }

  #read({ moduleGraph, chunkGraph }: Compilation, module: Module): void {
    const file = module.nameForCondition();
    if (!file || !contractFile.test(file) || chunkGraph.getNumberOfModuleChunks(module) === 0) return;
    const source = readFileSync(file, 'utf8');
    const exportsInfo = moduleGraph.getExportsInfo(module);
    const isUsed = (name: string) => exportsInfo.getUsed(name, undefined) !== webpack.UsageState.Unused;
    const add = (found: ReadonlyMap<string, string>, ids: Set<string>) => {
      for (const [name, id] of found) if (isUsed(name)) ids.add(id);
    };
    add(endpointsIn(source), this.calls);
    add(topicsIn(source), this.topics);
  }
}

/**
 * What a build uses and its definition does not declare; throws with all of it. Compose would compare a release without
 * it.
 */
export function refuseUndeclared(
  name: string,
  { uses = {} }: Pick<RemoteDefinition, 'uses'>,
  used: ContractUse,
): void {
  const calls = new Set((uses.calls ?? []).map(({ id }) => id));
  const topics = new Set([...(uses.publishes ?? []), ...(uses.subscribes ?? [])].map(topicId));
  const lines = [
    ...[...used.calls].filter((id) => !calls.has(id)).map((id) => `the call ${id}: add it to uses.calls`),
    ...[...used.topics]
      .filter((id) => !topics.has(id))
      .map((id) => `the topic ${id}: add it to uses.publishes or uses.subscribes`),
  ].sort();
  if (lines.length > 0)
    throw new Error(
      [`${name} uses what it does not declare`, ...lines.map((line) => `  - ${line}`)].join('\n'),
    );
}
