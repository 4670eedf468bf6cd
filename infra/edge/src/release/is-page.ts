import { createRouteTable } from '@mall/contracts/platform/routes/route-table';
import { LRUCache } from 'lru-cache';

/** Answers of a release by path: the same menus stand on all of its pages. */
const maximumPaths = 2_000;

const compiled = (patterns: string): LRUCache<string, boolean> => {
  const paths = patterns.split('\n').filter(Boolean);
  const table = createRouteTable(paths.map((path) => ({ owner: '', id: path, path })));
  return new LRUCache({ max: maximumPaths, memoMethod: (pathname) => table.match(pathname) !== null });
};

/** By the patterns of a release; as many as are rendered at one time, with some to spare for those being developed. */
const releases = new LRUCache<string, LRUCache<string, boolean>>({ max: 10, memoMethod: compiled });

/**
 * Whether a release has a page at a path. A render asks often, so the patterns of a release are compiled once.
 * @param patterns path patterns of the release's pages, a line each
 */
export const isPage = (patterns: string, pathname: string): boolean => releases.memo(patterns).memo(pathname);
