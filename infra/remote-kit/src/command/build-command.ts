import type { Command } from '@commander-js/extra-typings';
import { outputFolder } from '../build/output-folder.ts';
import { describeSize, measureArtifact } from '../publish/measure-artifact.ts';
import { readRemoteFolder } from './remote-folder.ts';

async function build(): Promise<void> {
  const started = Date.now();
  const { folder, name, version } = readRemoteFolder(process.cwd());
  console.log(`building ${name}@${version}`);
  // Webpack takes a second to load, which the other commands need not wait for.
  const { buildRemote } = await import('../build/build-package.ts');
  const artifact = await buildRemote(folder);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${describeSize(artifact, measureArtifact(outputFolder(folder), artifact))}  ${seconds} s`);
}

/** `build`: as `npm run build -- <remote>` does in the shop's own repository. */
export function addBuildCommand(program: Command): void {
  program.command('build').description('builds it for release, into dist/artifact').action(build);
}
