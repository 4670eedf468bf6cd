import { findConflicts } from './compose.ts';
import { type SampleParts, sampleArtifact, sampleRoute, schemaHash } from './testing/sample-build.ts';

const [one, other] = [schemaHash('a'), schemaHash('b')];

/** Reasons against a shop of a shell and two remotes, each changed by the test. */
function reasonsFor(parts: {
  shell?: Omit<SampleParts, 'name'>;
  live?: Omit<SampleParts, 'name'>;
  product?: Omit<SampleParts, 'name'>;
  api?: Record<string, string>;
}): string[] {
  return findConflicts({
    shell: sampleArtifact({ name: 'shell', shared: { react: '19.3.1' }, ...parts.shell }),
    remotes: [
      sampleArtifact({ name: 'mf-live', shared: { react: '^19.3.0' }, ...parts.live }),
      sampleArtifact({ name: 'mf-product', ...parts.product }),
    ],
    api: parts.api ?? {},
  });
}

const fragment = (propsHash: string) => ({ name: 'mf-live/mini-player', propsHash });
const offer = (propsHash: string) => ({ fragmentsOffered: [{ ...fragment(propsHash), chunks: [] }] });
const topic = (hash: string) => ({ topic: 'live:started@1', hash });

describe('compose', () => {
  it('accepts parts that fit', () => {
    expect(
      reasonsFor({
        live: {
          ...offer(one),
          eventsPublished: [topic(one)],
          routes: [sampleRoute('a', '/live/:id')],
          apiCalls: [{ id: 'live.campaigns', hash: one }],
        },
        product: {
          fragmentsUsed: [fragment(one)],
          eventsHeard: [topic(one)],
          routes: [sampleRoute('b', '/goods/:id')],
        },
        api: { 'live.campaigns': one },
      }),
    ).toEqual([]);
  });

  it('refuses a fragment that nobody offers', () => {
    expect(reasonsFor({ product: { fragmentsUsed: [fragment(one)] } })).toEqual([
      expect.stringMatching(
        /^mf-product@1\.0\.0 shows the fragment mf-live\/mini-player, which nobody offers: add a version of mf-live/,
      ),
    ]);
  });

  it('refuses a fragment with other props', () => {
    expect(reasonsFor({ live: offer(other), shell: { fragmentsUsed: [fragment(one)] } })).toEqual([
      expect.stringMatching(
        /^shell@1\.0\.0 and mf-live@1\.0\.0 disagree on the props of mf-live\/mini-player/,
      ),
    ]);
  });

  it('refuses to listen to what nobody publishes', () => {
    expect(reasonsFor({ product: { eventsHeard: [topic(one)] } })).toEqual([
      expect.stringMatching(/^mf-product@1\.0\.0 listens to live:started@1, which nobody publishes/),
    ]);
  });

  it('refuses an event with another payload', () => {
    expect(
      reasonsFor({ live: { eventsPublished: [topic(other)] }, product: { eventsHeard: [topic(one)] } }),
    ).toEqual([
      expect.stringMatching(
        /^mf-product@1\.0\.0 and mf-live@1\.0\.0 disagree on the payload of live:started@1/,
      ),
    ]);
  });

  it('refuses one publisher of several that writes another payload', () => {
    const reasons = reasonsFor({
      shell: { eventsHeard: [topic(one)] },
      live: { eventsPublished: [topic(other)] },
      product: { eventsPublished: [topic(one)] },
    });
    expect(reasons).toEqual([expect.stringMatching(/^shell@1\.0\.0 and mf-live@1\.0\.0 disagree/)]);
  });

  it('refuses a route with two owners, whatever its parameters are called', () => {
    expect(
      reasonsFor({
        live: { routes: [sampleRoute('a', '/goods/view/:id')] },
        product: { routes: [sampleRoute('b', '/goods/view/:productId')] },
      }),
    ).toEqual([
      'mf-live@1.0.0 and mf-product@1.0.0 both own /goods/view/:productId: remove the route from one of them',
    ]);
  });

  it.each([
    ['^19.3.0', '19.3.1', true],
    ['^19.3.0', '19.4.0', true],
    ['^19.3.0', '19.2.9', false],
    ['^19.3.0', '20.0.0', false],
    ['~19.3.0', '19.4.0', false],
    ['~19.3.0', '19.3.9', true],
    ['19.3.0', '19.3.0', true],
    ['19.3.0', '19.3.1', false],
    ['^0.4.0', '0.5.0', false],
    ['^0.4.0', '0.4.7', true],
    ['^0.0.3', '0.0.4', false],
  ])('a remote that needs %s with a shell that provides %s fits: %s', (range, provided, fits) => {
    const reasons = reasonsFor({
      shell: { shared: { react: provided } },
      live: { shared: { react: range } },
    });
    expect(reasons).toEqual(
      fits
        ? []
        : [expect.stringContaining(`mf-live@1.0.0 needs react ${range}, shell@1.0.0 provides ${provided}`)],
    );
  });

  it('refuses a call that the API does not serve', () => {
    expect(reasonsFor({ live: { apiCalls: [{ id: 'live.campaigns', hash: one }] } })).toEqual([
      expect.stringMatching(/^mf-live@1\.0\.0 calls live\.campaigns, which the API does not serve: deploy/),
    ]);
  });

  it('refuses a call in another shape than the API serves', () => {
    const live = { apiCalls: [{ id: 'live.campaigns', hash: one }] };
    expect(reasonsFor({ live, api: { 'live.campaigns': other } })).toEqual([
      expect.stringMatching(/calls live\.campaigns, in a shape that the API does not serve/),
    ]);
  });
});
