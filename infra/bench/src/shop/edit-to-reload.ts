import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { devOrigin, startDevServer } from '@mall/remote-kit/development/dev-server';
import { findPort } from '@mall/scripts/shop/free-ports';
import { root } from '@mall/scripts/workspace';
import { chromium } from '@playwright/test';

interface Editing {
  /** The remote's page, in a shop that takes overrides. */
  page: URL;
  chromium: string;
  dataFolder: string;
}

const remote = 'mf-product';
const file = 'src/features/product/copy.ts';
const text = '상세정보';
const edits = 5;

/** From an edit of a remote until the page of the composed shop shows it, s: the middle one of five edits. */
export async function editToReload({ page: address, chromium: executablePath, dataFolder }: Editing) {
  // A copy is edited: the sources stay as they are, whatever ends the run.
  const folder = path.join(dataFolder, 'edited', remote);
  const isCopied = (from: string) => !['node_modules', 'dist'].includes(path.basename(from));
  cpSync(path.join(root, remote), folder, { recursive: true, filter: isCopied });
  const port = await findPort(3101);
  const stop = await startDevServer({ folder, port, shopOrigin: address.origin, onBuild: () => undefined });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(`${address.origin}/?override=${remote}@${devOrigin(port)}`);
    await page.goto(address.href);
    const original = readFileSync(path.join(folder, file), 'utf8');
    const seconds: number[] = [];
    for (let edit = 1; edit <= edits; edit += 1) {
      const label = `${text} ${edit}`;
      const started = performance.now();
      writeFileSync(path.join(folder, file), original.replace(text, label));
      await page.getByText(label, { exact: true }).first().waitFor({ timeout: 30_000 });
      seconds.push((performance.now() - started) / 1000);
    }
    return seconds.sort((one, other) => one - other)[Math.floor(edits / 2)] ?? Number.POSITIVE_INFINITY;
  } finally {
    await browser.close();
    await stop();
    rmSync(folder, { recursive: true });
  }
}
