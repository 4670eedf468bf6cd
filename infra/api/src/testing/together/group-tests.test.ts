import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inGroups } from './group-tests.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'together-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const plain = "it('is plain', () => undefined);";
const shells = Array.from({ length: 7 }, (_, index) => `shell/src/part-${index}/a.test.ts`);
const modules = ['orders', 'claims'].flatMap((module) =>
  [1, 2, 3].map((index) => `infra/api/src/${module}/${index}.test.ts`),
);
const single = 'mf-live/src/a.test.ts';

function write(files: readonly string[], text = plain): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

const grouped = (change: { isReversed?: boolean; testPathIgnorePatterns?: string[] } = {}) => {
  const { isReversed = false, ...project } = change;
  const testMatch = ['<rootDir>/**/*.test.ts'];
  const options = { part: 'unit', size: 3, isReversed, root };
  const made = inGroups({ displayName: 'node', rootDir: root, testMatch, ...project }, options);
  const folder = path.join(root, 'test-results/together/unit/node');
  const groups = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name): string[] => JSON.parse(readFileSync(path.join(folder, name), 'utf8')).members);
  const isLeftOut = (file: string) =>
    made.testPathIgnorePatterns.some((pattern) => new RegExp(pattern).test(path.join(root, file)));
  return { groups, isLeftOut };
};

const moduleOf = (file: string) => /^(shell|infra\/api\/src\/\w+)\//.exec(file)?.[0];
const all = [...shells, ...modules, single];

describe('groups of test files', () => {
  it('hold each file once, or leave it to run alone', () => {
    write(all);
    const { groups, isLeftOut } = grouped();
    const members = groups.flat();
    expect(new Set(members).size).toBe(members.length);
    for (const file of all) expect([file, isLeftOut(file)]).toEqual([file, members.includes(file)]);
    expect(isLeftOut(single)).toBe(false);
  });

  it('are of one artifact or one module of the API, and bounded', () => {
    write(all);
    const { groups } = grouped();
    expect(groups.length).toBe(5);
    for (const members of groups) {
      expect(members.length).toBeLessThanOrEqual(3);
      expect(new Set(members.map(moduleOf)).size).toBe(1);
    }
  });

  it('are the same each time, and in the other order when asked', () => {
    write(all);
    const { groups } = grouped();
    expect(grouped().groups).toEqual(groups);
    expect(grouped({ isReversed: true }).groups).toEqual(groups.map((members) => members.toReversed()));
  });

  it.each([
    '/** @jest-environment jsdom */',
    '/** @alone It counts what was loaded. */',
    "jest.mock('./a.ts');",
    'beforeEach(() => jest.resetModules());',
    'jest.setTimeout(60_000);',
  ])('leave a file alone that says %s', (text) => {
    write(all);
    write([shells[0] ?? ''], text);
    const { groups, isLeftOut } = grouped();
    expect(groups.flat()).not.toContain(shells[0]);
    expect(isLeftOut(shells[0] ?? '')).toBe(false);
    expect(groups.flat()).toContain(shells[1]);
  });

  it('take in nothing that the project does not run', () => {
    write([...all, 'shell/node_modules/library/a.test.ts']);
    const { groups, isLeftOut } = grouped({ testPathIgnorePatterns: ['/orders/'] });
    expect(groups.flat()).not.toContain('shell/node_modules/library/a.test.ts');
    expect(groups.flat().filter((file) => file.includes('/orders/'))).toEqual([]);
    expect(isLeftOut('infra/api/src/orders/1.test.ts')).toBe(true);
  });
});
