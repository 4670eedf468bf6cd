import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { findHeadlessShell } from '../browser/find-chromium.ts';
import { runBin } from '../reports/run-command.ts';
import { type Outcome, readPlaywrightReport } from '../reports/test-reports.ts';
import { root } from '../workspace.ts';
import { serveWorkshop } from './serve-workshop.ts';

const pictures = path.join(root, 'shared-ui/workshop/pictures');

/** Keeps pictures small: sheets have few colours, and a comparison allows for more than is lost. */
async function shrinkPictures(): Promise<void> {
  for (const name of readdirSync(pictures, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(pictures, name);
    if (!file.endsWith('.png') || (await sharp(file).metadata()).isPalette) continue;
    writeFileSync(file, await sharp(file).png({ palette: true, colours: 64, effort: 10 }).toBuffer());
  }
}

interface CheckOptions {
  /** Renews the pictures instead. */
  update: boolean;
  prefix?: string;
}

/** Runs axe and the comparison of pictures over the workshop. */
export async function checkWorkshop({ update, prefix = '' }: CheckOptions): Promise<Outcome> {
  const browser = findHeadlessShell(console.log);
  const file = path.join(root, 'test-results/workshop.json');
  const workshop = await serveWorkshop(0, true);
  try {
    await runBin(
      '@playwright/test/cli.js',
      [
        'test',
        '--config',
        'scripts/workshop/playwright.config.ts',
        ...(update ? ['--update-snapshots=changed'] : []),
      ],
      {
        env: {
          WORKSHOP_ORIGIN: workshop.origin,
          CHROMIUM_PATH: browser,
          PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        },
        prefix,
      },
    );
    if (update) await shrinkPictures();
    return readPlaywrightReport(file);
  } finally {
    await workshop.stop();
  }
}
