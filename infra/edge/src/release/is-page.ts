import { createRouteTable, type RouteTable } from '@mall/contracts/platform/routes/route-table';
import { LRUCache } from 'lru-cache';

/** By the patterns of a release; as many as are rendered at one time, with some to spare for those being developed. */
const tables = new LRUCache<string, RouteTable>({
  max: 10,
  memoMethod: (patterns) => {
    const paths = patterns.split('\n').filter(Boolean);
    return createRouteTable(paths.map((path) => ({ owner: '', id: path, path })));
  },
});

/**
 * Whether a release has a page at a path. A render asks often, so the patterns of a release are compiled once.
 * @param patterns path patterns of the release's pages, a line each
 */
export const isPage = (patterns: string, pathname: string): boolean =>
  tables.memo(patterns).match(pathname) !== null;
