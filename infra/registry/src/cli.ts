import { InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { commandLine } from '@mall/command-line/command-line';
import { runCommandLine } from '@mall/command-line/run-command-line';
import { collect, oneOf, wholeNumber } from '@mall/command-line/values';
import type { Release } from '@mall/contracts/platform/release';
import { builtFolderOf } from './built-folder.ts';
import { readConfig } from './config.ts';
import { Registry } from './registry.ts';
import type { ChannelName } from './release-store.ts';

const channels = ['stable', 'canary', 'preview'] as const satisfies readonly ChannelName[];

/** `mf-live@1.0.1` as a name and a version. */
function versionOf(pair: string): [name: string, version: string] {
  const at = pair.lastIndexOf('@');
  if (at < 1) throw new InvalidArgumentError('It has to be name@version.');
  return [pair.slice(0, at), pair.slice(at + 1)];
}

const line = ({ id, createdAt, shell, remotes, note }: Release) =>
  `${id}  ${createdAt.slice(0, 19)}  shell@${shell.artifact.version} ${Object.values(remotes)
    .map(({ artifact }) => `${artifact.name}@${artifact.version}`)
    .join(' ')}${note ? `  (${note})` : ''}`;

const openRegistry = () => {
  const { folder, keys } = readConfig(process.env);
  return new Registry(folder, keys);
};
const say = (text: string) => console.log(text);

function showStatus(): void {
  const { releases } = openRegistry();
  const served = channels
    .map((name) => releases.channel(name))
    .flatMap((found) =>
      found ? [`${found.name} (revision ${found.revision}) -> ${line(releases.get(found.releaseId))}`] : [],
    );
  say(served.join('\n') || 'no channel points to a release yet');
}

function showReleases(): void {
  const { releases } = openRegistry();
  const lines = releases
    .ids()
    .reverse()
    .map((id) => line(releases.get(id)));
  say(lines.join('\n') || 'no releases yet');
}

function publish(folder: string): void {
  const { artifact, isNew } = openRegistry().artifacts.publish(builtFolderOf(folder));
  say(`${artifact.name}@${artifact.version} ${isNew ? 'published' : 'was published already, unchanged'}`);
}

interface Move {
  channel: ChannelName;
  revision?: number;
}

function promote(release: string, { channel, revision }: Move): void {
  const { releases } = openRegistry();
  const moved = releases.move(channel, release, revision ?? releases.channel(channel)?.revision ?? 0);
  say(`${channel} now serves ${moved.releaseId} (revision ${moved.revision})`);
}

function rollBack({ channel, revision }: Move): void {
  const moved = openRegistry().releases.rollback(channel, revision);
  say(`${channel} is back on ${moved.releaseId} (revision ${moved.revision})`);
}

const channelOption = () =>
  new Option('--channel <name>', channels.join(', ')).argParser(oneOf(channels)).default('stable' as const);
const revisionOption = () =>
  new Option('--revision <n>', 'refuse when the channel was moved since this revision').argParser(
    wholeNumber,
  );

const program = commandLine({
  command: 'npm run registry --',
  description: 'Artifacts, releases and channels of the shop.',
  examples: [
    ['npm run registry -- compose --with mf-live@1.0.1', 'a release from the stable one with this version'],
    ['npm run registry -- promote r0002-5f6e8bba', 'has stable serve it'],
  ],
  notes: 'The data folder is DATA_DIR (default .data).',
});
program.command('status').description('what each channel serves').action(showStatus);
program
  .command('artifacts')
  .description('published versions')
  .argument('<name>')
  .action((name) =>
    say(openRegistry().artifacts.versionsOf(name).join('\n') || `${name} was never published`),
  );
program.command('releases').description('releases, newest first').action(showReleases);
program
  .command('publish')
  .description('stores a build: the folder of a package, or of an artifact')
  .argument('<folder>')
  .action(publish);
program
  .command('compose')
  .description('makes a release from the stable one with other versions')
  .option('--with <name@version>', 'a part at this version; may be repeated', collect(versionOf), [])
  .option('--note <text>', 'a line kept in the release', '')
  .action(({ with: versions, note }) =>
    say(
      `composed ${line(openRegistry().compose({ versions: Object.fromEntries(versions), base: 'stable', note }))}`,
    ),
  );
program
  .command('promote')
  .description('has a channel serve a release')
  .argument('<release>')
  .addOption(channelOption())
  .addOption(revisionOption())
  .action(promote);
program
  .command('rollback')
  .description('has a channel serve the release before')
  .addOption(channelOption())
  .addOption(revisionOption())
  .action(rollBack);

// What is written to disk is for this account only.
process.umask(0o077);
await runCommandLine(program);
