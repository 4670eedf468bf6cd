import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { unavailable } from '../http/create-error.ts';
import type { Draw, DrawJob } from './draw-job.ts';

/** Keeps drawn pictures in a folder; draws what is missing, one at a time. */
export interface PictureStore {
  /** `key` is the path below the folder. UNAVAILABLE when too many pictures wait to be drawn. */
  open: (key: string, job: () => DrawJob | Promise<DrawJob>) => Promise<Buffer>;
  /** Keeps a picture that was made elsewhere. */
  keep: (key: string, bytes: Buffer) => Promise<void>;
  /** A picture that was kept; null when there is none. */
  read: (key: string) => Promise<Buffer | null>;
  /** Deletes a picture that was kept; one that is not there is no fault. */
  drop: (key: string) => Promise<void>;
}

/** Pictures that may wait to be drawn: a first visit to the home page of an empty store asks for about 150. */
const maximumWaiting = 400;

export function createPictureStore(folder: string, draw: Draw): PictureStore {
  const drawing = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  async function drawAndKeep(key: string, job: () => DrawJob | Promise<DrawJob>): Promise<Buffer> {
    const bytes = await draw(await job());
    await keep(key, bytes);
    return bytes;
  }

  async function keep(key: string, bytes: Buffer): Promise<void> {
    const path = join(folder, key);
    await mkdir(dirname(path), { recursive: true });
    // A reader never sees half a file, even if the process ends here.
    await writeFile(`${path}.${process.pid}.part`, bytes);
    await rename(`${path}.${process.pid}.part`, path);
  }

  const read = (key: string) => readFile(join(folder, key)).catch(() => null);

  return {
    keep,
    read,
    drop: (key) => rm(join(folder, key), { force: true }),
    open: async (key, job) => {
      const kept = await read(key);
      if (kept) return kept;
      const shared = drawing.get(key);
      if (shared) return shared;
      if (drawing.size >= maximumWaiting) throw unavailable('이미지를 준비하고 있습니다.');
      const drawn = last.then(() => drawAndKeep(key, job));
      last = drawn.catch(() => undefined);
      drawing.set(key, drawn);
      return drawn.finally(() => drawing.delete(key));
    },
  };
}
