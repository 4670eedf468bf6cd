import { parseArgs } from 'node:util';
import type { Release } from '@mall/contracts/platform/release';
import { builtFolderOf } from './built-folder.ts';
import { readConfig } from './config.ts';
import { Registry } from './registry.ts';
import { RegistryError } from './registry-error.ts';
import type { ChannelName } from './release-store.ts';

const help = `Artifacts, releases and channels of the shop.

  npm run registry -- status                              what each channel serves
  npm run registry -- artifacts [name]                    published versions
  npm run registry -- releases                            releases, newest first
  npm run registry -- publish <folder>                    store a build (folder of a package, or of an artifact)
  npm run registry -- compose --with name@version [...]   make a release from the stable one with these versions
  npm run registry -- promote <release> [--channel stable] [--revision n]
  npm run registry -- rollback [--channel stable] [--revision n]

Options
  --channel    stable (default), canary or preview
  --note       a line kept in the release
  --revision   refuse when the channel was moved since this revision
The data folder is DATA_DIR (default .data).`;

const channels: readonly string[] = ['stable', 'canary', 'preview'];

function channelOf(value: string): ChannelName {
  if (!channels.includes(value))
    throw new RegistryError(`there is no channel "${value}"`, [`channels: ${channels.join(', ')}`]);
  return value as ChannelName;
}

function versionsOf(pairs: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.lastIndexOf('@');
      if (at < 1) throw new RegistryError(`"${pair}" is not name@version`);
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

const line = ({ id, createdAt, shell, remotes, note }: Release) =>
  `${id}  ${createdAt.slice(0, 19)}  shell@${shell.artifact.version} ${Object.values(remotes)
    .map(({ artifact }) => `${artifact.name}@${artifact.version}`)
    .join(' ')}${note ? `  (${note})` : ''}`;

function run(args: string[]): string {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      with: { type: 'string', multiple: true, default: [] },
      channel: { type: 'string', default: 'stable' },
      note: { type: 'string', default: '' },
      revision: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [command, subject] = positionals;
  if (values.help || !command) return help;
  const { folder, keys } = readConfig(process.env);
  const registry = new Registry(folder, keys);
  const { releases, artifacts } = registry;
  const channel = channelOf(values.channel);
  const revision = values.revision === undefined ? undefined : Number(values.revision);
  const need = (what: string) => {
    if (!subject) throw new RegistryError(`${command} needs ${what}`, ['see npm run registry -- --help']);
    return subject;
  };

  switch (command) {
    case 'status':
      return (
        channels
          .map((name) => releases.channel(channelOf(name)))
          .flatMap((found) =>
            found
              ? [`${found.name} (revision ${found.revision}) -> ${line(releases.get(found.releaseId))}`]
              : [],
          )
          .join('\n') || 'no channel points to a release yet'
      );
    case 'releases':
      return (
        releases
          .ids()
          .reverse()
          .map((id) => line(releases.get(id)))
          .join('\n') || 'no releases yet'
      );
    case 'artifacts':
      return artifacts.versionsOf(need('a name')).join('\n') || `${subject} was never published`;
    case 'publish': {
      const { artifact, isNew } = artifacts.publish(builtFolderOf(need('a folder')));
      return `${artifact.name}@${artifact.version} ${isNew ? 'published' : 'was published already, unchanged'}`;
    }
    case 'compose':
      return `composed ${line(registry.compose({ versions: versionsOf(values.with), base: 'stable', note: values.note }))}`;
    case 'promote': {
      const moved = releases.move(
        channel,
        need('a release'),
        revision ?? releases.channel(channel)?.revision ?? 0,
      );
      return `${channel} now serves ${moved.releaseId} (revision ${moved.revision})`;
    }
    case 'rollback': {
      const moved = releases.rollback(channel, revision);
      return `${channel} is back on ${moved.releaseId} (revision ${moved.revision})`;
    }
    default:
      throw new RegistryError(`there is no command "${command}"`, ['see npm run registry -- --help']);
  }
}

try {
  console.log(run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
