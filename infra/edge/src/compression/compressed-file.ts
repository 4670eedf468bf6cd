import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { createLimiter } from './limiter.ts';

const brotli = promisify(brotliCompress);
/** Each takes a core for up to a second; pages go on meanwhile. */
const atOnce = 2;
const limited = createLimiter(atOnce);
const compressible = new Set(['.js', '.css', '.svg', '.json']);

/** Whether browsers get a file compressed; the Node bundle is no business of theirs. */
export const isCompressible = (file: string): boolean =>
  compressible.has(path.extname(file)) && !file.startsWith('server/');

/** Where the compressed form of a file lies. */
export const compressedFile = (location: string): string => `${location}.brotli`;

/** Compresses as well as brotli can: many download it. */
export const compress = (content: Uint8Array): Promise<Buffer> =>
  limited(() => brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
