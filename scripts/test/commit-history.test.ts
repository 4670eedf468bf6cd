import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { baseline, checkCommits, hasCommit } from './commit-history.ts';

let folder: string;
const author = ['-c', 'user.name=Tester', '-c', 'user.email=tester@example.com'];
const git = (...args: string[]) =>
  execFileSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' }).trim();
const commit = (subject: string) => {
  git('commit', '--quiet', '--allow-empty', '-m', subject);
  return git('rev-parse', 'HEAD');
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'commits-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('commits since a baseline', () => {
  it('are named when their subject says nothing; the baseline and what is before it are not', () => {
    git('init', '--quiet');
    commit('x');
    const start = commit('y');
    commit('feat(catalog): brand homes');
    commit('x');
    commit('fix(catalog): a');
    const { count, faults } = checkCommits(folder, `${start}..HEAD`);
    expect(count).toBe(3);
    expect(faults).toEqual([
      expect.stringMatching(/^\w+ fix\(catalog\): a\n {2}is too short/),
      expect.stringMatching(/^\w+ x\n {2}is not "type\(scope\): subject"/),
    ]);
  });

  it('are not looked for where the history does not go back to it', () => {
    expect(hasCommit(folder, baseline)).toBe(false);
    git('init', '--quiet');
    const start = commit('feat(catalog): brand homes');
    expect(hasCommit(folder, baseline)).toBe(false);
    expect(hasCommit(folder, start)).toBe(true);
  });
});
