import { liveGaugeOf } from '@mall/service-kit/metrics/registry';

/** What the registry exposes at `/metrics`, besides its requests and its process. */

export const channelRevisions = liveGaugeOf({
  name: 'registry_channel_revision',
  help: 'Revision of each channel; it grows with every promotion, rollback and change of weight.',
  labels: ['channel', 'release'],
});
export const edgesSeen = liveGaugeOf({
  name: 'registry_edges',
  help: 'Edges on channels that were heard of in the last hour: following, or failing (they say why).',
  labels: ['state'],
});
