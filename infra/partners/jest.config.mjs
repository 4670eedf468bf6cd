export default {
  rootDir: import.meta.dirname,
  displayName: 'partners',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.test.ts'],
  transform: {
    '^.+\\.(ts|mjs|js)$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'commonjs' } },
    ],
  },
  // cookie, below fastify's inject, is ESM only.
  transformIgnorePatterns: ['/node_modules/(?!(.*/)?cookie/)'],
};
