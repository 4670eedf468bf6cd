import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** The members of a group of test files (infra/api/src/testing/together), as it lies beside the group. */
const groupSchema = z.object({ root: z.string(), members: z.array(z.string()) });
const groupFile = /(\/test-results\/together\/.*)\.test\.cjs$/;

interface Test {
  status: string;
  fullName: string;
  ancestorTitles: string[];
  failureMessages?: string[] | undefined;
}

interface Suite {
  name: string;
  status: string;
  message?: string | undefined;
  assertionResults: Test[];
}

/** A group's suite as those of its files, as if each had run alone. A file without a test has failed, as with Jest. */
function membersOf(suite: Suite): Suite[] {
  const listed: unknown = JSON.parse(readFileSync(suite.name.replace(/\.test\.cjs$/, '.json'), 'utf8'));
  const { root, members } = z.parse(groupSchema, listed);
  // A block that broke while it was described stays open, and what follows stands in it.
  const memberOf = ({ ancestorTitles }: Test) =>
    ancestorTitles.findLastIndex((title) => members.includes(title));
  const suites = members.map((member): Suite => {
    const tests = suite.assertionResults
      .filter((test) => test.ancestorTitles[memberOf(test)] === member)
      .map((test) => {
        const ancestorTitles = test.ancestorTitles.slice(memberOf(test) + 1);
        const above = test.ancestorTitles.slice(0, memberOf(test) + 1).join(' ');
        return { ...test, ancestorTitles, fullName: test.fullName.slice(above.length + 1) };
      });
    const isFailed = tests.length === 0 || tests.some(({ status }) => status === 'failed');
    const message = suite.message || 'it has no test';
    return {
      name: `${root}/${member}`,
      status: isFailed ? 'failed' : 'passed',
      message,
      assertionResults: tests,
    };
  });
  // What failed outside of tests, such as a file that leaves fake timers on, is the group's.
  const isItsOwn = suite.status === 'failed' && suites.every(({ status }) => status === 'passed');
  return isItsOwn ? [...suites, { ...suite, assertionResults: [] }] : suites;
}

/** Suites of a Jest report, with each group as the files that it ran. */
export const separateGroups = (suites: readonly Suite[]): Suite[] =>
  suites.flatMap((suite) => (groupFile.test(suite.name.replaceAll('\\', '/')) ? membersOf(suite) : [suite]));
