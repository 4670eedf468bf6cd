import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Artifact, artifactSchema } from '@mall/contracts/platform/artifact';
import * as z from 'zod/mini';
import { integrityOf } from './integrity.ts';
import { parseJson } from './parse-json.ts';
import { RegistryError } from './registry-error.ts';

/** Reads and checks the `artifact.json` of a folder. */
export function readArtifact(folder: string): Artifact {
  const file = path.join(folder, 'artifact.json');
  if (!existsSync(file))
    throw new RegistryError(`${file} is missing`, [
      `build the package first: npm run build, in ${folder.replace(/\/dist\/artifact\/?$/, '')}`,
    ]);
  const parsed = z.safeParse(artifactSchema, parseJson(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new RegistryError(`${file} is not an artifact`, [z.prettifyError(parsed.error)]);
  return parsed.data;
}

/** Differences between an artifact's files and what it says of them. */
export function brokenFiles(folder: string, artifact: Artifact): string[] {
  return Object.entries(artifact.files).flatMap(([name, { integrity }]) => {
    const file = path.join(folder, name);
    if (!existsSync(file)) return [`${name} is missing; build again`];
    return integrityOf(readFileSync(file)) === integrity
      ? []
      : [`${name} does not match its hash; build again`];
  });
}

/** What an artifact must not bring: a link could lead to any file of this machine, the rest is not promised. */
function foreignFiles(folder: string, { files }: Artifact): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const name = path.relative(folder, path.join(entry.parentPath, entry.name));
    if (entry.isDirectory() || (entry.isFile() && (Object.hasOwn(files, name) || name === 'artifact.json')))
      return [];
    return [
      entry.isFile()
        ? `${name} is not listed in artifact.json; build into an empty folder`
        : `${name} is a link or a device; put the file itself there`,
    ];
  });
}

/** Why a folder is not the build that its `artifact.json` describes; empty when it is. */
export function faultsOf(folder: string, artifact: Artifact): string[] {
  return [...foreignFiles(folder, artifact), ...brokenFiles(folder, artifact)];
}
