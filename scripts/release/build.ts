import path from 'node:path';
import { commandLine } from '@mall/command-line/command-line';
import { runCommandLine } from '@mall/command-line/run-command-line';
import { Registry } from '@mall/registry/registry';
import { outputFolder } from '@mall/remote-kit/build/webpack';
import { SetupError } from '../setup-error.ts';
import { readConfiguration } from '../shop/configuration.ts';
import { type ArtifactName, artifactNames, root } from '../workspace.ts';
import { buildArtifact } from './build-artifact.ts';
import { describeSize, measureArtifact } from './measure-artifact.ts';

function namesOf(wanted: readonly string[]): readonly ArtifactName[] {
  if (wanted.length === 0) return artifactNames;
  return wanted.map((name) => {
    const clean = name.replace(/\/$/, '');
    const known = artifactNames.find((candidate) => candidate === clean);
    if (!known)
      throw new SetupError(
        `there is nothing called "${name}" to build; name some of ${artifactNames.join(', ')}`,
      );
    return known;
  });
}

async function build(wanted: readonly string[], { publish }: { publish?: true }): Promise<void> {
  const names = namesOf(wanted);
  const registry = publish
    ? new Registry(path.join(readConfiguration(process.env).dataFolder, 'registry'))
    : null;

  for (const name of names) {
    const started = Date.now();
    const artifact = await buildArtifact(name);
    const folder = outputFolder(path.join(root, name));
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${describeSize(artifact, measureArtifact(folder, artifact))}  ${seconds} s`);
    if (!registry) continue;
    const { isNew } = registry.artifacts.publish(folder);
    console.log(`${name}@${artifact.version} ${isNew ? 'published' : 'was published already, unchanged'}`);
  }
}

const program = commandLine({
  command: 'npm run build --',
  description: 'Builds the shell and remotes for release, each into its dist/artifact.',
  examples: [
    ['npm run build', 'everything'],
    ['npm run build -- mf-live mf-product', 'only these'],
    ['npm run build -- mf-live --publish', 'and store it in the registry of DATA_DIR (default .data)'],
  ],
  notes: `A build has the version of its package.json. A published version is never overwritten: raise it first.`,
})
  .argument('[names...]', artifactNames.join(', '))
  .option('--publish', 'store what is built in the registry')
  .action(build);

await runCommandLine(program);
