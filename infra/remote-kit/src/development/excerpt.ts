import path from 'node:path';
import type { SourceLine } from './problem.ts';

const linesAround = 3;

/** Lines of a source around one of them, which counts from 1. */
export function excerptOf(source: string, line: number): SourceLine[] {
  const first = Math.max(1, line - linesAround);
  return source
    .split(/\r?\n/)
    .slice(first - 1, line + linesAround)
    .map((text, index) => ({ line: first + index, text }));
}

/** A file's path as the developer's terminal writes it. */
export const shownPath = (file: string): string =>
  path.relative(process.cwd(), file).replaceAll(path.sep, '/');
