import type { Command } from '@commander-js/extra-typings';
import type { ChannelMove } from '@mall/contracts/platform/release';
import type { ChannelName } from '../channel-store.ts';
import { diffReleases } from '../diff/release-diff.ts';
import { readEdges } from '../edges/edge-book.ts';
import { edgeLines } from '../edges/edge-lines.ts';
import { channelOption, channels } from './channel-option.ts';
import { openRegistry, say } from './open-registry.ts';
import { releaseLine } from './release-line.ts';

const moveLine = ({ revision, kind, from, to, by, why, smoke, at }: ChannelMove) =>
  `${String(revision).padStart(4)}  ${at.slice(0, 19)}  ${kind.padEnd(8)}  ${from ?? 'nothing'} -> ${to}  ${by}${why ? `: ${why}` : ''}${smoke ? `  (${smoke})` : ''}`;

function showStatus(): void {
  const registry = openRegistry();
  const { releases } = registry;
  const served = channels
    .map((name) => registry.channel(name))
    .flatMap((found) =>
      found
        ? [`${found.name} (revision ${found.revision}) -> ${releaseLine(releases.get(found.releaseId))}`]
        : [],
    );
  const edges = edgeLines(readEdges(registry.root), (name) => registry.channel(name));
  say([...served, ...edges].join('\n') || 'no channel points to a release yet');
}

function showReleases(): void {
  const { releases } = openRegistry();
  const lines = releases
    .ids()
    .reverse()
    .map((id) => releaseLine(releases.get(id)));
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

function showMoves({ channel }: { channel: ChannelName }): void {
  const moves = openRegistry().channel(channel)?.moves ?? [];
  say(moves.map(moveLine).join('\n') || `${channel} was never moved`);
}

/** `status`, `artifacts`, `releases`, `diff` and `moves`: what there is, and how it came about. */
export function addLookCommands(program: Command): void {
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
  program
    .command('moves')
    .description('who moved a channel, when and why, newest first')
    .addOption(channelOption())
    .action(showMoves);
}
