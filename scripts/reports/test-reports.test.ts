import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readJestReport, readPlaywrightReport } from './test-reports.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'test-reports-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const test = (status: string, title: string, ...ancestorTitles: string[]) => ({
  status,
  title,
  ancestorTitles,
  fullName: [...ancestorTitles, title].join(' '),
});

/** As jest names a file of such tests. */
function statusOf(tests: readonly { status: string }[]): string {
  if (tests.some(({ status }) => status === 'failed')) return 'failed';
  const ran = tests.filter(({ status }) => status === 'passed').length;
  return ran === tests.length ? 'passed' : ran === 0 ? 'skipped' : 'focused';
}

/** What is made of a report of one run with these files. */
function outcomeOf(files: Record<string, ReturnType<typeof test>[]>[], exitCode = 0) {
  const suites = files.flatMap((project) => Object.entries(project));
  const all = suites.flatMap(([, tests]) => tests);
  const count = (wanted: string) => all.filter(({ status }) => status === wanted).length;
  const file = path.join(folder, 'report.json');
  writeFileSync(
    file,
    JSON.stringify({
      numPassedTests: count('passed'),
      numFailedTests: count('failed'),
      testResults: suites.map(([name, assertionResults]) => ({
        name,
        status: statusOf(assertionResults),
        assertionResults,
      })),
    }),
  );
  return readJestReport(file, exitCode);
}

const needy = (status: string) =>
  ['is one for two edges', 'goes on in memory'].map((title) =>
    test(status, title, 'needs Redis: budgets that edges share'),
  );
const orders = [test('passed', 'places an order'), test('passed', 'cancels an order')];

describe('the outcome of unit and API tests', () => {
  it('says in one line how many tests a service was missing for', () => {
    const outcome = outcomeOf([{ '/budgets.test.ts': [...needy('pending'), test('passed', 'ends')] }]);
    expect(outcome).toEqual({
      passed: 1,
      failed: 0,
      notes: ['Redis: not reachable, 2 tests of budgets that edges share not run'],
    });
  });

  it('says nothing where the service was there', () => {
    expect(outcomeOf([{ '/budgets.test.ts': needy('passed') }])).toEqual({ passed: 2, failed: 0, notes: [] });
  });

  it('says that tests of the API ran on PGlite alone', () => {
    const outcome = outcomeOf([{ '/money.test.ts': orders, '/orders.api.test.ts': orders }]);
    expect(outcome.notes).toEqual(['PostgreSQL: not reachable, 2 tests of the API ran on PGlite only']);
    expect(outcomeOf([{ '/orders.api.test.ts': orders }, { '/orders.api.test.ts': orders }]).notes).toEqual(
      [],
    );
  });

  it.each(['pending', 'todo'])('fails for a test that is %s without such a reason', (status) => {
    const outcome = outcomeOf([{ '/budgets.test.ts': [test(status, 'ends'), test('passed', 'begins')] }]);
    expect(outcome).toEqual({ passed: 1, failed: 1, notes: ['failed: ends was skipped'] });
  });

  it('names what failed, and files that did not even load', () => {
    const outcome = outcomeOf([{ '/budgets.test.ts': [test('failed', 'ends', 'a budget')] }], 1);
    expect(outcome).toEqual({ passed: 0, failed: 1, notes: ['failed: a budget ends'] });
  });

  it('says why under the name, in a few lines without colours', () => {
    const failed = {
      ...test('failed', 'ends', 'a budget'),
      failureMessages: [`\u001b[31mError: 3 is not 4\u001b[39m\n\n  at a.ts:1\n${'  at node\n'.repeat(90)}`],
    };
    const [note = ''] = outcomeOf([{ '/budgets.test.ts': [failed] }], 1).notes;
    expect(note).toMatch(/^failed: a budget ends\n {4}Error: 3 is not 4\n {6}at a\.ts:1\n/);
    expect(note.split('\n')).toHaveLength(9);
  });
});

describe('the outcome of journeys', () => {
  const journey = (status: string, title: string, messages: (string | null)[]) => ({
    title,
    tests: [
      {
        projectName: 'mobile',
        status,
        annotations: [],
        results: messages.map((message) => (message === null ? {} : { error: { message } })),
      },
    ],
  });

  it('says why a journey failed, and why its first try did', () => {
    const file = path.join(folder, 'journeys.json');
    const specs = [
      journey('unexpected', 'pays', ['Error: no receipt', 'Error: no receipt']),
      journey('flaky', 'looks', ['Error: no picture', null]),
      journey('expected', 'leaves', [null]),
    ];
    writeFileSync(
      file,
      JSON.stringify({
        suites: [{ title: 'buy.spec.ts', specs }],
        stats: { expected: 1, unexpected: 1, flaky: 1 },
      }),
    );
    expect(readPlaywrightReport(file)).toEqual({
      passed: 2,
      failed: 1,
      notes: [
        'failed: [mobile] buy.spec.ts › pays\n    Error: no receipt\n    Error: no receipt',
        'passed on the second try: [mobile] buy.spec.ts › looks\n    Error: no picture',
      ],
    });
  });

  it('shows in outline what the page was when a journey failed', () => {
    const file = path.join(folder, 'seen.json');
    const context = path.join(folder, 'error-context.md');
    const page = [
      '# Page snapshot',
      '```yaml',
      '- main [ref=e1]:',
      '  - heading "울 코트" [level=1] [ref=e2]',
      '  - button "구매하기" [ref=e3] [cursor=pointer]',
      '  - alert [ref=e4]: 불러오지 못했어요.',
      '```',
    ];
    writeFileSync(context, page.join('\n'));
    const failed = {
      error: { message: 'Error: no button' },
      attachments: [{ name: 'error-context', path: context }],
    };
    const tests = [{ projectName: 'mobile', status: 'flaky', annotations: [], results: [failed, {}] }];
    writeFileSync(
      file,
      JSON.stringify({
        suites: [{ title: 'ask.spec.ts', specs: [{ title: 'asks', tests }] }],
        stats: { expected: 0, unexpected: 0, flaky: 1 },
      }),
    );
    expect(readPlaywrightReport(file).notes).toEqual([
      [
        'passed on the second try: [mobile] ask.spec.ts › asks',
        '    Error: no button',
        '      - heading "울 코트" [level=1]',
        '      - alert: 불러오지 못했어요.',
      ].join('\n'),
    ]);
  });
});
