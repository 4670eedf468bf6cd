import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfiguration, SetupError } from './tasks/configuration.ts';
import { findChromium } from './tasks/find-chromium.ts';
import { findPort } from './tasks/free-ports.ts';
import { runBin } from './tasks/run-command.ts';
import { runShop } from './tasks/run-shop.ts';
import { add, type Outcome, one, readJestReport, readPlaywrightReport } from './tasks/test-reports.ts';
import { artifactNames, root } from './tasks/workspace.ts';

const help = `npm test [-- <part> …]   runs everything, or the named parts: types lint boundaries unused unit api e2e`;

const results = path.join(root, 'test-results');

/** Rules that a file in scripts/fixtures/boundaries breaks on purpose. */
const rulesWithFixture = [
  'no-remote-to-remote',
  'feature-knows-no-other-feature',
  'shared-knows-no-feature',
  'only-queries-read',
  'only-mutations-write',
];

async function boundaries(): Promise<Outcome> {
  const cruiser = 'dependency-cruiser/bin/dependency-cruise.mjs';
  const rooms = [...artifactNames, 'shared-contracts/src', 'shared-ui/src', 'infra', 'e2e', 'scripts/tasks'];
  const ours = await runBin(cruiser, ['--config', '.dependency-cruiser.cjs', ...rooms]);
  // The gate must catch every import that is wrong on purpose.
  const fixture = await runBin(
    cruiser,
    ['--config', path.join(root, '.dependency-cruiser.cjs'), 'mf-one'],
    {},
    true,
    'scripts/fixtures/boundaries',
  );
  const silent = rulesWithFixture.filter((name) => !fixture.output.includes(`error ${name}:`));
  return add(
    one(ours.code === 0, 'an import against the arrows of docs/map.md'),
    one(silent.length === 0, `the boundary gate did not find the fixtures of ${silent.join(', ')}`),
  );
}

async function jest(name: string, config: string): Promise<Outcome> {
  const file = path.join(results, `${name}.json`);
  const { code } = await runBin('jest/bin/jest.js', [
    '--config',
    config,
    '--json',
    `--outputFile=${file}`,
    '--silent',
  ]);
  return readJestReport(file, code);
}

async function e2e(): Promise<Outcome> {
  const chromium = findChromium(console.log);
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
    env: { api: { SEED_PRODUCTS: '240' } },
  });
  const file = path.join(results, 'playwright.json');
  try {
    await runBin('@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts'], {
      SHOP_ORIGIN: shop.origin,
      SHOP_DATA_DIR: dataFolder,
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    });
    return readPlaywrightReport(file);
  } finally {
    await shop.stop();
    writeFileSync(path.join(results, 'shop.log'), lines.join('\n'));
  }
}

const parts: Record<string, () => Promise<Outcome>> = {
  types: async () =>
    one((await runBin('typescript-native/bin/tsc', ['-p', 'tsconfig.json'])).code === 0, 'types'),
  lint: async () =>
    one((await runBin('@biomejs/biome/bin/biome', ['check', '.', '--error-on-warnings'])).code === 0, 'lint'),
  boundaries,
  unused: async () => one((await runBin('knip/bin/knip.js', ['--no-progress'])).code === 0, 'unused code'),
  unit: () => jest('unit', 'jest.config.mjs'),
  api: () => jest('api', 'infra/api/jest.config.mjs'),
  e2e,
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' } },
});
const unknown = positionals.filter((name) => !Object.hasOwn(parts, name));
if (values.help || unknown.length > 0) {
  console.log(unknown.length > 0 ? `there is no part "${unknown.join(' ')}"\n${help}` : help);
  process.exit(unknown.length > 0 ? 1 : 0);
}

mkdirSync(results, { recursive: true });
let total: Outcome = { passed: 0, failed: 0, notes: [] };
const summary: string[] = [];
for (const [name, run] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
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
