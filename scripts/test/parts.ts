import { rmSync } from 'node:fs';
import path from 'node:path';
import { findHeadlessShell } from '../browser/find-chromium.ts';
import { runBin } from '../reports/run-command.ts';
import { type Outcome, one, readCampaignReport, readJestReport } from '../reports/test-reports.ts';
import { checkWorkshop } from '../workshop/check-workshop.ts';
import { root } from '../workspace.ts';
import { checkBoundaries } from './check-boundaries.ts';
import { baseline, checkCommits, hasCommit } from './commit-history.ts';
import { e2e } from './e2e.ts';
import { results } from './results.ts';

/** A part of `npm test`; what it prints stands behind `prefix`. */
export type Part = (prefix: string) => Promise<Outcome>;

async function passes(name: string, bin: string, args: readonly string[], prefix: string): Promise<Outcome> {
  return one((await runBin(bin, args, { prefix })).code === 0, name);
}

/** The subjects of commits; an exported tree or a shallow clone has none to check. */
async function commits(prefix: string): Promise<Outcome> {
  if (!hasCommit(root, baseline)) {
    console.log(`${prefix}not checked: the history here does not go back to the baseline`);
    return { passed: 0, failed: 0, notes: [] };
  }
  const { count, faults } = checkCommits(root, `${baseline}..HEAD`);
  for (const line of faults) console.log(`${prefix}${line}`);
  if (faults.length === 0) console.log(`${prefix}${count} commits, all well named`);
  return one(faults.length === 0, 'a commit is not well named');
}

/** The failure codes of calls, in a process of its own: reading the whole API takes a processor for a while. */
async function codes(prefix: string): Promise<Outcome> {
  const entry = path.join(root, 'scripts/test/failure-codes/check-failure-codes.ts');
  const { code } = await runBin('tsx/dist/cli.mjs', [entry], { prefix });
  return one(code === 0, 'a call does not declare the failures that its code can reach');
}

/** Most test files of a group that shares modules (infra/api/src/testing/together); 1 runs each alone. */
const inGroups = { GROUPED_TESTS: process.env.GROUPED_TESTS ?? '8' };

async function jest(
  name: string,
  config: string,
  { projects = [], env = {} }: { projects?: readonly string[]; env?: NodeJS.ProcessEnv } = {},
): Promise<Outcome> {
  const file = path.join(results, `${name}.json`);
  const reporting = ['--json', `--outputFile=${file}`, '--silent'];
  const selected = projects.length > 0 ? ['--selectProjects', ...projects] : [];
  const options = ['--config', config, ...selected, ...reporting];
  const { code } = await runBin('jest/bin/jest.js', options, { env: { ...inGroups, ...env } });
  return readJestReport(file, code);
}

/** The quick half of the attacks, in a process of its own; the whole of it is the nightly job (.ci/nightly). */
async function campaign(prefix: string): Promise<Outcome> {
  const file = path.join(results, 'campaign.json');
  rmSync(file, { force: true });
  const entry = path.join(root, 'infra/campaign/src/campaign.ts');
  await runBin('tsx/dist/cli.mjs', [entry, '--quick', '--json', file], {
    env: { DATABASE_URL: undefined, HEADLESS_SHELL_PATH: findHeadlessShell(console.log) },
    prefix,
  });
  return readCampaignReport(file);
}

/** The parts in their order. Those of a round run at once, as each alone leaves processors idle. */
export const rounds: readonly Record<string, Part>[] = [
  {
    types: (prefix) => passes('types', 'typescript-native/bin/tsc', ['-p', 'tsconfig.json'], prefix),
    lint: (prefix) =>
      passes('lint', '@biomejs/biome/bin/biome', ['check', '.', '--error-on-warnings'], prefix),
    commits,
    boundaries: checkBoundaries,
    codes,
    unused: (prefix) => passes('unused code', 'knip/bin/knip.js', ['--no-progress'], prefix),
  },
  { unit: () => jest('unit', 'jest.config.mjs', { projects: ['browser', 'node'] }) },
  { integration: () => jest('integration', 'jest.config.mjs', { projects: ['integration'] }) },
  {
    api: () =>
      jest('api', 'infra/api/jest.config.mjs', { env: { DATABASES: process.env.DATABASES ?? 'shared' } }),
  },
  { e2e },
  { workshop: (prefix) => checkWorkshop({ update: false, prefix }), campaign },
];
