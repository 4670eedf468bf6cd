import { boundedValues } from '@mall/service-kit/metrics/bounded-values';
import { counterOf, durationOf, liveGaugeOf } from '@mall/service-kit/metrics/registry';

/** What this edge exposes at `/metrics`, besides its requests and its process. */

/** Versions that are counted apart; releases come for as long as an edge runs. */
const versionOf = boundedValues(300);
/** Labels of a version of a remote. */
export const versionLabels = ({ name, version }: { name: string; version: string }) => ({
  remote: name,
  version: versionOf(version),
});

export const renders = durationOf({
  name: 'edge_render_seconds',
  help: 'Time of a page render with its wait for a thread, by the remote whose page it is; outcome is whole, incomplete, refused or failed.',
  labels: ['remote', 'version', 'outcome'],
});
export const parts = durationOf({
  name: 'edge_part_render_seconds',
  help: "Time of a remote's part of a page, with its wait for the API; outcome is worked, threw or missing.",
  labels: ['remote', 'version', 'outcome'],
});
export const openBreakers = liveGaugeOf({
  name: 'edge_breaker_open',
  help: '1 for each version that is switched off on this server.',
  labels: ['remote', 'version'],
});

export const cacheRequests = counterOf({
  name: 'edge_page_cache_requests_total',
  help: 'Pages asked of the cache: fresh, stale (served, made anew behind), made (waited for a render) or stale_if_error (old, because no new one could be made).',
  labels: ['result'],
});
export const cachedPages = liveGaugeOf({ name: 'edge_page_cache_pages', help: 'Pages in the cache.' });
export const cachedBytes = liveGaugeOf({
  name: 'edge_page_cache_bytes',
  help: 'Memory of the pages in the cache.',
});

export const threads = liveGaugeOf({
  name: 'edge_render_threads',
  help: 'Render threads by what they do: busy, idle, silent (do not answer) or starting.',
  labels: ['state'],
});
export const jobs = liveGaugeOf({
  name: 'edge_render_jobs',
  help: 'Renders that are running, or waiting for a thread.',
  labels: ['state'],
});

export const gatewayFailures = counterOf({
  name: 'edge_gateway_failures_total',
  help: 'Calls that got no answer of the API: its places were full, or it did not answer.',
  labels: ['reason'],
});
export const gatewayCalls = liveGaugeOf({
  name: 'edge_gateway_calls',
  help: 'Calls of browsers to the API that are running, or waiting for a connection.',
  labels: ['state'],
});

export const budgetsSpent = counterOf({
  name: 'edge_budget_refusals_total',
  help: 'Requests that were refused because their caller had spent a budget.',
  labels: ['budget'],
});
export const browserFailures = counterOf({
  name: 'edge_browser_failures_total',
  help: 'Failures that browsers reported, by the remote whose part failed.',
  labels: ['remote', 'version'],
});

export const servedReleases = liveGaugeOf({
  name: 'edge_release_info',
  help: '1 for the release that each channel serves here.',
  labels: ['channel', 'release'],
});
export const releaseRevisions = liveGaugeOf({
  name: 'edge_release_revision',
  help: 'Revision of each channel that is served here.',
  labels: ['channel'],
});
export const channelAges = liveGaugeOf({
  name: 'edge_channel_age_seconds',
  help: 'Time since the registry was last followed, by channel.',
  labels: ['channel'],
});
