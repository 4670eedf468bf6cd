import { cpSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Artifact } from '@mall/contracts/platform/artifact';
import { loadDefinition, writeArtifact } from '@mall/remote-kit/build/artifact';
import { currentGitSha, runWebpack } from '@mall/remote-kit/build/build-package';
import { bundledLibraries } from '@mall/remote-kit/build/bundled-libraries';
import { installedVersion } from '@mall/remote-kit/build/shared-libraries';
import { type BuildTarget, identityOf, outputFolder } from '@mall/remote-kit/build/webpack';
import { hostShared, shellClientConfig, shellServerConfig } from './webpack.config.ts';

const require = createRequire(import.meta.url);

/** Builds the shell for release: browser files, Node bundle, fonts and `artifact.json` in `dist/artifact`. */
export async function buildShell(folder: string, asVersion?: string): Promise<Artifact> {
  const target: BuildTarget = { folder, mode: 'production', ...(asVersion ? { version: asVersion } : {}) };
  const { name, version } = identityOf(target);
  const output = outputFolder(folder);
  rmSync(output, { recursive: true, force: true });
  await runWebpack(shellServerConfig(target));
  const stats = await runWebpack(shellClientConfig(target));
  copyFonts(path.join(output, 'fonts'));
  return writeArtifact({
    folder: output,
    name,
    version,
    gitSha: currentGitSha(folder),
    entry: 'shell.js',
    shared: bundledLibraries(stats, hostShared(folder), installedVersion),
    definition: loadDefinition(output),
    stats,
    commonChunks: [],
  });
}

/** Pretendard as a dynamic subset: the browser fetches only the ranges of characters that a page shows. */
function copyFonts(target: string): void {
  const source = path.join(path.dirname(require.resolve('pretendard/package.json')), 'dist/web/variable');
  cpSync(path.join(source, 'pretendardvariable-dynamic-subset.css'), path.join(target, 'pretendard.css'));
  cpSync(path.join(source, 'woff2-dynamic-subset'), path.join(target, 'woff2-dynamic-subset'), {
    recursive: true,
  });
}
