import { mkdir, open, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { type Artifact, artifactSchema } from '@mall/contracts/platform/artifact';
import { parseJson } from '@mall/remote-kit/publish/parse-json';
import {
  lengthBytes,
  maximumBuildBytes,
  maximumDocumentBytes,
  maximumFiles,
  orderOf,
} from '@mall/remote-kit/publish/upload-format';
import * as z from 'zod/mini';
import { type ReadLimits, UploadReader } from './upload-reader.ts';
import { UploadRefusal } from './upload-refusal.ts';

export interface ReceiveOptions extends ReadLimits {
  /** Folder of the draft, which does not exist yet. */
  folder: string;
  name: string;
  version: string;
}

/**
 * Writes an upload into a folder as it comes, never more of it in memory than a piece. Rejects what is too large before
 * it is sent, what is not the announced artifact, and a sender that is slow, leaves or sends more than was listed.
 */
export async function receiveBuild(stream: Readable, options: ReceiveOptions): Promise<void> {
  const { folder, name, version } = options;
  const reader = new UploadReader(stream, options);
  const length = (await reader.read(lengthBytes)).readUInt32BE(0);
  if (length > maximumDocumentBytes) throw tooLarge('artifact.json', maximumDocumentBytes);
  const document = await reader.read(length);
  const artifact = artifactIn(document);
  if (artifact.name !== name || artifact.version !== version)
    throw new UploadRefusal(
      'REFUSED',
      `the build is ${artifact.name}@${artifact.version}, the address says ${name}@${version}: send it to its own`,
    );
  checkSize(artifact);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(path.join(folder, 'artifact.json'), document, { mode: 0o600, flag: 'wx' });
  for (const file of orderOf(artifact.files))
    await receiveFile(reader, path.join(folder, file), artifact.files[file]?.size ?? 0);
  await reader.expectEnd();
}

function artifactIn(document: Buffer): Artifact {
  const parsed = z.safeParse(artifactSchema, parseJson(document.toString('utf8')));
  if (!parsed.success)
    throw new UploadRefusal(
      'REFUSED',
      `artifact.json is not an artifact: build again\n${z.prettifyError(parsed.error)}`,
    );
  return parsed.data;
}

function checkSize({ files }: Artifact): void {
  const names = Object.keys(files);
  // Two names of one file, such as `./a` and `a`, would be written twice.
  const strange = names.find((file) => path.posix.normalize(file) !== file || file === 'artifact.json');
  if (strange !== undefined)
    throw new UploadRefusal('REFUSED', `"${strange}" is no name for a file of a build: build again`);
  if (names.length > maximumFiles)
    throw new UploadRefusal(
      'TOO_LARGE',
      `a build has ${maximumFiles} files at most, this one ${names.length}`,
    );
  const size = names.reduce((sum, file) => sum + Math.max(0, files[file]?.size ?? 0), 0);
  if (size > maximumBuildBytes) throw tooLarge('the build', maximumBuildBytes);
}

export const tooLarge = (what: string, maximum: number) =>
  new UploadRefusal(
    'TOO_LARGE',
    `${what} has more than ${maximum / 1024 / 1024} MB: take out what pages do not load`,
  );

async function receiveFile(reader: UploadReader, file: string, size: number): Promise<void> {
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    const handle = await open(file, 'wx', 0o600);
    try {
      for await (const piece of reader.pieces(size)) await handle.write(piece);
    } finally {
      await handle.close();
    }
  } catch (error) {
    // One listed name may be another one's folder.
    if (['ENOTDIR', 'EEXIST', 'EISDIR'].includes(diskCodeOf(error)))
      throw new UploadRefusal('REFUSED', 'two names of artifact.json exclude each other: build again');
    throw error;
  }
}

/** What the disk says went wrong, such as ENOSPC; empty for anything else. */
export function diskCodeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
}
