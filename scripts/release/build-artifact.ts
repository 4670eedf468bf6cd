import path from 'node:path';
import { buildRemote } from '@mall/remote-kit/build/build-package';
import { buildShell } from '@mall/shell/build';
import { type ArtifactName, root } from '../workspace.ts';

/** Builds the shell or a remote into its `dist/artifact`. */
export function buildArtifact(name: ArtifactName, version?: string) {
  const folder = path.join(root, name);
  return name === 'shell' ? buildShell(folder, version) : buildRemote(folder, version);
}
