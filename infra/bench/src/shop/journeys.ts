import path from 'node:path';
import { runBin } from '@mall/scripts/reports/run-command';
import { readFigures, readPlaywrightReport } from '@mall/scripts/reports/test-reports';
import type { Goals } from './goals.ts';

/** A running shop, and where the browser is that visits it. */
interface Journeys {
  origin: string;
  dataFolder: string;
  chromium: string;
}

/** Lets journeys run on the shop; returns where their report lies. */
async function run(journeys: string, { origin, dataFolder, chromium }: Journeys, env = {}): Promise<string> {
  const file = path.join(dataFolder, 'journeys.json');
  await runBin(
    '@playwright/test/cli.js',
    ['test', '--config', 'e2e/playwright.config.ts', '--retries=0', journeys],
    {
      env: {
        SHOP_ORIGIN: origin,
        SHOP_DATA_DIR: dataFolder,
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        ...env,
      },
    },
  );
  return file;
}

/** The journeys that break a remote, held to the promised times. */
export async function breakRemotes(goals: Goals, shop: Journeys): Promise<void> {
  const limits = { FALLBACK_LIMIT_MS: '3000', RECOVERY_LIMIT_MS: '5000' };
  const { passed, failed } = readPlaywrightReport(await run('composition/faults', shop, limits));
  const what = 'ways to break a remote, fallback in 3 s and back in 5 s';
  goals.add(what, passed, 'passed', passed + failed, false);
}

/** What pages load, as the journeys that hold them to their limits weigh it. */
export async function weighPages(goals: Goals, shop: Journeys): Promise<void> {
  for (const { what, value, unit, limit } of readFigures(await run('pages/weight', shop))) {
    if (limit === undefined) goals.note(what, value, unit);
    else goals.add(what, value, unit, limit, true);
  }
}
