import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Argument } from '@commander-js/extra-typings';
import { commandLine } from '@mall/command-line/command-line';
import { runCommandLine } from '@mall/command-line/run-command-line';
import { findChromium, findHeadlessShell } from '../browser/find-chromium.ts';
import { runBin } from '../reports/run-command.ts';
import {
  add,
  type Outcome,
  one,
  readCampaignReport,
  readJestReport,
  readPlaywrightReport,
} from '../reports/test-reports.ts';
import { readConfiguration } from '../settings/configuration.ts';
import { SetupError } from '../setup-error.ts';
import { findPort } from '../shop/free-ports.ts';
import { runShop } from '../shop/run-shop.ts';
import { checkWorkshop } from '../workshop/check-workshop.ts';
import { root } from '../workspace.ts';
import { checkBoundaries } from './check-boundaries.ts';
import { baseline, checkCommits, hasCommit } from './commit-history.ts';

const results = path.join(root, 'test-results');

/** The subjects of commits; an exported tree or a shallow clone has none to check. */
async function commits(): Promise<Outcome> {
  if (!hasCommit(root, baseline)) {
    console.log('not checked: the history here does not go back to the baseline');
    return { passed: 0, failed: 0, notes: [] };
  }
  const { count, faults } = checkCommits(root, `${baseline}..HEAD`);
  console.log(faults.join('\n') || `${count} commits, all well named`);
  return one(faults.length === 0, 'a commit is not well named');
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
  const { code } = await runBin('jest/bin/jest.js', options, { ...inGroups, ...env });
  return readJestReport(file, code);
}

async function e2e(): Promise<Outcome> {
  const browsers = {
    CHROMIUM_PATH: findChromium(console.log),
    HEADLESS_SHELL_PATH: findHeadlessShell(console.log),
  };
  const dataFolder = path.join(root, '.data/e2e');
  // Artifacts are immutable and may stay; orders, members and caches begin anew.
  for (const folder of ['api', 'edge', 'registry/releases', 'registry/channels'])
    rmSync(path.join(dataFolder, folder), { recursive: true, force: true });
  const port = await findPort(4300);
  const configuration = readConfiguration({
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataFolder,
    DATABASE_URL: undefined,
  });
  const lines: string[] = [];
  const shop = await runShop(configuration, {
    say: (line) => console.log(line),
    log: (line) => lines.push(line),
    onGiveUp: (name) => console.error(`${name} keeps ending`),
    // The journey of a squad's day shows parts from development servers in one browser.
    env: { api: { SEED_PRODUCTS: '240' }, edge: { ALLOW_OVERRIDE: '1' } },
  });
  const journeys = async (projects: readonly string[], ...options: string[]): Promise<Outcome> => {
    const file = path.join(results, `playwright-${projects[0]}.json`);
    const selected = [...projects.map((name) => `--project=${name}`), ...options];
    await runBin('@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts', ...selected], {
      SHOP_ORIGIN: shop.origin,
      SHOP_DATA_DIR: dataFolder,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      ...browsers,
    });
    return readPlaywrightReport(file);
  };
  try {
    return add(await journeys(['alone'], '--workers=1'), await journeys(['mobile', 'bfcache', 'desktop']));
  } finally {
    await shop.stop();
    writeFileSync(path.join(results, 'shop.log'), lines.join('\n'));
  }
}

/** The quick half of the attacks, in a process of its own; the whole of it is the nightly job (.ci/nightly). */
async function campaign(): Promise<Outcome> {
  const file = path.join(results, 'campaign.json');
  rmSync(file, { force: true });
  const entry = path.join(root, 'infra/campaign/src/campaign.ts');
  await runBin('tsx/dist/cli.mjs', [entry, '--quick', '--json', file], { DATABASE_URL: undefined });
  return readCampaignReport(file);
}

const parts: Record<string, () => Promise<Outcome>> = {
  types: async () =>
    one((await runBin('typescript-native/bin/tsc', ['-p', 'tsconfig.json'])).code === 0, 'types'),
  lint: async () =>
    one((await runBin('@biomejs/biome/bin/biome', ['check', '.', '--error-on-warnings'])).code === 0, 'lint'),
  commits,
  boundaries: checkBoundaries,
  unused: async () => one((await runBin('knip/bin/knip.js', ['--no-progress'])).code === 0, 'unused code'),
  unit: () => jest('unit', 'jest.config.mjs', { projects: ['browser', 'node'] }),
  integration: () => jest('integration', 'jest.config.mjs', { projects: ['integration'] }),
  api: () =>
    jest('api', 'infra/api/jest.config.mjs', { env: { DATABASES: process.env.DATABASES ?? 'shared' } }),
  workshop: () => checkWorkshop({ update: false }),
  e2e,
  campaign,
};

async function test(wanted: readonly string[]): Promise<void> {
  mkdirSync(results, { recursive: true });
  let total: Outcome = { passed: 0, failed: 0, notes: [] };
  const summary: string[] = [];
  for (const [name, run] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const started = Date.now();
    console.log(`\n== ${name}`);
    const outcome = await run().catch((error: unknown) => {
      console.error(error instanceof SetupError ? error.message : error);
      return one(false, `${name} could not run`);
    });
    total = add(total, outcome);
    summary.push(
      `${name.padEnd(12)}${String(outcome.passed).padStart(5)} passed${String(outcome.failed).padStart(5)} failed${((Date.now() - started) / 1000).toFixed(1).padStart(8)} s`,
    );
  }
  console.log(
    `\n${[...summary, '', ...total.notes].join('\n')}\n\n${total.passed} passed, ${total.failed} failed`,
  );
  process.exit(total.failed > 0 ? 1 : 0);
}

const program = commandLine({
  command: 'npm test --',
  description: 'Runs every part, or the named ones.',
  examples: [
    ['npm test', 'everything'],
    ['npm test -- types lint', 'only these'],
  ],
})
  .addArgument(new Argument('[parts...]').choices(Object.keys(parts)))
  .action(test);

await runCommandLine(program);
