import { addSpan, inSpan } from '@mall/service-kit/traces/spans';
import type { ActiveRelease } from '../release/active-release.ts';
import type { RenderResult } from '../render/render-job.ts';
import { PoolFull } from '../threads/job-errors.ts';
import { parts, renders, versionLabels } from './edge-metrics.ts';

interface RenderedWhat {
  /** As it is rendered. */
  release: ActiveRelease;
  found: ReturnType<ActiveRelease['match']>;
}

/** Measures the render of a page and its parts, for `/metrics` and for traces. */
export async function watchRender(
  { release, found }: RenderedWhat,
  render: () => Promise<RenderResult>,
): Promise<RenderResult> {
  const owner = found ? (release.remotes[found.owner] ?? release.shell) : release.shell;
  const labels = versionLabels(owner);
  const begun = performance.now();
  const done = (outcome: string) =>
    renders.observe({ ...labels, outcome }, (performance.now() - begun) / 1000);
  const attributes = { 'mall.remote': owner.name, 'mall.version': owner.version, 'mall.release': release.id };
  const name = `render ${found ? `${found.owner}/${found.route.id}` : 'no page'}`;
  return inSpan(name, { attributes }, async () => {
    try {
      const rendered = await render();
      done(rendered.missing.length === 0 ? 'whole' : 'incomplete');
      noteParts(release, rendered);
      return rendered;
    } catch (error) {
      done(error instanceof PoolFull ? 'refused' : 'failed');
      throw error;
    }
  });
}

function noteParts(release: ActiveRelease, { timings }: RenderResult): void {
  for (const { remote, where, outcome, startedAt, endedAt } of timings) {
    const version = remote === 'shell' ? release.shell : release.remotes[remote];
    if (!version) continue;
    parts.observe({ ...versionLabels(version), outcome }, (endedAt - startedAt) / 1000);
    const attributes = { 'mall.remote': remote, 'mall.version': version.version };
    const error = outcome === 'worked' ? undefined : new Error(`${where}: ${outcome}`);
    addSpan(where, { startedAt, endedAt, attributes, error });
  }
}
