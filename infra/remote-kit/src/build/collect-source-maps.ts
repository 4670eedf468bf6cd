import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { sourceMapsFile } from '@mall/contracts/platform/private-files';
import * as z from 'zod/mini';

const mapSchema = z.looseObject({ file: z.string() });

/** Takes the source maps of a build's browser files out of their folder and puts them together into one private file. */
export function collectSourceMaps(output: string): void {
  const names = readdirSync(output).filter((name) => name.endsWith('.js.map'));
  const maps = names.sort().map((name) => {
    const map = z.parse(mapSchema, JSON.parse(readFileSync(path.join(output, name), 'utf8')));
    rmSync(path.join(output, name));
    const file = name.slice(0, -'.map'.length);
    // What webpack calls the file in its map is the name of before its content was known, with a hash of absolute paths.
    return [file, { ...map, file }] as const;
  });
  const target = path.join(output, sourceMapsFile);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, gzipSync(JSON.stringify(Object.fromEntries(maps)), { level: 9 }));
}
