import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A text that is the path of a page, or its beginning: `"/goods/list"`, and `/goods/view/` of a template. What follows is
 * the end of the text, a query, a fragment or a value.
 */
const address = /(["'`])(\/[a-z][A-Za-z0-9_/-]*)(?=\1|[?#]|\$\{)/g;

/** Addresses of other kinds: calls of the API. */
const isPage = (text: string) => !text.startsWith('/api/');

/** Addresses of pages in a piece of browser code, in order and once each. */
export function linksIn(code: string): string[] {
  const found = [...code.matchAll(address)].map(([, , text = '']) => text).filter(isPage);
  return [...new Set(found)].sort();
}

/**
 * Addresses of pages that the browser's files of a build name. Read from what is sent, so that no link has to be
 * declared; compose looks at those that a page answered before.
 */
export function linksOf(folder: string): string[] {
  const code = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .map(({ name }) => readFileSync(path.join(folder, name), 'utf8'));
  return linksIn(code.join('\n'));
}
