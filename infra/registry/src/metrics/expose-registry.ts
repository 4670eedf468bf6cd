import type { Registry } from '../registry.ts';
import { channelRevisions } from './registry-metrics.ts';

const channels = ['stable', 'canary', 'preview'] as const;

/** Has `/metrics` read the channels of a registry. */
export function exposeRegistry(registry: Registry): void {
  channelRevisions.readFrom(() =>
    channels.flatMap((name) => {
      const channel = registry.channel(name);
      return channel ? [[channel.revision, { channel: name, release: channel.releaseId }] as const] : [];
    }),
  );
}
