import path from 'node:path';
import { commandLine } from '@mall/command-line/command-line';
import { runCommandLine } from '@mall/command-line/run-command-line';
import { oneOf } from '@mall/command-line/values';
import { Registry } from '@mall/registry/registry';
import { outputFolder } from '@mall/remote-kit/build/output-folder';
import { readArtifact } from '@mall/remote-kit/publish/built-artifact';
import { describeSize, measureArtifact } from '@mall/remote-kit/publish/measure-artifact';
import { readConfiguration } from '../settings/configuration.ts';
import { SetupError } from '../setup-error.ts';
import { type ArtifactName, artifactNames, root } from '../workspace.ts';
import { buildArtifacts } from './build-artifacts.ts';
import { buildService, serviceNames } from './build-services.ts';
import { buildPackage } from './packages/build-package.ts';
import { squadPackages } from './packages/squad-packages.ts';
import { sourcesIn } from './present-sources.ts';

const names = [...artifactNames, ...serviceNames, ...squadPackages.map((folder) => path.basename(folder))];

function named(text: string, before: readonly string[] = []): string[] {
  return [...before, oneOf(names)(text.replace(/\/$/, ''))];
}

function reportBuilt(name: ArtifactName, registry: Registry | null): void {
  const folder = outputFolder(path.join(root, name));
  const artifact = readArtifact(folder);
  console.log(describeSize(artifact, measureArtifact(folder, artifact)));
  if (!registry) return;
  const { isNew } = registry.publish(folder);
  console.log(`${name}@${artifact.version} ${isNew ? 'published' : 'was published already, unchanged'}`);
}

async function build(wanted: readonly string[], { publish }: { publish?: true }): Promise<void> {
  const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
  const registry = publish
    ? new Registry(path.join(readConfiguration(process.env).dataFolder, 'registry'))
    : null;
  for (const name of serviceNames.filter(isWanted)) {
    await buildService(name);
    console.log(`infra/${name}/dist`);
  }
  // The shop runs from their sources: they are built by name only.
  for (const folder of squadPackages)
    if (wanted.includes(path.basename(folder))) console.log(await buildPackage(folder));
  const { present, missing } = sourcesIn(root);
  const gone = missing.filter((name) => wanted.includes(name));
  if (gone.length > 0) throw new SetupError(`${gone.join(', ')}: no sources here to build`);
  const builds = present.filter(isWanted).map((name) => ({ name }));
  await buildArtifacts(builds, ({ name }) => reportBuilt(name, registry));
}

const program = commandLine({
  command: 'npm run build --',
  description:
    'Builds the shell and remotes for release, each into its dist/artifact, and bundles the services into dist; a package of squads, when it is named, into its dist/package.',
  examples: [
    ['npm run build', 'everything that the shop runs'],
    ['npm run build -- mf-live mf-product', 'only these'],
    ['npm run build -- shared-ui', 'what npm run pack puts into its tarball'],
    ['npm run build -- mf-live --publish', 'and store it in the registry of DATA_DIR (default .data)'],
  ],
  notes: `A build has the version of its package.json. A published version is never overwritten: raise it first.`,
})
  .argument('[names...]', names.join(', '), named, [])
  .option('--publish', 'store what is built in the registry')
  .action(build);

await runCommandLine(program);
