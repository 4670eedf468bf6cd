import path from 'node:path';
import { parseArgs } from 'node:util';
import { Registry } from '@mall/registry/registry';
import { outputFolder } from '@mall/remote-kit/build/webpack';
import { SetupError } from '../setup-error.ts';
import { readConfiguration } from '../shop/configuration.ts';
import { type ArtifactName, artifactNames, root } from '../workspace.ts';
import { buildArtifact } from './build-artifact.ts';
import { describeSize, measureArtifact } from './measure-artifact.ts';

const help = `Builds the shell and remotes for release, each into its dist/artifact.

  npm run build                            everything
  npm run build -- mf-live mf-product      only these
  npm run build -- mf-live --publish       and store them in the registry of DATA_DIR (default .data)

A build has the version of its package.json. A published version is never overwritten: raise it first.
Names: ${artifactNames.join(', ')}`;

function namesOf(wanted: readonly string[]): readonly ArtifactName[] {
  if (wanted.length === 0) return artifactNames;
  return wanted.map((name) => {
    const clean = name.replace(/\/$/, '');
    const known = artifactNames.find((candidate) => candidate === clean);
    if (!known)
      throw new SetupError(`there is nothing called "${name}" to build\n${artifactNames.join(', ')}`);
    return known;
  });
}

async function run(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      publish: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return console.log(help);
  const names = namesOf(positionals);
  const registry = values.publish
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

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
