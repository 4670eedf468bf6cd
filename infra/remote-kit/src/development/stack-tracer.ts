import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { excerptOf, shownPath } from './excerpt.ts';
import type { Problem } from './problem.ts';

/** A call in a stack: `at Page (http://localhost:3101/route-live.js:10:5)`. */
const call = /^\s*at (?:(.*?) \()?(.+?):(\d+):(\d+)\)?$/;
const maximumFrames = 12;

/** Finds the source map of a served file, such as `route-live.js` or `server/server.cjs`. */
export type FindMap = (file: string) => Promise<SourceMapPayload | null>;

interface Frame {
  text: string;
  /** In the sources of the part, as opposed to a library. */
  own: { file: string; line: number; column: number; source: string } | null;
}

/** Says where in the sources an error was thrown, by the source maps of one server. */
export class StackTracer {
  constructor(
    private readonly origin: string,
    private readonly findMap: FindMap,
  ) {}

  async trace(message: string, stack: string): Promise<Problem> {
    const found = await Promise.all(stack.split('\n').map((line) => this.frameOf(line)));
    const frames = found.filter((frame) => frame !== null);
    const at = frames.find(({ own }) => own !== null)?.own ?? null;
    return {
      message,
      place: at && { file: at.file, line: at.line, column: at.column },
      excerpt: at ? excerptOf(at.source, at.line) : [],
      frames: frames.slice(0, maximumFrames).map(({ text }) => text),
    };
  }

  private async frameOf(line: string): Promise<Frame | null> {
    const [, name = '', address = '', row, column] = call.exec(line) ?? [];
    if (!address) return null;
    const plain: Frame = { text: `${name || '(anonymous)'} ${address}:${row}:${column}`, own: null };
    if (!address.startsWith(`${this.origin}/`)) return plain;
    const file = address.slice(this.origin.length + 1).split('?')[0] ?? '';
    const payload = await this.findMap(file);
    const found = payload && new SourceMap(payload).findEntry(Number(row) - 1, Number(column) - 1);
    if (!payload || !found || !('originalSource' in found)) return plain;
    const { originalSource, originalLine, originalColumn } = found;
    const at = { line: originalLine + 1, column: originalColumn + 1 };
    const isLibrary = !path.isAbsolute(originalSource) || originalSource.includes('/node_modules/');
    const source = payload.sourcesContent[payload.sources.indexOf(originalSource)] ?? '';
    const shown = isLibrary ? originalSource : shownPath(originalSource);
    return {
      text: `${name || '(anonymous)'} ${shown}:${at.line}`,
      own: isLibrary ? null : { file: shown, ...at, source },
    };
  }
}
