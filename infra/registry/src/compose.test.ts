import type { ArtifactContracts, SchemaDocument } from '@mall/contracts/platform/artifact-contracts';
import * as z from 'zod/mini';
import { findConflicts } from './compose.ts';
import type { Part } from './part.ts';
import {
  type SampleParts,
  sampleArtifact,
  sampleContracts,
  sampleRoute,
  schemaHash,
} from './testing/sample-build.ts';

const [one, other] = [schemaHash('a'), schemaHash('b')];

/** Schemas as a build writes them. */
const json = (schema: z.core.$ZodType): SchemaDocument => ({ ...z.toJSONSchema(schema, { io: 'input' }) });
const plain = json(z.object({ id: z.int() }));
const withOptional = json(z.object({ id: z.int(), note: z.optional(z.string()) }));
const withRequired = json(z.object({ id: z.int(), note: z.string() }));

interface Build extends Omit<SampleParts, 'name'> {
  schemas?: Partial<ArtifactContracts> | null;
}

function part(name: string, { schemas = {}, ...parts }: Build = {}): Part {
  return {
    artifact: sampleArtifact({ name, ...parts }),
    contracts: schemas && sampleContracts(schemas),
  };
}

interface Shop {
  shell?: Build;
  live?: Build;
  product?: Build;
  api?: Record<string, { hash: string; data?: SchemaDocument; body?: SchemaDocument; method?: string }>;
}

/** Reasons against a shop of a shell and two remotes, each changed by the test. */
function reasonsFor({ shell, live, product, api = {} }: Shop): string[] {
  const served = Object.entries(api).map(([id, { hash, method = 'GET', data = plain, body }]) => [
    id,
    { hash, call: { method, path: '/api/live', data, ...(body ? { body } : {}) } },
  ]);
  return findConflicts({
    shell: part('shell', shell),
    remotes: [part('mf-live', live), part('mf-product', product)],
    api: Object.fromEntries(served),
  });
}

const name = 'mf-live/mini-player';
/** The owner and a host of the fragment, built against these props. */
const offering = (propsHash: string, schema?: SchemaDocument): Build => ({
  fragmentsOffered: [{ name, propsHash, chunks: [] }],
  schemas: schema ? { fragmentsOffered: { [name]: schema } } : null,
});
const showing = (propsHash: string, schema?: SchemaDocument): Build => ({
  fragmentsUsed: [{ name, propsHash }],
  schemas: schema ? { fragmentsUsed: { [name]: schema } } : null,
});

const topic = 'live:started@1';
const publishing = (hash: string, schema?: SchemaDocument): Build => ({
  eventsPublished: [{ topic, hash }],
  schemas: schema ? { eventsPublished: { [topic]: schema } } : null,
});
const hearing = (hash: string, schema?: SchemaDocument): Build => ({
  eventsHeard: [{ topic, hash }],
  schemas: schema ? { eventsHeard: { [topic]: schema } } : null,
});

const call = 'live.campaigns';
const calling = (hash: string, reply: SchemaDocument, body?: SchemaDocument): Build => ({
  apiCalls: [{ id: call, hash }],
  schemas: {
    apiCalls: { [call]: { method: 'GET', path: '/api/live', data: reply, ...(body ? { body } : {}) } },
  },
});

it('accepts parts that were built against the same contracts', () => {
  expect(
    reasonsFor({
      live: { ...offering(one), ...publishing(one), routes: [sampleRoute('a', '/live/:id')] },
      product: { ...showing(one), ...hearing(one), routes: [sampleRoute('b', '/goods/:id')] },
    }),
  ).toEqual([]);
});

describe('fragments', () => {
  it('fit when the owner reads a new property that it can do without', () => {
    expect(reasonsFor({ live: offering(other, withOptional), product: showing(one, plain) })).toEqual([]);
  });

  it('do not fit when the owner newly requires a property, and the refusal says which', () => {
    expect(reasonsFor({ live: offering(other, withRequired), product: showing(one, plain) })).toEqual([
      'mf-live@1.0.0 cannot read the props of mf-live/mini-player from mf-product@1.0.0: props.note is not sent, but is required. Make what is new optional in mf-live, or build mf-product against the new props and name both with --with',
    ]);
  });

  it('are looked at from the host to the owner, not the other way', () => {
    expect(reasonsFor({ live: offering(other, plain), product: showing(one, withRequired) })).toEqual([]);
  });

  it('that nobody offers are refused', () => {
    expect(reasonsFor({ product: showing(one, plain) })).toEqual([
      expect.stringMatching(
        /^mf-product@1\.0\.0 shows the fragment mf-live\/mini-player, which nobody offers: add a version of mf-live/,
      ),
    ]);
  });

  it('of a build without schemas fit by their hash alone, or ask for a new build', () => {
    expect(reasonsFor({ live: offering(one), product: showing(one, plain) })).toEqual([]);
    expect(reasonsFor({ live: offering(other), product: showing(one, plain) })).toEqual([
      expect.stringMatching(
        /^mf-live@1\.0\.0 does not carry the schema of the props of mf-live\/mini-player.*rebuild it with the present kit.*npm run build -- mf-live --publish$/,
      ),
    ]);
  });

  it('with many faults name the first of them', () => {
    const many = json(z.object(Object.fromEntries('abcdefg'.split('').map((key) => [key, z.int()]))));
    expect(reasonsFor({ live: offering(other, many), product: showing(one, json(z.object({}))) })).toEqual([
      expect.stringMatching(/props\.a is not sent.*props\.e is not sent, but is required; 2 more\. Make/),
    ]);
  });
});

describe('events', () => {
  it('fit when the publisher tells more than the listener reads', () => {
    expect(reasonsFor({ live: publishing(other, withRequired), product: hearing(one, plain) })).toEqual([]);
  });

  it('do not fit when the publisher leaves out what the listener needs', () => {
    expect(
      reasonsFor({ live: publishing(other, withOptional), product: hearing(one, withRequired) }),
    ).toEqual([
      "mf-product@1.0.0 cannot read live:started@1 from mf-live@1.0.0: payload.note may be missing, but is required. Raise the topic's version in shared-contracts, or build mf-product so that it does without",
    ]);
  });

  it('do not fit when one publisher of several leaves it out', () => {
    const reasons = reasonsFor({
      shell: hearing(one, withRequired),
      live: publishing(other, plain),
      product: publishing(one, withRequired),
    });
    expect(reasons).toEqual([
      expect.stringMatching(/^shell@1\.0\.0 cannot read live:started@1 from mf-live@1/),
    ]);
  });

  it('that nobody publishes are refused', () => {
    expect(reasonsFor({ product: hearing(one, plain) })).toEqual([
      expect.stringMatching(/^mf-product@1\.0\.0 listens to live:started@1, which nobody publishes/),
    ]);
  });
});

describe('API calls', () => {
  it.each([
    ['visitor', 'member', 1],
    ['public', 'member', 1],
    ['member', 'member', 0],
    ['member', 'public', 0],
    [undefined, 'member', 0],
  ] as const)('of a build for %s against an API for %s has %i reasons', (made, served, count) => {
    const of = (access: typeof made) => ({
      method: 'GET',
      path: '/api/live',
      data: plain,
      ...(access ? { access } : {}),
    });
    const reasons = findConflicts({
      shell: part('shell'),
      remotes: [
        part('mf-live', { apiCalls: [{ id: call, hash: one }], schemas: { apiCalls: { [call]: of(made) } } }),
      ],
      api: { [call]: { hash: one, call: of(served) } },
    });
    expect(reasons).toHaveLength(count);
    for (const reason of reasons) expect(reason).toContain('members only');
  });

  it('fit when the API answers more and asks for no more', () => {
    expect(
      reasonsFor({
        live: calling(one, plain, plain),
        api: { [call]: { hash: other, data: withRequired, body: withOptional } },
      }),
    ).toEqual([]);
  });

  it('do not fit when the API asks for more', () => {
    expect(
      reasonsFor({ live: calling(one, plain, plain), api: { [call]: { hash: other, body: withRequired } } }),
    ).toEqual([
      expect.stringMatching(
        /^the API does not read what mf-live@1\.0\.0 sends with live\.campaigns: body\.note is not sent, but is required\./,
      ),
    ]);
  });

  it('do not fit when the API asks for something where nothing was sent', () => {
    expect(reasonsFor({ live: calling(one, plain), api: { [call]: { hash: other, body: plain } } })).toEqual([
      expect.stringMatching(/body\.id is not sent, but is required/),
    ]);
  });

  it('do not fit when the API leaves out of its reply what the caller reads', () => {
    expect(
      reasonsFor({ live: calling(one, withRequired), api: { [call]: { hash: other, data: plain } } }),
    ).toEqual([
      expect.stringMatching(
        /^mf-live@1\.0\.0 does not read what the API answers to live\.campaigns: reply\.note is not sent, but is required\./,
      ),
    ]);
  });

  it('do not fit under another method or path', () => {
    expect(
      reasonsFor({ live: calling(one, plain), api: { [call]: { hash: other, method: 'POST' } } }),
    ).toEqual([
      expect.stringMatching(/as GET \/api\/live, the API serves it as POST \/api\/live: build mf-live/),
    ]);
  });

  it('that the API does not serve are refused', () => {
    expect(reasonsFor({ live: calling(one, plain) })).toEqual([
      expect.stringMatching(/^mf-live@1\.0\.0 calls live\.campaigns, which the API does not serve: deploy/),
    ]);
  });

  it('of a build without schemas fit by their hash alone, or ask for a new build', () => {
    const live: Build = { apiCalls: [{ id: call, hash: one }], schemas: null };
    expect(reasonsFor({ live, api: { [call]: { hash: one } } })).toEqual([]);
    expect(reasonsFor({ live, api: { [call]: { hash: other } } })).toEqual([
      expect.stringMatching(/^mf-live@1\.0\.0 does not carry the schema of the call.*rebuild it/),
    ]);
  });
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

describe('libraries that exist once on a page', () => {
  const provides = (copy: string | null): Build => ({
    shared: { react: { range: '^19.0.0', copy, isSingleton: true } },
  });
  const expects = (range: string): Build => ({ shared: { react: { range, copy: null, isSingleton: true } } });
  const brings = (copy: string, isSingleton = true): Build => ({
    shared: { valtio: { range: `^${copy}`, copy, isSingleton } },
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
    const refusal = expect.stringContaining(
      `mf-live@1.0.0 needs react ${range}, shell@1.0.0 provides ${provided}`,
    );
    expect(reasonsFor({ shell: provides(provided), live: expects(range) })).toEqual(fits ? [] : [refusal]);
    // The same from builds that say a range and a version only.
    const older = { shell: { shared: { react: provided } }, live: { shared: { react: range } } };
    expect(reasonsFor(older)).toEqual(fits ? [] : [refusal]);
  });

  it('are refused when a remote expects what the shell has no copy of', () => {
    for (const shell of [{}, provides(null)])
      expect(reasonsFor({ shell, live: expects('^19.3.0') })).toEqual([
        'mf-live@1.0.0 expects react ^19.3.0 from the page, shell@1.0.0 does not provide it: release a shell that does, or let the remote bring it',
      ]);
  });

  it('are refused when a remote brings a copy beside that of the shell', () => {
    const live: Build = { shared: { react: { range: '^19.3.0', copy: '19.3.1', isSingleton: true } } };
    expect(reasonsFor({ shell: provides('19.3.1'), live })).toEqual([
      expect.stringMatching(
        /^mf-live@1\.0\.0 brings its own react 19\.3\.1, of which a page may have one only/,
      ),
    ]);
  });

  it('may be brought by remotes when the shell has none and one copy suits them all', () => {
    expect(reasonsFor({ live: brings('2.1.0'), product: brings('2.1.0') })).toEqual([]);
    expect(reasonsFor({ live: brings('2.1.0', false), product: brings('1.9.0', false) })).toEqual([]);
  });

  it('are refused when the copy of one remote does not suit another', () => {
    expect(reasonsFor({ live: brings('2.1.0'), product: brings('2.3.0') })).toEqual([
      'mf-live@1.0.0 brings valtio 2.1.0, mf-product@1.0.0 needs ^2.3.0, and a page may have one only: build both against one version of valtio',
    ]);
  });

  it('that an older build shares without the shell ask for a new build', () => {
    expect(reasonsFor({ live: { shared: { valtio: '^2.1.0' } } })).toEqual([
      expect.stringMatching(
        /^mf-live@1\.0\.0 shares valtio.*does not say whether it brings a copy: rebuild it/,
      ),
    ]);
  });
});
