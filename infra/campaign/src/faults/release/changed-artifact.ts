import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { artifactSchema } from '@mall/contracts/platform/artifact';
import * as z from 'zod/mini';
import { registry } from './registry-commands.ts';

interface Changed {
  dataFolder: string;
  name: string;
  /** Version that the new one is made of. */
  from: string;
  to: string;
  /** Gets a file's path inside the artifact and its text. */
  change: (file: string, code: string) => string;
}

const digest = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
const isText = (file: string) => /\.(js|cjs|json|css)$/.test(file);

/** Publishes a new version of a stored artifact with changed code, whole and with its hashes, as a squad's build would be. */
export async function publishChanged({ dataFolder, name, from, to, change }: Changed): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  try {
    cpSync(path.join(dataFolder, 'registry/artifacts', name, from), folder, { recursive: true });
    const artifactFile = path.join(folder, 'artifact.json');
    const artifact = z.parse(artifactSchema, JSON.parse(readFileSync(artifactFile, 'utf8')));
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => isText(file) && file !== 'artifact.json')
      // The entry comes last: it carries the hashes of the chunks.
      .sort((one, other) => Number(one === artifact.entry) - Number(other === artifact.entry));
    const hashes = new Map<string, string>();
    for (const file of files) {
      const location = path.join(folder, file);
      const old = readFileSync(location);
      let text = change(file, old.toString().replaceAll(`/${from}/`, `/${to}/`));
      for (const [before, after] of hashes) text = text.replaceAll(before, after);
      writeFileSync(location, text);
      hashes.set(digest(old), digest(Buffer.from(text)));
    }
    const described = Object.fromEntries(
      Object.keys(artifact.files).map((file) => {
        const content = readFileSync(path.join(folder, file));
        return [file, { integrity: digest(content), size: content.length }];
      }),
    );
    writeFileSync(artifactFile, JSON.stringify({ ...artifact, version: to, files: described }));
    await registry(dataFolder, 'publish', folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
