import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '@mall/scripts/workspace';
import type { Goals } from './goals.ts';
import { type MainThread, readMainThread, type TraceEvent } from './main-thread.ts';
import { withRendererCore } from './renderer-core.ts';

interface LighthouseReport {
  /** Lighthouse lost its own trace, or the browser. */
  runtimeError?: { code: string };
  /** Lighthouse's own measure of the machine; its phone is four times slower than one of 1,500 or more. */
  environment?: { benchmarkIndex: number };
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  /** `score` is null where an audit does not apply. */
  audits: Record<string, { score: number | null; numericValue?: number }>;
  /** Read of the trace; missing where there is none. */
  mainThread?: MainThread;
}

interface Browser {
  chromium: string;
  /** Where its report lies meanwhile. */
  dataFolder: string;
  /** Of a browser that is open and logged in, whose pages no search engine sees; otherwise each run has a browser of its own. */
  browserPort?: number;
}

function lighthouse(url: string, { chromium, dataFolder, browserPort }: Browser): Promise<LighthouseReport> {
  const file = path.join(dataFolder, 'lighthouse.json');
  const args = [
    path.join(root, 'node_modules/lighthouse/cli/index.js'),
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--save-assets',
    ...(browserPort
      ? [`--port=${browserPort}`, '--disable-storage-reset']
      : ['--chrome-flags=--headless=new --no-sandbox --disable-background-networking']),
  ];
  const traceFile = file.replace(/\.json$/, '-0.trace.json');
  for (const old of [file, traceFile]) rmSync(old, { force: true });
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, CHROME_PATH: chromium },
      stdio: 'inherit',
    });
    // A run that failed ends with a code of its own, with or without a report.
    child.once('exit', (code) =>
      resolve(
        existsSync(file)
          ? { ...(JSON.parse(readFileSync(file, 'utf8')) as LighthouseReport), ...readTrace(traceFile) }
          : { runtimeError: { code: `ended with code ${code}` }, categories: {}, audits: {} },
      ),
    );
  });
}

function readTrace(file: string): Pick<LighthouseReport, 'mainThread'> {
  if (!existsSync(file)) return {};
  const { traceEvents } = JSON.parse(readFileSync(file, 'utf8')) as { traceEvents: TraceEvent[] };
  return { mainThread: readMainThread(traceEvents) };
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

/** Accessibility audits that fail besides the one of the viewport. */
function accessibilityFaults({ categories, audits }: LighthouseReport): number {
  const judged = (categories.accessibility?.auditRefs ?? []).filter(({ id, weight }) => {
    return weight > 0 && id !== 'meta-viewport';
  });
  return judged.filter(({ id }) => (audits[id]?.score ?? 1) < 1).length;
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
  /** Whether the shop lets its shoppers zoom. The specification's viewport does not, and loses points for it alone. */
  isZoomAllowed: boolean;
  /** Whether engines may list them: the others lose points of SEO for it alone. */
  isIndexed?: boolean;
  /** Least points of their performance. */
  performance?: number;
}

/** Times of a report beside their goals; layout shift is a thousandth of itself there, so that it can be read. */
function addFigures(goals: Goals, what: string, { audits, mainThread }: LighthouseReport): void {
  const figure = (audit: string) => audits[audit]?.numericValue ?? 0;
  goals.add(`${what} LCP`, figure('largest-contentful-paint') / 1000, 's', 2, true);
  goals.add(`${what} TBT`, figure('total-blocking-time'), 'ms', 100, true);
  if (mainThread) {
    // Far below 100 % the machine was busy: then points and TBT measure that, and not the page.
    goals.note(`${what} main thread on a processor, of its tasks' time`, mainThread.runPercent, '%');
    goals.note(`${what} TBT of processor time alone`, mainThread.blockingMs, 'ms');
  }
  goals.add(`${what} CLS`, figure('cumulative-layout-shift') * 1000, 'thousandths', 10, true);
}

/** Holds pages to the promised points and to the time of their largest picture. */
export const judgePages = (goals: Goals, judged: JudgedPages): Promise<void> =>
  withRendererCore(() => judgeEach(goals, judged));

async function judgeEach(
  goals: Goals,
  { origin, pages, isZoomAllowed, isIndexed = true, performance = 95, ...browser }: JudgedPages,
): Promise<void> {
  const label = isZoomAllowed ? ' (zoom allowed)' : '';
  for (const [name, address] of Object.entries(pages)) {
    // The first visit draws pictures; the shop in production has them.
    await wholeReport(`${origin}${address}`, browser);
    const report = await medianReport(`${origin}${address}`, browser);
    const { categories, environment } = report;
    console.log(`  Lighthouse's index of the machine: ${environment?.benchmarkIndex ?? 'unknown'}`);
    const points = (category: string) => (categories[category]?.score ?? 0) * 100;
    const judge = (what: string, goal: number) =>
      goals.add(`Lighthouse ${name} ${what}${label}`, points(what), 'points', goal, false);
    judge('performance', performance);
    judge('best-practices', 100);
    if (isIndexed && !browser.browserPort) judge('seo', 100);
    addFigures(goals, `Lighthouse ${name}${label}`, report);
    if (isZoomAllowed) judge('accessibility', 100);
    else {
      goals.note(`Lighthouse ${name} accessibility`, points('accessibility'), 'points');
      const faults = accessibilityFaults(report);
      goals.add(`Lighthouse ${name} accessibility, faults besides the viewport`, faults, 'audits', 0, true);
    }
  }
}
