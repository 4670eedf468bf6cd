import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SmokeFailure } from './smoke-tool.ts';

/** A failed page, with the file that its picture lies in; null where it has none. */
type StoredFailure = Omit<SmokeFailure, 'picture'> & { file: string | null };

/** Longest part of a file name that says which page it shows. */
const longestName = 80;

/** Folder of the pictures of a release, in the data folder of its registry. */
export const picturesOf = (folder: string, releaseId: string): string =>
  path.join(folder, 'smoke', releaseId);

/** Writes pictures of failed pages into a folder, in place of those of an earlier look. */
export function storePictures(folder: string, failures: readonly SmokeFailure[]): StoredFailure[] {
  rmSync(folder, { recursive: true, force: true });
  return failures.map(({ picture, ...failure }, index) => {
    if (!picture) return { ...failure, file: null };
    const what = `${failure.remote}${failure.page}`.replace(/[^\w-]+/g, '-').slice(0, longestName);
    const file = path.join(folder, `${String(index + 1).padStart(2, '0')}-${what}.png`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, picture);
    return { ...failure, file };
  });
}
