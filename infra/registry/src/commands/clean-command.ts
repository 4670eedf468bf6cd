import type { Command } from '@commander-js/extra-typings';
import { count, wholeNumber } from '@mall/command-line/values';
import { thisAccount } from '../audit/actor.ts';
import { type CleanReport, cleanRegistry } from '../clean/clean-registry.ts';
import { fewestReleases } from '../clean/needed-releases.ts';
import { asOption, openRegistry, say } from './open-registry.ts';

const usualDays = 30;
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

function lines(
  { needed, recent, remainingArtifacts, releases, artifacts, bytes }: CleanReport,
  isDry: boolean,
): string[] {
  return [
    ...[...needed].sort().map(([id, why]) => `keeps ${id}: ${why}`),
    ...(recent.length > 0 ? [`keeps ${recent.join(', ')}: published lately`] : []),
    `keeps ${needed.size} releases and ${remainingArtifacts} artifacts`,
    `${isDry ? 'would remove' : 'removed'} ${releases.length} releases and ${artifacts.length} artifacts: ${megabytes(bytes)}`,
    ...artifacts.map((artifact) => `  ${artifact}`),
  ];
}

interface Wanted {
  dryRun?: true;
  days: number;
  releases: number;
  as?: string;
}

function clean({ dryRun, days, releases, as }: Wanted): void {
  const registry = openRegistry();
  const isDry = dryRun === true;
  const report = cleanRegistry(registry, { days, releases, isDry });
  const removed = [...report.releases, ...report.artifacts];
  if (!isDry && removed.length > 0) registry.note('clean', removed, thisAccount(as), megabytes(report.bytes));
  say(lines(report, isDry).join('\n'));
}

/** `clean`: gives back the disk of what no channel needs any more. */
export function addCleanCommand(program: Command): void {
  program
    .command('clean')
    .description(
      'removes releases and artifacts that are not live, recent, previewed or a way back; says what and why',
    )
    .option('--dry-run', 'only says it')
    .option('--days <n>', 'how long what was composed, published or served stays', wholeNumber, usualDays)
    .option(
      '--releases <n>',
      `how many of each channel's past stay, ${fewestReleases} at least`,
      count,
      fewestReleases,
    )
    .addOption(asOption())
    .action(clean);
}
