import { type Command, Option } from '@commander-js/extra-typings';
import { count, percent, wholeNumber } from '@mall/command-line/values';
import { thisAccount } from '../audit/actor.ts';
import type { ChannelName, MoveOptions } from '../channel-store.ts';
import { readConfig, shopOrigin } from '../config.ts';
import { lookBefore, smokeRelease } from '../known/smoke-release.ts';
import { channelOption } from './channel-option.ts';
import { asOption, openRegistry, say } from './open-registry.ts';
import { releaseLine } from './release-line.ts';

const dataFolder = () => readConfig(process.env).folder;

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
      `others promoted theirs since ${rebasedFrom} was composed: its changes went on top, as ${releaseLine(release)}`,
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
  const origin = shopOrigin(process.env);
  say(`${origin}/?release=${openRegistry().preview(release, hours)}`);
  say(`good for ${hours} hours, in the browser that opens it; ${origin}/?release=off ends it there`);
}

const revisionOption = () =>
  new Option('--revision <n>', 'refuse when the channel was moved since this revision').argParser(
    wholeNumber,
  );

const whyOption = () => new Option('--why <text>', 'the reason, kept with the move').default('');

/** `promote`, `smoke`, `rollback`, `canary` and `preview`: who gets which release. */
export function addMoveCommands(program: Command): void {
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
}
