import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Stats, WebpackError } from 'webpack';
import { excerptOf, shownPath } from './excerpt.ts';
import type { Problem } from './problem.ts';

/** What the compiler draws around its excerpt: `╭─[src/page.tsx:12:3]`. */
const drawnPlace = /[╭,][─-]*\[(.+):(\d+):(\d+)\]/;
/** A line of a drawn excerpt, or of a loader's stack. */
const drawing = /^\s*(?:\d* ?[│|·:╭╰]|,-+\[|`-+|\d+: <|at )/;
/** What loaders and webpack say around the compiler's words. */
const around = /^(Module build failed|Caused by:$|Syntax Error$|Stack backtrace:)/;
const maximumLines = 6;

/** What webpack has against a file; others throw plain errors. */
type Fault = Error & { module?: WebpackError['module']; loc?: WebpackError['loc'] };

/** webpack's place is one of what the loaders made; their map leads to the source. */
function mappedPlace({ module, loc }: Fault): Problem['place'] {
  const file = module?.nameForCondition();
  if (!module || !file || !loc || !('start' in loc)) return null;
  const { line, column = 0 } = loc.start;
  const payload = module.originalSource()?.map() as SourceMapPayload | null | undefined;
  const found = payload && new SourceMap(payload).findEntry(line - 1, column);
  // People count columns from 1.
  if (!found || !('originalLine' in found)) return { file, line, column: column + 1 };
  return { file, line: found.originalLine + 1, column: found.originalColumn + 1 };
}

function placeOf(error: Fault, message: string): Problem['place'] {
  const [, file, line, column] = drawnPlace.exec(message) ?? [];
  return file ? { file, line: Number(line), column: Number(column) } : mappedPlace(error);
}

function sourceOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** What the compiler has against a file, without the excerpt that it draws. */
function wordsOf(message: string): string {
  const lines = message
    .split('\n')
    .filter((line) => line.trim() !== '' && !drawing.test(line))
    .map((line) =>
      line.replace(/^(?:NonErrorEmittedError: \([^)]*\) )?(?:Error:)?\s*(?:[x×] )?\s*/, '').trim(),
    )
    .filter((line) => line !== '' && !around.test(line));
  return [...new Set(lines)].slice(0, maximumLines).join('\n') || message;
}

/** What does not compile, with its lines. */
export function compileProblems({ compilation }: Stats, context: string): Problem[] {
  return compilation.errors.map((error) => {
    const message = stripVTControlCharacters(error.message);
    const place = placeOf(error, message);
    const file = place && path.resolve(context, place.file);
    return {
      message: wordsOf(message),
      place: place && file ? { ...place, file: shownPath(file) } : null,
      excerpt: place && file ? excerptOf(sourceOf(file), place.line) : [],
      frames: [],
    };
  });
}

/** A problem in the terminal. */
export function problemText({ message, place, excerpt }: Problem): string {
  const lines = excerpt.map(({ line, text }) => {
    const pointer = line === place?.line ? '>' : ' ';
    return `${pointer} ${String(line).padStart(4)} | ${text}`;
  });
  return [...(place ? [`${place.file}:${place.line}:${place.column}`] : []), message, ...lines].join('\n');
}
