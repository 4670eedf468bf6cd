import { availableParallelism } from 'node:os';
import { isReachable } from './infra/api/src/testing/is-reachable.mjs';
import { together } from './infra/api/src/testing/together/group-tests.mjs';
import remotePreset from './infra/remote-kit/jest-preset.mjs';

// Packages that only ship modules, or import some while they run, are compiled like our own code.
const transformIgnorePatterns = [
  '/node_modules/(?!(jose|@opentelemetry/otlp-exporter-base|@portone|kysely|@electric-sql|axios|fastify-type-provider-zod|openapi-types|light-my-request/node_modules/cookie|cookie)/)',
];
const common = {
  transform: remotePreset.transform,
  transformIgnorePatterns,
  // A built package has the name of its sources.
  modulePathIgnorePatterns: ['<rootDir>/.*/dist/package/'],
};

/** The Redis that tests use, as `TEST_DATABASE_URL` names their PostgreSQL. */
async function findRedis() {
  if (process.env.TEST_REDIS_URL) return process.env.TEST_REDIS_URL;
  return (await isReachable('127.0.0.1', 6379)) ? 'redis://127.0.0.1:6379' : null;
}

/**
 * Unit and integration tests. The API's run on real databases (infra/api/jest.config.mjs), browser journeys with
 * Playwright (e2e).
 */
export default async () => {
  const inNode = { ...common, globals: { testRedisUrl: await findRedis() }, testEnvironment: 'node' };
  return {
    // Ends a test that hangs; a busy machine takes its time.
    testTimeout: 30_000,
    // More than cores: tests wait for timers and for each other's processes a good part of their time.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        ...remotePreset,
        ...common,
        displayName: 'browser',
        // Plain code needs no document, which costs each file half a second.
        testMatch: ['<rootDir>/{shell,shared-ui,mf-*}/**/*{.test.tsx,.dom.test.ts}'],
      },
      {
        ...inNode,
        displayName: 'node',
        testPathIgnorePatterns: ['\\.(dom|integration)\\.test\\.ts$'],
        testMatch: [
          '<rootDir>/{shell,shared-ui,mf-*}/**/*.test.ts',
          '<rootDir>/{shared-contracts,scripts}/**/*.test.{ts,tsx}',
          '<rootDir>/infra/{bench,campaign,command-line,edge,registry,smoke,remote-kit,service-kit,partners}/**/*.test.{ts,tsx}',
          '<rootDir>/infra/sample-shop/src/drawing/**/*.test.ts',
        ],
      },
      {
        ...inNode,
        displayName: 'integration',
        // Real processes, threads and builds.
        testMatch: ['<rootDir>/{shell,shared-*,mf-*,scripts,infra}/**/*.integration.test.ts'],
      },
    ].map(together('unit')),
  };
};
