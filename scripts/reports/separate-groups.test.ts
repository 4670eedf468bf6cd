import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { separateGroups } from './separate-groups.ts';

let folder: string;
let group: string;
const members = ['shell/a.test.ts', 'shell/b.test.ts'];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'groups-'));
  const place = path.join(folder, 'test-results/together/unit/node');
  mkdirSync(place, { recursive: true });
  group = path.join(place, 'shell.1.test.cjs');
  writeFileSync(path.join(place, 'shell.1.json'), JSON.stringify({ root: '/mall', members }));
});
afterEach(() => rmSync(folder, { recursive: true }));

const test = (status: string, title: string, ...ancestorTitles: string[]) => ({
  status,
  ancestorTitles,
  fullName: [...ancestorTitles, title].join(' '),
});
const passes = test('passed', 'is red', 'shell/a.test.ts', 'a rose');

describe('a group of test files in a report', () => {
  it('is told as the files that it ran, with the names that their tests have alone', () => {
    const other = { name: '/mall/c.test.ts', status: 'passed', assertionResults: [test('passed', 'c')] };
    const tests = [passes, test('failed', 'is sweet', 'shell/b.test.ts')];
    const told = separateGroups([{ name: group, status: 'failed', assertionResults: tests }, other]);
    expect(told).toMatchObject([
      {
        name: '/mall/shell/a.test.ts',
        status: 'passed',
        assertionResults: [{ fullName: 'a rose is red', ancestorTitles: ['a rose'] }],
      },
      {
        name: '/mall/shell/b.test.ts',
        status: 'failed',
        assertionResults: [{ fullName: 'is sweet', ancestorTitles: [] }],
      },
      other,
    ]);
  });

  it('names a file of which no test came', () => {
    const [, b] = separateGroups([{ name: group, status: 'passed', assertionResults: [passes] }]);
    expect(b).toMatchObject({ name: '/mall/shell/b.test.ts', status: 'failed', message: 'it has no test' });
  });

  it('names all its files where it ended without a word, as when its process crashes', () => {
    const told = separateGroups([{ name: group, status: 'failed', message: 'killed', assertionResults: [] }]);
    expect(told.map(({ name, message }) => [name, message])).toEqual(
      members.map((member) => [`/mall/${member}`, 'killed']),
    );
  });

  it('keeps what follows a block that broke while it was described', () => {
    const broken = test('failed', 'can be loaded', 'shell/a.test.ts', 'a rose');
    const next = test('passed', 'is sweet', 'shell/a.test.ts', 'a rose', 'shell/b.test.ts');
    const told = separateGroups([{ name: group, status: 'failed', assertionResults: [broken, next] }]);
    expect(told.map(({ status }) => status)).toEqual(['failed', 'passed']);
  });

  it('fails by itself when a file left something behind', () => {
    const tests = [passes, test('passed', 'is sweet', 'shell/b.test.ts')];
    const [, , left] = separateGroups([
      { name: group, status: 'failed', message: 'leaves fake timers', assertionResults: tests },
    ]);
    expect(left).toMatchObject({ name: group, status: 'failed', message: 'leaves fake timers' });
  });
});
