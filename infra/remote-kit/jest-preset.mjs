import { fileURLToPath } from 'node:url';

/** A file of the kit: TypeScript in its own repository, compiled where it is installed. */
const kitFile = (name) => fileURLToPath(import.meta.resolve(`@mall/remote-kit/testing/${name}`));

/** How a remote's components are tested: compiled as the build compiles them, in jsdom. */
export default {
  testEnvironment: 'jsdom',
  transform: {
    '^.+\\.m?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', importSource: '@mall/remote-kit' } },
          target: 'es2022',
        },
      },
    ],
  },
  // Our packages are modules, and so is what jest takes of axios for a browser.
  transformIgnorePatterns: ['/node_modules/(?!(@mall|axios)/)'],
  moduleNameMapper: { '^@emotion/sheet$': kitFile('no-style-sheet') },
  setupFiles: [kitFile('jsdom-globals')],
  setupFilesAfterEnv: ['@testing-library/jest-dom', kitFile('patient-queries')],
};
