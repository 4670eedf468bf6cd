import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Artifact } from '@mall/contracts/platform/artifact';
import { loadDefinition, writeArtifact } from '@mall/remote-kit/build/artifact';
import { currentGitSha, runWebpack, withPlugins } from '@mall/remote-kit/build/build-package';
import { bundledLibraries } from '@mall/remote-kit/build/bundled-libraries';
import { collectSourceMaps } from '@mall/remote-kit/build/collect-source-maps';
import { outputFolder } from '@mall/remote-kit/build/output-folder';
import { ContractUsePlugin, refuseUndeclared } from '@mall/remote-kit/build/plugins/contract-use-plugin';
import { LibraryNamesPlugin } from '@mall/remote-kit/build/plugins/library-names-plugin';
import { installedVersion } from '@mall/remote-kit/build/shared-libraries';
import { type BuildTarget, identityOf } from '@mall/remote-kit/build/webpack';
import { buildFonts } from './fonts.ts';
import { hostShared, shellClientConfig, shellServerConfig } from './webpack.config.ts';

/** Builds the shell for release: browser files, Node bundle, fonts and `artifact.json` in `dist/artifact`. */
export async function buildShell(folder: string, asVersion?: string): Promise<Artifact> {
  const target: BuildTarget = { folder, mode: 'production', ...(asVersion ? { version: asVersion } : {}) };
  const { name, version } = identityOf(target);
  const output = outputFolder(folder);
  rmSync(output, { recursive: true, force: true });
  await runWebpack(shellServerConfig(target));
  const [names, used] = [new LibraryNamesPlugin(), new ContractUsePlugin()];
  const stats = await runWebpack(withPlugins(shellClientConfig(target), names, used));
  collectSourceMaps(output);
  const definition = loadDefinition(output);
  refuseUndeclared(name, definition, used);
  await buildFonts(path.join(output, 'fonts'));
  return writeArtifact({
    folder: output,
    name,
    version,
    gitSha: currentGitSha(folder),
    entry: 'shell.js',
    shared: bundledLibraries(stats, hostShared(folder), installedVersion, names),
    definition,
    stats,
    commonChunks: [],
  });
}
