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

/** Unit tests once; `*.api.test.ts` on PGlite, and on PostgreSQL too when there is one. */
export default async () => {
  const hasPostgres = process.env.TEST_DATABASE_URL !== undefined || (await isReachable('127.0.0.1', 5432));
  const onDatabase = (database) => ({
    ...common,
    displayName: database,
    testMatch: ['**/src/**/*.api.test.ts'],
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
        testPathIgnorePatterns: ['\\.api\\.test\\.ts$', '/drawing/'],
      },
      onDatabase('pglite'),
      ...(hasPostgres ? [onDatabase('postgresql')] : []),
    ],
  };
};
