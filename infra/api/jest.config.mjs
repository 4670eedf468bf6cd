import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { isReachable } from './src/testing/is-reachable.mjs';
import { together } from './src/testing/together/group-tests.mjs';

/** Where tests lie, below `infra`: the sample shop is tested on the API's databases. */
const sources = ['api/src', 'sample-shop/src'];

const common = {
  rootDir: import.meta.dirname,
  roots: sources.map((folder) => `<rootDir>/../${folder}`),
  testEnvironment: 'node',
  transform: {
    '^.+\\.(ts|mjs|cjs|js)$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'commonjs' } },
    ],
  },
  // cookie (below fastify's inject) is ESM only; PGlite imports Node modules dynamically, which jest's CommonJS
  // modules can only do as `require`.
  transformIgnorePatterns: ['/node_modules/(?!(.*/)?(cookie|@electric-sql/pglite)/)'],
};

/** Where two callers want the same row, PostgreSQL has the locks that decide, and PGlite one connection. */
const contested = ['money', 'orders', 'claims', 'jobs', 'leaving'];
/** What PostgreSQL is to test: a shop's sample data is put into PGlite by every journey. */
const onPostgres = [...contested.map((module) => `api/src/${module}/`), 'sample-shop/src/'];

/** What each database has to show for itself: the platform, and what a killed process leaves behind. */
const isOnBoth = (file) => file.startsWith('api/src/platform/') || path.basename(file).startsWith('killed');

/** API tests by their paths below `infra`. */
const apiTests = () =>
  sources.flatMap((folder) =>
    readdirSync(path.join(import.meta.dirname, '..', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.api.test.ts'))
      .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`),
  );

/**
 * `DATABASES=shared`: the API tests that this database leaves to the other one. Three quarters of those that may run on
 * either are PostgreSQL's: a file costs half of the processor time there. A file stays where it is when more come.
 */
function leftToOther(database) {
  return apiTests()
    .filter((file) => !isOnBoth(file))
    .filter((file) => {
      if (onPostgres.some((folder) => file.startsWith(folder))) return database === 'pglite';
      const isEmbedded = createHash('sha256').update(path.basename(file)).digest()[0] % 4 === 0;
      return isEmbedded === (database === 'postgresql');
    })
    .map((file) => `/${file.replaceAll('.', '\\.')}$`);
}

/**
 * Unit tests once; `*.api.test.ts` on PGlite, and on PostgreSQL too when there is one. `*.race.test.ts` needs two
 * connections at once, which PGlite does not have.
 */
export default async () => {
  const hasPostgres = process.env.TEST_DATABASE_URL !== undefined || (await isReachable('127.0.0.1', 5432));
  const areShared = hasPostgres && process.env.DATABASES === 'shared';
  const onDatabase = (database, ...testMatch) => ({
    ...common,
    displayName: database,
    testMatch: ['**/src/**/*.api.test.ts', ...testMatch],
    testPathIgnorePatterns: areShared ? leftToOther(database) : [],
    globals: { testDatabase: database },
    globalSetup: `<rootDir>/src/testing/database/setup-${database}.ts`,
    globalTeardown: `<rootDir>/src/testing/database/teardown-${database}.ts`,
  });
  return {
    // Ends a test that hangs; what is held to a time is in `npm run bench -- api`.
    testTimeout: 120_000,
    // More than cores: tests wait for their databases a good part of their time. Each may open ten connections, of the
    // hundred that PostgreSQL has by default.
    maxWorkers: Math.min(8, Math.ceil(availableParallelism() * 1.5)),
    projects: [
      {
        ...common,
        displayName: 'unit',
        testMatch: ['**/src/**/*.test.ts'],
        testPathIgnorePatterns: ['\\.(api|race)\\.test\\.ts$', '/drawing/'],
      },
      onDatabase('pglite'),
      ...(hasPostgres ? [onDatabase('postgresql', '**/src/**/*.race.test.ts')] : []),
    ].map(together('api')),
  };
};
