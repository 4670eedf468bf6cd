import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { notFound, unavailable } from '../../platform/http/create-error.ts';
import type { DrawJob, DrawPicture } from './draw-job.ts';

/** Keeps drawn pictures in a folder; draws what is missing, few at a time. */
export interface PictureStore {
  /** `key` is the path below the folder. UNAVAILABLE when too many pictures wait to be drawn. */
  open: (key: string, job: () => DrawJob | Promise<DrawJob>) => Promise<Buffer>;
  /** Keeps a picture that was made elsewhere. */
  keep: (key: string, bytes: Buffer) => Promise<void>;
  /** A picture that was kept; null when there is none. */
  read: (key: string) => Promise<Buffer | null>;
  /** Deletes a picture that was kept; one that is not there is no fault. */
  drop: (key: string) => Promise<void>;
  /** Places in a folder that were written before a time, half-written files among them. */
  listBefore: (folder: string, before: Date) => Promise<string[]>;
}

/** Pictures that may wait to be drawn: a first visit to the home page of an empty store asks for about 150. */
const maximumWaiting = 400;
/** Pictures that are drawn at once: while one is worked out, the other is put into pixels on another core. */
const drawnAtOnce = 2;

/** The drawing port of a shop without the sample shop: photographs are served, everything else is NOT_FOUND. */
export const drawNothing: DrawPicture = async () => {
  throw notFound('이미지를 찾을 수 없습니다.');
};

export function createPictureStore(
  folder: string,
  draw: DrawPicture,
  maximumDrawing = drawnAtOnce,
): PictureStore {
  const files = pictureFiles(folder);
  const drawing = new Map<string, Promise<Buffer>>();
  const enqueue = createQueue(maximumDrawing);
  const drawAndStore = async (key: string, job: () => DrawJob | Promise<DrawJob>): Promise<Buffer> => {
    const bytes = await draw(await job());
    await files.keep(key, bytes);
    return bytes;
  };
  return {
    ...files,
    open: async (key, job) => {
      const stored = await files.read(key);
      if (stored) return stored;
      const shared = drawing.get(key);
      if (shared) return shared;
      if (drawing.size >= maximumWaiting) throw unavailable('이미지를 준비하고 있습니다.');
      const drawn = enqueue(() => drawAndStore(key, job));
      drawing.set(key, drawn);
      return drawn.finally(() => drawing.delete(key));
    },
  };
}

/** Runs at most `maximum` works at once, in the order in which they came. */
function createQueue(maximum: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const queue: (() => void)[] = [];
  let working = 0;
  return async (work) => {
    if (working < maximum) working += 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      // The longest waiting work takes the place.
      const next = queue.shift();
      if (next) next();
      else working -= 1;
    }
  };
}

function pictureFiles(folder: string): Omit<PictureStore, 'open'> {
  return {
    async keep(key, bytes) {
      const path = join(folder, key);
      await mkdir(dirname(path), { recursive: true });
      // A reader never sees half a file, even if the process ends here; two that write one never share a half.
      const part = `${path}.${randomUUID()}.part`;
      try {
        await writeFile(part, bytes);
        await rename(part, path);
      } catch (error) {
        // A full disk would keep what it could not take, under a name that nobody asks for.
        await rm(part, { force: true }).catch(() => undefined);
        throw error;
      }
    },
    read: (key) => readFile(join(folder, key)).catch(() => null),
    drop: (key) => rm(join(folder, key), { force: true }),
    async listBefore(place, before) {
      const keys: string[] = [];
      for (const name of await readdir(join(folder, place)).catch(() => [])) {
        const key = `${place}/${name}`;
        // One that was deleted in between is none.
        const written = await stat(join(folder, key)).catch(() => null);
        if (written?.isFile() && written.mtime < before) keys.push(key);
      }
      return keys;
    },
  };
}
