import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** File of a process that is started beside `importer`: a source beside a source, a bundle beside a bundle. */
export function processEntry(importer: string, name: string): string {
  return fileURLToPath(new URL(`./${name}${extname(importer)}`, importer));
}
