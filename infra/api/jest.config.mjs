import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isReachable } from './src/testing/is-reachable.mjs';

const common = {
  rootDir: import.meta.dirname,
  // The sample shop is tested on the API's databases.
  roots: ['<rootDir>/src', '<rootDir>/../sample-shop/src'],
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

/** Rooms in which two callers want the same row: PostgreSQL has the locks that decide, PGlite one connection. */
const contested = ['money', 'orders', 'claims', 'jobs', 'leaving'];

/** What each database has to show for itself: the platform, and what a killed process leaves behind. */
const isOnBoth = (file) => file.startsWith('platform') || path.basename(file).startsWith('killed');

/**
 * `DATABASES=shared`: the API tests that this database leaves to the other one. Contested rooms are PostgreSQL's, and
 * three quarters of the others: a file costs half of the processor time there. A file stays where it is when more come.
 */
function leftToOther(database) {
  const source = path.join(import.meta.dirname, 'src');
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.api.test.ts') && !isOnBoth(file))
    .filter((file) => {
      if (contested.includes(file.split(path.sep)[0])) return database === 'pglite';
      const isEmbedded = createHash('sha256').update(path.basename(file)).digest()[0] % 4 === 0;
      return isEmbedded === (database === 'postgresql');
    })
    .map((file) => `/src/${file.replaceAll(path.sep, '/').replaceAll('.', '\\.')}$`);
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
    // Jest leaves one core free by default, which on two cores is half of them.
    maxWorkers: '100%',
    projects: [
      {
        ...common,
        displayName: 'unit',
        testMatch: ['**/src/**/*.test.ts'],
        testPathIgnorePatterns: ['\\.(api|race)\\.test\\.ts$', '/drawing/'],
      },
      onDatabase('pglite'),
      ...(hasPostgres ? [onDatabase('postgresql', '**/src/**/*.race.test.ts')] : []),
    ],
  };
};
