import { type Artifact, versionSchema } from '@mall/contracts/platform/artifact';
import * as z from 'zod/mini';
import { describeBuild } from '../build/artifact.ts';
import { integrityOf } from '../publish/integrity.ts';
import { type BuiltBundle, nodeBundleFile } from './node-build.ts';

interface Identity {
  name: string;
  version: string;
  /** The browser's file. */
  entry: string;
}

/** `artifact.json` of a development build: its version changes with its code, and it names no chunks to load ahead. */
export const developmentArtifact = (
  { name, version, entry }: Identity,
  { code, hash, definition }: BuiltBundle,
): Artifact =>
  describeBuild({
    name,
    version: z.parse(versionSchema, `${version}-dev.${hash}`),
    gitSha: 'unknown',
    entry,
    shared: {},
    definition,
    chunksOf: () => [],
    files: { [nodeBundleFile]: { integrity: integrityOf(code), size: code.length } },
  });
