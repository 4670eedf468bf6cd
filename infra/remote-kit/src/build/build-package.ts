import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { Artifact } from '@mall/contracts/platform/artifact';
import webpack, { type Configuration, type StatsCompilation, type WebpackPluginInstance } from 'webpack';
import type { RemoteDefinition } from '../define-remote.ts';
import { loadDefinition, writeArtifact } from './artifact.ts';
import { bundledLibraries } from './bundled-libraries.ts';
import { collectSourceMaps } from './collect-source-maps.ts';
import { outputFolder } from './output-folder.ts';
import { ContractUsePlugin, refuseUndeclared } from './plugins/contract-use-plugin.ts';
import { LibraryNamesPlugin } from './plugins/library-names-plugin.ts';
import { installedVersion, remoteShared } from './shared-libraries.ts';
import {
  type BuildTarget,
  identityOf,
  remoteClientConfig,
  remoteEntryFile,
  remoteServerConfig,
} from './webpack.ts';

/** Runs webpack once; rejects with webpack's own words when it does not compile. */
export function runWebpack(configuration: Configuration): Promise<StatsCompilation> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    if (!compiler) return reject(new Error('webpack made no compiler of the configuration'));
    compiler.run((error, stats) => {
      // Closing writes the file cache that makes the next build fast.
      compiler.close(() => {
        if (error || !stats) reject(error ?? new Error('webpack ended without a result'));
        else if (stats.hasErrors())
          reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        else
          resolve(
            stats.toJson({
              all: false,
              chunkGroups: true,
              chunks: true,
              chunkRelations: true,
              chunkOrigins: true,
              ids: true,
              assets: true,
              modules: true,
              nestedModules: true,
              // Else a build from the file cache would seem to hold nothing.
              cachedModules: true,
            }),
          );
      });
    });
  });
}

/** A configuration with more plugins, which the caller asks afterwards what they saw. */
export function withPlugins(
  configuration: Configuration,
  ...plugins: WebpackPluginInstance[]
): Configuration {
  return { ...configuration, plugins: [...(configuration.plugins ?? []), ...plugins] };
}

export function currentGitSha(folder: string): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}

/** A package whose remote has another name would be released under one and looked for under the other. */
export function refuseOtherName(name: string, definition: Pick<RemoteDefinition, 'name'>): void {
  if (definition.name !== name)
    throw new Error(
      `src/remote.ts says "${definition.name}", package.json "${name}": give the remote the name of its package`,
    );
}

/** Builds a remote for release: browser files, Node bundle and `artifact.json` in `dist/artifact`. */
export async function buildRemote(folder: string, asVersion?: string): Promise<Artifact> {
  const target: BuildTarget = { folder, mode: 'production', ...(asVersion ? { version: asVersion } : {}) };
  const { name, version } = identityOf(target);
  const output = outputFolder(folder);
  rmSync(output, { recursive: true, force: true });
  await runWebpack(remoteServerConfig(target));
  const [names, used] = [new LibraryNamesPlugin(), new ContractUsePlugin()];
  const stats = await runWebpack(withPlugins(remoteClientConfig(target), names, used));
  collectSourceMaps(output);
  const definition = loadDefinition(output);
  refuseOtherName(name, definition);
  refuseUndeclared(name, definition, used);
  return writeArtifact({
    folder: output,
    name,
    version,
    gitSha: currentGitSha(folder),
    entry: remoteEntryFile,
    shared: bundledLibraries(
      stats,
      remoteShared(folder),
      (library) => installedVersion(library, folder),
      names,
    ),
    definition,
    stats,
    commonChunks: ['remote'],
  });
}
