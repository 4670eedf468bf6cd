import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../tasks/workspace.ts';
import type { Goals } from './goals.ts';

interface LighthouseReport {
  /** Lighthouse lost its own trace, or the browser. */
  runtimeError?: { code: string };
  /** Lighthouse's own measure of the machine; its phone is four times slower than one of 1,500 or more. */
  environment?: { benchmarkIndex: number };
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

interface Browser {
  chromium: string;
  /** Where its report lies meanwhile. */
  dataFolder: string;
}

function lighthouse(url: string, { chromium, dataFolder }: Browser): Promise<LighthouseReport> {
  const file = path.join(dataFolder, 'lighthouse.json');
  const args = [
    path.join(root, 'node_modules/lighthouse/cli/index.js'),
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-background-networking',
  ];
  rmSync(file, { force: true });
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, CHROME_PATH: chromium },
      stdio: 'inherit',
    });
    // A run that failed ends with a code of its own, with or without a report.
    child.once('exit', (code) =>
      resolve(
        existsSync(file)
          ? (JSON.parse(readFileSync(file, 'utf8')) as LighthouseReport)
          : { runtimeError: { code: `ended with code ${code}` }, categories: {}, audits: {} },
      ),
    );
  });
}

/** One whole report; a run that Lighthouse itself calls broken says nothing about the page. */
async function wholeReport(url: string, browser: Browser): Promise<LighthouseReport> {
  for (let tries = 1; ; tries += 1) {
    const report = await lighthouse(url, browser);
    if (!report.runtimeError) return report;
    console.log(`  Lighthouse: ${report.runtimeError.code}${tries < 4 ? ', once more' : ', given up'}`);
    if (tries === 4) return report;
  }
}

const performanceOf = ({ categories }: LighthouseReport) => categories.performance?.score ?? 0;

/** The middle one of three by its performance, as Lighthouse advises: what else a machine does moves it by points. */
async function medianReport(url: string, browser: Browser): Promise<LighthouseReport> {
  const first = await wholeReport(url, browser);
  const others = [await wholeReport(url, browser), await wholeReport(url, browser)];
  const [, median = first] = [first, ...others].sort(
    (one, other) => performanceOf(one) - performanceOf(other),
  );
  return median;
}

interface JudgedPages extends Browser {
  origin: string;
  /** Addresses by name. */
  pages: Record<string, string>;
  /** Said behind each measure. */
  label: string;
}

/** Holds pages to the promised points and to the time of their largest picture. */
export async function judgePages(
  goals: Goals,
  { origin, pages, label, ...browser }: JudgedPages,
): Promise<void> {
  for (const [name, address] of Object.entries(pages)) {
    // The first visit draws pictures; the shop in production has them.
    await wholeReport(`${origin}${address}`, browser);
    const { categories, audits, environment } = await medianReport(`${origin}${address}`, browser);
    console.log(`  Lighthouse's index of the machine: ${environment?.benchmarkIndex ?? 'unknown'}`);
    const score = (category: string) => (categories[category]?.score ?? 0) * 100;
    goals.add(`Lighthouse ${name} performance${label}`, score('performance'), 'points', 95, false);
    goals.add(
      `Lighthouse ${name} LCP${label}`,
      (audits['largest-contentful-paint']?.numericValue ?? 0) / 1000,
      's',
      2,
      true,
    );
    for (const category of ['accessibility', 'best-practices', 'seo'])
      goals.add(`Lighthouse ${name} ${category}${label}`, score(category), 'points', 100, false);
  }
}
