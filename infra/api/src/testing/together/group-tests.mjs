import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globsToMatcher } from 'jest-util';

const repository = path.resolve(import.meta.dirname, '../../../../..');
/** Of one artifact or one module of the API: its files load the same code. */
const modulePattern = /^(infra\/api\/src\/[^/]+|infra\/[^/]+|[^/]+)\//;
/** What a file asks for itself and would ask for its neighbours: environment, module registry, time, other tries. */
const ownPattern =
  /@alone|@jest-environment|\bjest\.(mock|doMock|unstable_mockModule|resetModules|isolateModules(Async)?|setTimeout|retryTimes)\(/;

/** Files below a folder, as Jest finds them. */
const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name.startsWith('.')) return [];
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(file) : [file];
  });

/** Deals the files of each module out to as few groups as hold them; slow neighbours come into different ones. */
function dealOut(files, size) {
  const modules = new Map();
  for (const file of [...files].sort()) {
    const [module] = modulePattern.exec(file) ?? [''];
    modules.set(module, [...(modules.get(module) ?? []), file]);
  }
  return [...modules].flatMap(([module, members]) => {
    const count = Math.ceil(members.length / size);
    return Array.from({ length: count }, (_, index) => ({
      name: `${module.replaceAll('/', '.')}${index + 1}`,
      members: members.filter((_, place) => place % count === index),
    }));
  });
}

/** Test files of a project that may share modules with others, by their paths. */
function groupableOf({ rootDir, roots = [rootDir], testMatch, testPathIgnorePatterns = [] }) {
  const isTest = globsToMatcher(
    testMatch.map((glob) => glob.replace(/^<rootDir>/, rootDir.replaceAll('\\', '/'))),
  );
  const ignored = testPathIgnorePatterns.map((pattern) => new RegExp(pattern));
  return [...new Set(roots.map((folder) => path.resolve(folder.replace('<rootDir>', rootDir))))]
    .flatMap(filesBelow)
    .filter((file) => isTest(file) && !ignored.some((pattern) => pattern.test(file)))
    .filter((file) => !ownPattern.test(readFileSync(file, 'utf8')));
}

/**
 * A Jest project whose files run in groups that share modules and environment: loading them is most of what a file
 * costs. What is in no group runs alone, as Jest finds it. Groups are written anew below `test-results`.
 */
export function inGroups(project, { part, size, isReversed = false, root = repository }) {
  const rootDir = project.rootDir ?? root;
  const place = `test-results/together/${part}/${project.displayName}`;
  const folder = path.join(root, place);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = groupableOf({ ...project, rootDir }).map((file) =>
    path.relative(root, file).replaceAll(path.sep, '/'),
  );
  const groups = dealOut(files, size).filter(({ members }) => members.length > 1);
  const runner = JSON.stringify(path.join(import.meta.dirname, 'run-together.cjs'));
  for (const { name, members } of groups) {
    const listed = { root, members: isReversed ? members.toReversed() : members };
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(listed, null, 2));
    // As long as its files are: Jest begins with the longest when it does not know how long each takes.
    const length = members.reduce((sum, member) => sum + statSync(path.join(root, member)).size, 0);
    const text = `require(${runner})(require('./${name}.json'));`;
    writeFileSync(path.join(folder, `${name}.test.cjs`), text.padEnd(length));
  }
  const grouped = groups.flatMap(({ members }) => members);
  return {
    ...project,
    rootDir,
    roots: [...new Set([...(project.roots ?? [rootDir]), folder])],
    testMatch: [...project.testMatch, `**/${place}/*.test.cjs`],
    testPathIgnorePatterns: [
      ...(project.testPathIgnorePatterns ?? ['/node_modules/']),
      ...grouped.map((file) => `^${path.join(root, file).replace(/[^\w/-]/g, '\\$&')}$`),
    ],
  };
}

/** Puts a project's files in groups when `GROUPED_TESTS` says how many a group has. */
export const together = (part) => (project) => {
  const size = Number(process.env.GROUPED_TESTS ?? 0);
  const isReversed = process.env.GROUPED_ORDER === 'reversed';
  return size > 1 ? inGroups(project, { part, size, isReversed }) : project;
};
