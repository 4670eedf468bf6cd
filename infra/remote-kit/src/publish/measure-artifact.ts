import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Artifact } from '@mall/contracts/platform/artifact';

export interface ArtifactSize {
  /** JavaScript that browsers may load, in bytes as built and as sent. */
  scripts: number;
  scriptsCompressed: number;
  entryCompressed: number;
  /** Node bundle, in bytes. */
  server: number;
}

/** Sizes of a finished build. */
export function measureArtifact(folder: string, artifact: Artifact): ArtifactSize {
  const compressed = (file: string) => brotliCompressSync(readFileSync(path.join(folder, file))).length;
  const scripts = Object.keys(artifact.files).filter(
    (file) => file.endsWith('.js') && !file.startsWith('server/'),
  );
  const sizeOf = (file: string) => artifact.files[file]?.size ?? 0;
  return {
    scripts: scripts.reduce((sum, file) => sum + sizeOf(file), 0),
    scriptsCompressed: scripts.reduce((sum, file) => sum + compressed(file), 0),
    entryCompressed: compressed(artifact.entry),
    server: sizeOf(artifact.serverEntry),
  };
}

/** `mf-live@1.0.1  scripts 34.5 KB (9.8 KB brotli, entry 7.1 KB)  server 120.0 KB` */
export function describeSize({ name, version }: Artifact, size: ArtifactSize): string {
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  return [
    `${name}@${version}`.padEnd(24),
    `scripts ${kilobytes(size.scripts)} (${kilobytes(size.scriptsCompressed)} brotli, entry ${kilobytes(size.entryCompressed)})`,
    `server ${kilobytes(size.server)}`,
  ].join('  ');
}
