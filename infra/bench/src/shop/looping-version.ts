import { Registry } from '@mall/registry/registry';
import { changedVersion } from './changed-version.ts';

/** Runs after the bundle: every render of a page never ends. */
const loop = `
const rendered = module.exports.remote;
module.exports = { ...module.exports, remote: { ...rendered, renderPage: async () => { for (;;); } } };
`;

/** Publishes a version of a remote that loops on the server, and has stable serve it; returns the undo. */
export function releaseLoopingVersion(registryFolder: string, remote: string): () => void {
  const registry = new Registry(registryFolder);
  const { version, folder, remove } = changedVersion(registry, remote, { suffix: 'looping', code: loop });
  registry.artifacts.publish(folder);
  remove();
  const { id } = registry.compose({ versions: { [remote]: version }, base: 'stable' });
  const mover = { by: 'the bench', why: 'a version that loops' };
  registry.promote(id, 'stable', mover);
  return () => {
    registry.rollback('stable', mover);
  };
}
