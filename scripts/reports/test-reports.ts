import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod/mini';
import { seenPage } from './seen-page.ts';
import { separateGroups } from './separate-groups.ts';

/** What a part of the tests came to. `notes` name what failed, what passed only when tried again, and what was not run. */
export interface Outcome {
  passed: number;
  failed: number;
  notes: readonly string[];
}

/** The outcome of a check that is one yes or no. */
export const one = (isPassed: boolean, note: string): Outcome => ({
  passed: isPassed ? 1 : 0,
  failed: isPassed ? 0 : 1,
  notes: isPassed ? [] : [`failed: ${note}`],
});

export const add = (a: Outcome, b: Outcome): Outcome => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  notes: [...a.notes, ...b.notes],
});

const reasonLines = 8;
const reasonWidth = 200;

/** Why a test failed, under its name: the beginning of its error, as the whole stands far above a summary. */
const reasonOf = (message: string | undefined): string =>
  stripVTControlCharacters(message ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, reasonLines)
    .map((line) => `\n    ${line.slice(0, reasonWidth)}`)
    .join('');

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.optional(z.string()),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          ancestorTitles: z.array(z.string()),
          failureMessages: z.optional(z.array(z.string())),
        }),
      ),
    }),
  ),
});

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

type JestReport = z.infer<typeof jestReport>;

/** Reads what jest wrote with `--json`; `exitCode` is jest's own. A test that was skipped without a reason has failed. */
export function readJestReport(file: string, exitCode: number): Outcome {
  const reported = z.parse(jestReport, read(file));
  const report = { ...reported, testResults: separateGroups(reported.testResults) };
  const broken = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      // A suite that does not even load has no failed test, but fails the run.
      return failed.length > 0
        ? failed.map(({ fullName, failureMessages }) => `${fullName}${reasonOf(failureMessages?.[0])}`)
        : [`${name} did not run${reasonOf(message)}`];
    });
  const { excused, skipped } = notRun(report);
  const names = [...broken, ...skipped.map((name) => `${name} was skipped`)];
  const failed = Math.max(names.length, report.numFailedTests, exitCode === 0 ? 0 : 1);
  return {
    passed: report.numPassedTests,
    failed,
    notes: [...names.map((name) => `failed: ${name}`), ...excused, ...onPgliteOnly(report)],
  };
}

/** How tests say what they need: `needsRedis` of the edge. */
const need = /^needs (\w+): (.*)$/;

/** Tests that were not run: a line for each service that was not there, and the names of those without such a reason. */
function notRun({ testResults }: JestReport): { excused: string[]; skipped: string[] } {
  const counts = new Map<string, number>();
  const skipped: string[] = [];
  for (const { status, fullName, ancestorTitles } of testResults.flatMap((suite) => suite.assertionResults)) {
    if (status === 'passed' || status === 'failed') continue;
    const [outermost = ''] = ancestorTitles;
    if (need.test(outermost)) counts.set(outermost, (counts.get(outermost) ?? 0) + 1);
    else skipped.push(fullName);
  }
  const excused = [...counts].map(([title, count]) => {
    const [, service, what] = need.exec(title) ?? [];
    return `${service}: not reachable, ${count} tests of ${what} not run`;
  });
  return { excused, skipped };
}

/** Tests of the API run on each database that there is (infra/api/jest.config.mjs): a file that ran once had PGlite only. */
function onPgliteOnly({ testResults }: JestReport): string[] {
  const onDatabase = testResults.filter(({ name }) => name.endsWith('.api.test.ts'));
  if (onDatabase.length > new Set(onDatabase.map(({ name }) => name)).size) return [];
  const count = onDatabase.reduce((sum, { assertionResults }) => sum + assertionResults.length, 0);
  return count > 0 ? [`PostgreSQL: not reachable, ${count} tests of the API ran on PGlite only`] : [];
}

const suiteShape = {
  title: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      tests: z.array(
        z.object({
          projectName: z.string(),
          status: z.string(),
          annotations: z.array(z.object({ type: z.string(), description: z.optional(z.string()) })),
          results: z.optional(
            z.array(
              z.object({
                error: z.optional(
                  z.object({ message: z.optional(z.string()), snippet: z.optional(z.string()) }),
                ),
                attachments: z.optional(
                  z.array(z.object({ name: z.string(), path: z.optional(z.string()) })),
                ),
              }),
            ),
          ),
        }),
      ),
    }),
  ),
};
type Suite = z.infer<z.ZodMiniObject<typeof suiteShape>> & { suites?: Suite[] | undefined };
const suiteSchema: z.ZodMiniType<Suite> = z.object({
  ...suiteShape,
  suites: z.optional(z.array(z.lazy(() => suiteSchema))),
});
const playwrightReport = z.object({
  suites: z.array(suiteSchema),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

const namesOf = (suite: Suite, wanted: string): string[] => [
  ...suite.specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) => {
        const reasons = (results ?? []).map(({ error, attachments }) => {
          const seen = attachments?.find(({ name }) => name === 'error-context')?.path;
          return reasonOf([error?.message, error?.snippet].filter(Boolean).join('\n')) + seenPage(seen);
        });
        return `[${projectName}] ${suite.title} › ${spec.title}${reasons.join('')}`;
      }),
  ),
  ...(suite.suites ?? []).flatMap((child) => namesOf(child, wanted)),
];

/** Reads Playwright's JSON report. A journey that passed on its second try passes, and is named. */
export function readPlaywrightReport(file: string): Outcome {
  const { suites, stats } = z.parse(playwrightReport, read(file));
  const names = (status: string) => suites.flatMap((suite) => namesOf(suite, status));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    notes: [
      ...names('unexpected').map((name) => `failed: ${name}`),
      ...names('flaky').map((name) => `passed on the second try: ${name}`),
    ],
  };
}

const figureSchema = z.object({
  what: z.string(),
  value: z.number(),
  unit: z.string(),
  limit: z.optional(z.number()),
});
type Figure = z.infer<typeof figureSchema>;

/** Figures that journeys put into their report. */
export function readFigures(file: string): Figure[] {
  const { suites } = z.parse(playwrightReport, read(file));
  const specsOf = (suite: Suite): Suite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap((child) => specsOf(child)),
  ];
  return suites
    .flatMap(specsOf)
    .flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
    .filter(({ type }) => type === 'figure')
    .map(({ description = '' }) => z.parse(figureSchema, JSON.parse(description)));
}

const campaignReport = z.object({
  ran: z.array(z.object({ name: z.string(), tried: z.number(), fallen: z.array(z.string()) })),
  books: z.array(z.string()),
});

/** Reads what the campaign wrote with `--json`: an attack passes when nothing of it got through, the books when they agree. */
export function readCampaignReport(file: string): Outcome {
  const { ran, books } = z.parse(campaignReport, read(file));
  const fallen = ran.filter((attack) => attack.fallen.length > 0);
  const disagreements = books.map((line) => `failed: the books disagree: ${line}`);
  return {
    passed: ran.length - fallen.length + (books.length === 0 ? 1 : 0),
    failed: fallen.length + (books.length === 0 ? 0 : 1),
    notes: [...fallen.map(({ name, fallen: [first] }) => `failed: ${name}: ${first}`), ...disagreements],
  };
}
