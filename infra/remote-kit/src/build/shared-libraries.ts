import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Version of an installed package. */
export function installedVersion(request: string): string {
  const name = request.startsWith('@')
    ? request.split('/').slice(0, 2).join('/')
    : (request.split('/')[0] ?? request);
  return (require(`${name}/package.json`) as { version: string }).version;
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

/** What a remote asks of the page (design: A release: compose checks the ranges). */
export function remoteShared(): Record<string, SharedLibrary> {
  const range = (name: string) => `^${installedVersion(name)}`;
  return {
    ...Object.fromEntries(
      singletons.map((name) => [
        name,
        { singleton: true, requiredVersion: range(name), import: false as const },
      ]),
    ),
    ...Object.fromEntries(brought.map((name) => [name, { singleton: true, requiredVersion: range(name) }])),
  };
}

/** What the Node bundles take from the edge instead of bringing it. */
export const serverExternals: readonly string[] = [
  ...singletons,
  'react-dom/server',
  'react-router',
  'node:stream',
];
