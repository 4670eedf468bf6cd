import type { Artifact } from '@mall/contracts/platform/artifact';
import type { Release } from '@mall/contracts/platform/release';
import { readConfig } from '../config.ts';
import { inventoryOf } from '../payment-pages/inventory.ts';
import { activate } from '../release/active-release.ts';
import { clientReleaseFor, trustZoneOf } from './trust-zone.ts';

const integrity = `sha384-${'A'.repeat(64)}`;
const artifact = (name: string, version: string, isIsolated = false): Artifact => ({
  ...{ schemaVersion: 1, name, version, gitSha: '', builtAt: '', entry: 'remoteEntry.js' },
  ...{ serverEntry: 'server/index.cjs', fragmentsOffered: [], fragmentsUsed: [], eventsPublished: [] },
  ...{ eventsHeard: [], apiCalls: [], shared: {} },
  routes: [
    {
      ...{ id: name, path: isIsolated ? '/order' : `/${name}`, layout: 'default', query: [] },
      ...{ isPersonal: isIsolated, isIsolated, chunks: ['route.js'] },
    },
  ],
  files: Object.fromEntries(
    ['remoteEntry.js', 'route.js', 'font.woff2', 'server/index.cjs'].map((file) => [
      file,
      { integrity, size: 1 },
    ]),
  ),
});
const release: Release = {
  ...{ schemaVersion: 1, id: 'r0001-00000000', sequence: 1, createdAt: '', note: '' },
  shell: { artifact: artifact('shell', '1.0.0'), fallback: null },
  remotes: {
    'mf-cart-order': {
      artifact: artifact('mf-cart-order', '1.2.0', true),
      fallback: artifact('mf-cart-order', '1.1.0', true),
    },
    'mf-live': { artifact: artifact('mf-live', '1.0.0'), fallback: null },
  },
};
const config = readConfig({
  PAYMENT_ORIGIN: 'https://pay.example',
  PAYMENT_SCRIPTS: 'https://pg.example/js/',
});

describe('the trust zone of a payment page', () => {
  it('is the shell, the versions of its own remote and the scripts of the settings', () => {
    expect(trustZoneOf(activate(release), 'mf-cart-order', config)).toEqual({
      folders: ['/_assets/shell/1.0.0/', '/_assets/mf-cart-order/1.2.0/', '/_assets/mf-cart-order/1.1.0/'],
      scripts: ['https://pay.example/v2/browser-sdk.js', 'https://pg.example/js/'],
      origins: ['https://pay.example'],
    });
  });

  it('names to the page where links lead, and no address of another remote', () => {
    const { remotes } = clientReleaseFor(activate(release).client, 'mf-cart-order');
    expect(remotes['mf-live']).toMatchObject({ candidates: [], routes: [{ path: '/mf-live' }] });
    expect(remotes['mf-cart-order']?.candidates).toHaveLength(2);
  });
});

describe('the inventory', () => {
  const pages = inventoryOf(release, config);

  it('has every isolated page, and no other', () => {
    expect(pages.map(({ path }) => path)).toEqual(['/order']);
  });

  it('has every script that the page may run, each with a reason and a role, and nothing of other remotes', () => {
    const [page] = pages;
    const script = (name: string, version: string) =>
      ['remoteEntry.js', 'route.js'].map((file) => `/_assets/${name}/${version}/${file}`);
    expect(page?.scripts.map(({ address }) => address)).toEqual([
      'inline',
      ...script('shell', '1.0.0'),
      ...script('mf-cart-order', '1.2.0'),
      ...script('mf-cart-order', '1.1.0'),
      'https://pay.example/v2/browser-sdk.js',
      'https://pg.example/js/',
    ]);
    for (const { why, authorisedBy } of page?.scripts ?? []) {
      expect(why).not.toBe('');
      expect(authorisedBy).toMatch(/team|squad/);
    }
    const policy = page?.headers['content-security-policy'] ?? '';
    expect(policy).not.toContain('strict-dynamic');
    expect(policy).not.toContain('mf-live');
  });
});
