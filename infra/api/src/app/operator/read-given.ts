import { readFile } from 'node:fs/promises';
import * as z from 'zod';

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'it is not there',
  EACCES: 'it may not be read',
  EISDIR: 'it is a folder',
  ENOTDIR: 'it is no folder',
};

const fileErrorSchema = z.object({ code: z.string() });

/** Turns what the file system says about a path into a sentence for the operator. */
export const notReadable = (path: string) => (error: unknown) => {
  const { code } = fileErrorSchema.parse(error);
  throw new Error(`cannot read ${path}: ${reasons[code] ?? code}`, { cause: error });
};

/** A file that the command line names. Rejects with what is wrong with it. */
export const readGiven = (path: string): Promise<Buffer> => readFile(path).catch(notReadable(path));
