import path from 'node:path';
import type { Registry } from '@mall/registry/registry';
import { sampleRoute, writeSampleBuild } from '@mall/registry/testing/sample-build';

/** Publishes a shell and a remote at this version and composes a release of them from stable; its id. */
export function composeSample(registry: Registry, folder: string, version: string): string {
  for (const name of ['shell', 'mf-live'])
    registry.artifacts.publish(
      writeSampleBuild(path.join(folder, 'builds'), {
        name,
        version,
        routes: name === 'shell' ? [] : [sampleRoute('live', '/livestream')],
      }),
    );
  return registry.compose({ versions: { shell: version, 'mf-live': version }, base: 'stable' }).id;
}
