import { createRequire } from 'node:module';
import * as z from 'zod/mini';
import { packageOf } from './library-modules.ts';

const require = createRequire(import.meta.url);

const manifestSchema = z.object({ version: z.string() });
const manifestOf = (request: string) => `${packageOf(request)}/package.json`;

/**
 * Version of an installed package, as `folder` has it, or else as the kit has it. Throws when neither does.
 *
 * @param request what is imported of it, such as `react-dom/client`
 */
export function installedVersion(request: string, folder = import.meta.dirname): string {
  const file = require.resolve(manifestOf(request), { paths: [folder, import.meta.dirname] });
  return z.parse(manifestSchema, require(file)).version;
}

function isInstalled(request: string, folder: string): boolean {
  try {
    require.resolve(manifestOf(request), { paths: [folder] });
    return true;
  } catch {
    return false;
  }
}

/**
 * Libraries that exist once on a page. The shell provides its copy and remotes bring none. Every path that a
 * compiled file imports stands here on its own: a missing one would bring a second copy into a remote.
 */
export const singletons = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  '@emotion/react',
  '@emotion/cache',
  '@emotion/serialize',
  '@emotion/utils',
  '@tanstack/react-query',
  'single-spa-react',
  'zod/mini',
] as const;

/** Libraries that only some pages need: the first remote that does brings its copy, the next one uses it. */
const brought = ['valtio', 'react-hook-form'] as const;

interface SharedLibrary {
  singleton: boolean;
  requiredVersion: string;
  import?: false;
}

/**
 * What a remote asks of the page (design: A release: compose checks the ranges).
 *
 * @param folder of the remote, which need not have installed what it could bring
 */
export function remoteShared(folder: string): Record<string, SharedLibrary> {
  const range = (name: string) => `^${installedVersion(name, folder)}`;
  return {
    ...Object.fromEntries(
      singletons.map((name) => [
        name,
        { singleton: true, requiredVersion: range(name), import: false as const },
      ]),
    ),
    ...Object.fromEntries(
      brought
        .filter((name) => isInstalled(name, folder))
        .map((name) => [name, { singleton: true, requiredVersion: range(name) }]),
    ),
  };
}

/** What the Node bundles take from the edge instead of bringing it. */
export const serverExternals: readonly string[] = [
  ...singletons,
  'react-dom/server',
  'react-router',
  'node:stream',
];
