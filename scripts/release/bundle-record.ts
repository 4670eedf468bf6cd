import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

/** A file as it was: when it was changed, Unix time in ms, and its size in bytes. */
const fileSchema = z.tuple([z.number(), z.number()]);
const recordSchema = z.object({
  /** Files that were read and written, by their path from the record's folder: a copy of the checkout has files of its own. */
  files: z.record(z.string(), fileSchema),
  packages: z.array(z.string()),
});

/** What a bundle was made of, what it became, and which packages it asks for. */
export interface BundleRecord {
  read: readonly string[];
  made: readonly string[];
  packages: string[];
  /** When the first file was read, Unix time in ms. */
  begun: number;
}

const stateOf = (file: string): z.infer<typeof fileSchema> | null => {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? [stat.mtimeMs, stat.size] : null;
};

/** As no file is. */
const unlikeAny = [0, -1];

/** Writes down the files as they are now. What was edited while it was read counts as changed. */
export function writeRecord(record: string, { read, made, packages, begun }: BundleRecord): void {
  const readState = (file: string) => {
    const state = stateOf(file);
    return state && state[0] < begun ? state : unlikeAny;
  };
  const folder = path.dirname(record);
  const files = Object.fromEntries([
    ...read.map((file) => [path.relative(folder, file), readState(file)]),
    ...made.map((file) => [path.relative(folder, file), stateOf(file) ?? unlikeAny]),
  ]);
  mkdirSync(folder, { recursive: true });
  writeFileSync(record, JSON.stringify({ files, packages }));
}

/** Packages that an unchanged bundle asks for; null when a file was changed or is gone, or nothing is known. */
export function packagesIfUnchanged(record: string): string[] | null {
  try {
    const { files, packages } = z.parse(recordSchema, JSON.parse(readFileSync(record, 'utf8')));
    const isUnchanged = Object.entries(files).every(([file, [changed, size]]) => {
      const state = stateOf(path.resolve(path.dirname(record), file));
      return state?.[0] === changed && state[1] === size;
    });
    return isUnchanged ? packages : null;
  } catch {
    // There is none, or it was cut off while it was written.
    return null;
  }
}
