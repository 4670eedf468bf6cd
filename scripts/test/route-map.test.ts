import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Paths of a remote's routes, as its definitions write them: `path: '/cart'`, `list: '/goods/list'`. */
const routesOf = (remote: string) =>
  readdirSync(path.join(root, remote, 'src'))
    .filter((file) => /^remote\.ts$|-routes\.ts$/.test(file))
    .flatMap((file) => [...read(`${remote}/src/${file}`).matchAll(/([\w-]+)'?: '(\/[^']*)'/g)])
    .flatMap(([, field, route = '']) => (field === 'canonical' ? [] : [route]));

/** Paths in code font. */
const pathsIn = (cells: string) => Array.from(cells.matchAll(/`(\/[^`]*)`/g), ([, found = '']) => found);

/** A README's tables have the paths of a page in the first column or in the second. */
const describedIn = (readme: string) =>
  Array.from(readme.matchAll(/^\|([^|]*\|[^|]*)\|/gm), ([, cells = '']) => pathsIn(cells)).flat();

const remotes = readdirSync(root)
  .filter((name) => name.startsWith('mf-'))
  .map((remote) => ({ remote, routes: routesOf(remote) }));

it.each(remotes)('the README of $remote has its routes, each once, and no others', ({ remote, routes }) => {
  expect(routes.length).toBeGreaterThan(0);
  expect(describedIn(read(`${remote}/README.md`)).sort()).toEqual(routes.sort());
});

describe('the map', () => {
  /** Patterns of the table of owners; an asterisk stands for anything. */
  const owners = Array.from(
    read('docs/map.md').matchAll(/^\| (`\/.*?`)\s*\| (mf-[a-z-]+)\s*\|$/gm),
    ([, cells = '', owner = '']) => ({ owner, patterns: pathsIn(cells) }),
  );
  const isMeant = (pattern: string, route: string) =>
    pattern.endsWith('*') ? route.startsWith(pattern.slice(0, -1)) : route === pattern;

  it.each(remotes)('says that $remote owns its pages, and nobody else', ({ remote, routes }) => {
    const ownersOf = (route: string) =>
      owners
        .filter(({ patterns }) => patterns.some((pattern) => isMeant(pattern, route)))
        .map((row) => row.owner);
    expect(routes.map((route) => [route, ...ownersOf(route)])).toEqual(
      routes.map((route) => [route, remote]),
    );
  });

  it('names no page that is not there', () => {
    const routes = remotes.flatMap((one) => one.routes);
    const patterns = owners.flatMap((row) => row.patterns);
    expect(patterns.filter((pattern) => !routes.some((route) => isMeant(pattern, route)))).toEqual([]);
  });
});
