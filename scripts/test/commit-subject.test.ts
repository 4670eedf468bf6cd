import { faultOf } from './commit-subject.ts';

describe('subject of a commit', () => {
  it.each([
    'feat(catalog): brand homes',
    'fix: install without npm ci',
    'perf(shell): one federation runtime',
    'refactor(api)!: other paths',
    'chore(release): publish versions',
    'fix(shell,edge): nonces on preloads',
    'build: smaller images',
    'build: Node 24',
    'docs(glossary): 클레임 사유',
    'merge: pages',
    "Merge branch 'pictures' into api",
    'Revert "feat(catalog): brand homes"',
  ])('takes %s', (subject) => expect(faultOf(subject)).toBeNull());

  it.each([
    ['brand homes', /type\(scope\): subject/],
    ['feature(catalog): brand homes', /one of feat, fix/],
    ['feat(Catalog): brand homes', /type\(scope\)/],
    ['feat(catalog) brand homes', /type\(scope\)/],
    ['feat(catalog):brand homes', /type\(scope\)/],
    ['feat(catalog): ', /type\(scope\)/],
    ['feat(catalog): brand homes.', /full stop/],
    [`feat(catalog): ${'ab '.repeat(40)}`, /longer than 120/],
    ['feat(catalog): x', /too short/],
    ['feat(catalog): homes', /too short/],
    ['feat(catalog): a b c', /too short/],
    ['fix(catalog): homes …', /too short/],
    ['merge: x', /too short/],
    ['x', /type\(scope\)/],
    ['', /type\(scope\)/],
  ])('refuses %s', (subject, reason) => expect(faultOf(subject)).toMatch(reason));
});
