import { InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { commandLine } from '@mall/command-line/command-line';
import { runCommandLine } from '@mall/command-line/run-command-line';
import { collect, count, oneOf, percent, wholeNumber } from '@mall/command-line/values';
import type { ChannelMove, Release } from '@mall/contracts/platform/release';
import { thisAccount } from './audit/actor.ts';
import type { ChannelName, MoveOptions } from './channel-store.ts';
import { addAuditCommand } from './commands/audit-command.ts';
import { addCleanCommand } from './commands/clean-command.ts';
import { asOption, openRegistry, say } from './commands/open-registry.ts';
import { addPublishCommand } from './commands/publish-command.ts';
import { addTokenCommands } from './commands/token-commands.ts';
import { addTraceCommand } from './commands/trace-command.ts';
import { readConfig } from './config.ts';
import { describeLoss } from './conflicts/lost-pages.ts';
import { diffReleases } from './diff/release-diff.ts';
import { readEdges } from './edges/edge-book.ts';
import { edgeLines } from './edges/edge-lines.ts';
import { lookBefore, smokeRelease } from './known/smoke-release.ts';
import type { ComposeOptions } from './registry.ts';

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

const moveLine = ({ revision, kind, from, to, by, why, smoke, at }: ChannelMove) =>
  `${String(revision).padStart(4)}  ${at.slice(0, 19)}  ${kind.padEnd(8)}  ${from ?? 'nothing'} -> ${to}  ${by}${why ? `: ${why}` : ''}${smoke ? `  (${smoke})` : ''}`;

const dataFolder = () => readConfig(process.env).folder;

function showStatus(): void {
  const registry = openRegistry();
  const { releases } = registry;
  const served = channels
    .map((name) => registry.channel(name))
    .flatMap((found) =>
      found ? [`${found.name} (revision ${found.revision}) -> ${line(releases.get(found.releaseId))}`] : [],
    );
  const edges = edgeLines(readEdges(registry.root), (name) => registry.channel(name));
  say([...served, ...edges].join('\n') || 'no channel points to a release yet');
}

function showReleases(): void {
  const { releases } = openRegistry();
  const lines = releases
    .ids()
    .reverse()
    .map((id) => line(releases.get(id)));
  say(lines.join('\n') || 'no releases yet');
}

function showDiff(before: string, after: string | undefined): void {
  const registry = openRegistry();
  const stable = registry.channel('stable')?.releaseId;
  // One release is compared with what shoppers have.
  const [from, to] = after === undefined ? [stable ?? before, before] : [before, after];
  const lines = diffReleases(registry.releases.get(from), registry.releases.get(to));
  say(lines.join('\n') || `${from} and ${to} are made of the same artifacts`);
}

function compose(options: ComposeOptions): void {
  const registry = openRegistry();
  const release = registry.compose(options);
  for (const page of registry.lostPages(release)) say(`warning: it loses ${describeLoss(page)}`);
  say(`composed ${line(release)}`);
}

/** Who and why come with every move; the account that runs the command otherwise. */
interface Move {
  channel: ChannelName;
  revision?: number | undefined;
  as?: string;
  why: string;
}

function moverOf({ as, why, revision }: Move): MoveOptions {
  const { by, from } = thisAccount(as);
  return { by, via: from, why, ...(revision === undefined ? {} : { revision }) };
}

type Promotion = Move & { exact?: true; smoke?: boolean };

async function promote(id: string, { smoke, exact, ...move }: Promotion): Promise<void> {
  const { channel, why } = move;
  const [registry, isExact] = [openRegistry(), exact === true];
  const wanted = { id, channel, isExact, isSmoked: smoke, why };
  const looked = await lookBefore(wanted, { registry, folder: dataFolder(), say });
  const { release, ...moved } = registry.promote(looked.id, channel, {
    isExact,
    smoke: looked.smoke,
    // What was looked at is for the channel as it was then.
    ...moverOf({ ...move, revision: move.revision ?? looked.revision }),
  });
  const rebasedFrom = looked.rebasedFrom ?? moved.rebasedFrom;
  if (rebasedFrom)
    say(
      `others promoted theirs since ${rebasedFrom} was composed: its changes went on top, as ${line(release)}`,
    );
  say(`${channel} now serves ${release.id} (revision ${moved.channel.revision})`);
}

function rollBack({ channel, to, keepVisitors, ...move }: Move & { to?: string; keepVisitors?: true }) {
  const {
    channel: moved,
    isSignedAnew,
    canary,
  } = openRegistry().rollback(channel, {
    ...(to === undefined ? {} : { to }),
    keepsVisitors: keepVisitors === true,
    ...moverOf({ channel, ...move }),
  });
  if (isSignedAnew)
    say(
      `${moved.releaseId} was signed with an earlier key: it is signed with the present one now, which edges trust`,
    );
  say(`${channel} is back on ${moved.releaseId} (revision ${moved.revision})`);
  say(
    keepVisitors
      ? 'visitors of the release that was left keep it until their session ends'
      : 'edges stop serving the release that was left within seconds, to its visitors too',
  );
  if (canary.length > 0)
    say(
      `canary loses what has the parts that were left: ${canary.join(', ')}; it goes to nobody until it moves`,
    );
}

async function smokeOne(id: string): Promise<void> {
  const registry = openRegistry();
  const release = registry.releases.get(id);
  const { pages } = await smokeRelease(release, { registry, folder: dataFolder(), say });
  say(`${id} works: ${pages} pages looked at`);
}

function weigh(percent: number, { withdraw, ...move }: Omit<Move, 'channel'> & { withdraw?: true }): void {
  const isWithdrawn = withdraw === true;
  const { releaseId } = openRegistry().weighCanary(percent, {
    isWithdrawn,
    ...moverOf({ channel: 'canary', ...move }),
  });
  say(`${releaseId} now goes to ${percent} % of new visitors`);
  if (isWithdrawn) say('edges stop serving it to those who have it within seconds');
}

function preview(release: string, { hours }: { hours: number }): void {
  const origin = process.env.PUBLIC_ORIGIN ?? 'http://localhost:3000';
  say(`${origin}/?release=${openRegistry().preview(release, hours)}`);
  say(`good for ${hours} hours, in the browser that opens it; ${origin}/?release=off ends it there`);
}

function showMoves({ channel }: { channel: ChannelName }): void {
  const moves = openRegistry().channel(channel)?.moves ?? [];
  say(moves.map(moveLine).join('\n') || `${channel} was never moved`);
}

const channelOption = () =>
  new Option('--channel <name>', channels.join(', ')).argParser(oneOf(channels)).default('stable' as const);
const revisionOption = () =>
  new Option('--revision <n>', 'refuse when the channel was moved since this revision').argParser(
    wholeNumber,
  );

const whyOption = () => new Option('--why <text>', 'the reason, kept with the move').default('');

const program = commandLine({
  command: 'npm run registry --',
  description: 'Artifacts, releases and channels of the shop.',
  examples: [
    ['npm run registry -- compose --with mf-live@1.0.1', 'a release from the stable one with this version'],
    ['npm run registry -- promote r0002-5f6e8bba', 'has stable serve it'],
  ],
  notes: 'The data folder is DATA_DIR (default .data).',
});
program
  .command('status')
  .description('what each channel serves, and which edge serves what or cannot follow')
  .action(showStatus);
program
  .command('artifacts')
  .description('published versions')
  .argument('<name>')
  .action((name) =>
    say(openRegistry().artifacts.versionsOf(name).join('\n') || `${name} was never published`),
  );
program.command('releases').description('releases, newest first').action(showReleases);
program
  .command('diff')
  .description(
    'what a release changes of the stable one, or of another: routes, weights, contracts, libraries',
  )
  .argument('<release>', 'the one to look at, or the one before when two are given')
  .argument('[after]')
  .action(showDiff);
addPublishCommand(program);
program
  .command('compose')
  .description('makes a release from the stable one with other versions')
  .option('--with <name@version>', 'a part at this version; may be repeated', collect(versionOf), [])
  .option(
    '--without <name>',
    'a part that the release leaves out, or a page (/coupon/list) that it may lose; may be repeated',
    collect(String),
    [],
  )
  .option('--note <text>', 'a line kept in the release', '')
  .addOption(asOption())
  .action(({ with: pairs, without, note, as }) =>
    compose({ versions: Object.fromEntries(pairs), without, base: 'stable', note, actor: thisAccount(as) }),
  );
program
  .command('promote')
  .description('has a channel serve a release; what others promoted since it was composed stays')
  .argument('<release>')
  .option('--exact', 'serve exactly this release, and undo what others promoted since')
  .option('--smoke', 'look at every page of it first; for stable that is so unless you say')
  .option('--no-smoke', 'look at none of it; needs --why')
  .addOption(channelOption())
  .addOption(revisionOption())
  .addOption(asOption())
  .addOption(whyOption())
  .action(promote);
program
  .command('smoke')
  .description('looks at every page of a release in the running shop, with a browser')
  .argument('<release>')
  .action(smokeOne);
program
  .command('rollback')
  .description('has a channel serve the release before, and takes the present one from its visitors')
  .option('--to <release>', 'an earlier one than the release before')
  .option('--keep-visitors', 'visitors that have the release may keep it for their session')
  .addOption(channelOption())
  .addOption(revisionOption())
  .addOption(asOption())
  .addOption(whyOption())
  .action(rollBack);
program
  .command('canary')
  .description('gives the release of canary to a share of new visitors; 0 ends it')
  .argument('<percent>', '0 to 100', percent)
  .option('--withdraw', 'take it from those who have it, too')
  .addOption(revisionOption())
  .addOption(asOption())
  .addOption(whyOption())
  .action(weigh);
program
  .command('preview')
  .description('a link that shows a release to one browser')
  .argument('<release>')
  .option('--hours <n>', 'how long it is good', count, 24)
  .action(preview);
program
  .command('moves')
  .description('who moved a channel, when and why, newest first')
  .addOption(channelOption())
  .action(showMoves);
addTokenCommands(program);
addAuditCommand(program);
addCleanCommand(program);
addTraceCommand(program);

// What is written to disk is for this account only.
process.umask(0o077);
await runCommandLine(program);
