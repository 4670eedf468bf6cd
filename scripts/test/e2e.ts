import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findChromium, findHeadlessShell } from '../browser/find-chromium.ts';
import { runBin } from '../reports/run-command.ts';
import { add, type Outcome, readPlaywrightReport } from '../reports/test-reports.ts';
import { readConfiguration } from '../settings/configuration.ts';
import { findPort } from '../shop/free-ports.ts';
import { runShop } from '../shop/run-shop.ts';
import { root } from '../workspace.ts';
import { results } from './results.ts';

/** The journeys, in a shop of their own that is started once. */
export async function e2e(): Promise<Outcome> {
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
      env: {
        SHOP_ORIGIN: shop.origin,
        SHOP_DATA_DIR: dataFolder,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        ...browsers,
      },
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
