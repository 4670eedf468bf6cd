import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Registry } from '../registry.ts';
import { sampleContracts, sampleRoute, writeSampleBuild } from '../testing/sample-build.ts';

const mover = { by: 'a squad', why: '' };
const contracts = 'server/contracts.json';
let root: string;
let registry: Registry;

/** Publishes a version with these pages, whose code names these addresses. */
function publish(name: string, version: string, pages: string[], links: string[] = []): void {
  const folder = writeSampleBuild(root, {
    name,
    version,
    routes: pages.map((page) => sampleRoute(page, page)),
    contracts,
    content: {
      'remoteEntry.js': '',
      'server/server.cjs': '',
      [contracts]: JSON.stringify({ ...sampleContracts(), links }),
    },
  });
  registry.artifacts.publish(folder);
}

const compose = (versions: Record<string, string>, without: string[] = []) =>
  registry.compose({ versions, without, base: 'stable' });

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'lost-pages-'));
  registry = new Registry(path.join(root, 'data'));
  registry.setMenuLinks(['/coupon/list', '/never/there']);
  publish('shell', '1.0.0', [], ['/cs/faq']);
  publish('mf-content', '1.0.0', ['/coupon/list', '/cs/faq', '/event/view/:id', '/forgotten']);
  publish('mf-live', '1.0.0', ['/livestream'], ['/event/view/']);
  const first = compose({ shell: '1.0.0', 'mf-content': '1.0.0', 'mf-live': '1.0.0' });
  registry.promote(first.id, 'stable', mover);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('refuses a release that loses pages where menus, the shell or another remote lead, all at once', () => {
  publish('mf-content', '1.0.1', ['/forgotten']);
  expect(() => compose({ 'mf-content': '1.0.1' })).toThrow(
    [
      'these versions make no release',
      '  - the release loses /coupon/list (mf-content@1.0.0), where the menus lead: keep the page, release what leads there without the link, or say that it goes with --without /coupon/list',
      '  - the release loses /cs/faq (mf-content@1.0.0), where shell@1.0.0 leads: keep the page, release what leads there without the link, or say that it goes with --without /cs/faq',
      '  - the release loses /event/view/:id (mf-content@1.0.0), where mf-live@1.0.0 leads: keep the page, release what leads there without the link, or say that it goes with --without /event/view/:id',
    ].join('\n'),
  );
});

it('takes a release that loses a page where nothing leads, or that another remote has now', () => {
  const remaining = ['/cs/faq', '/event/view/:number'];
  publish('mf-content', '1.0.1', remaining);
  publish('mf-live', '1.0.1', ['/livestream', '/coupon/list'], ['/event/view/']);
  const release = compose({ 'mf-content': '1.0.1', 'mf-live': '1.0.1' });
  expect(registry.lostPages(release)).toEqual([]);
});

it('takes the loss of pages and of remotes that the composer named, and can list them', () => {
  publish('mf-content', '1.0.1', ['/cs/faq', '/event/view/:id']);
  expect(registry.lostPages(compose({ 'mf-content': '1.0.1' }, ['/coupon/list']))).toMatchObject([
    { path: '/coupon/list', owner: 'mf-content', linkedBy: ['the menus'] },
  ]);
  const without = compose({}, ['mf-content']);
  expect(registry.lostPages(without).map(({ path: page }) => page)).toEqual([
    '/coupon/list',
    '/cs/faq',
    '/event/view/:id',
  ]);
});

it('keeps what was said when the release goes on top of others, and sees what these lose besides', () => {
  publish('mf-content', '1.0.1', ['/cs/faq', '/event/view/:id']);
  const accepted = compose({ 'mf-content': '1.0.1' }, ['/coupon/list']);
  publish('mf-live', '1.0.1', ['/livestream'], ['/event/view/']);
  registry.promote(compose({ 'mf-live': '1.0.1' }).id, 'stable', mover);
  expect(registry.promote(accepted.id, 'stable', mover).rebasedFrom).toBe(accepted.id);

  // Where nothing led to a page when its end was composed, something does by now.
  publish('mf-content', '1.0.2', ['/cs/faq', '/event/view/:id', '/new']);
  registry.promote(compose({ 'mf-content': '1.0.2' }).id, 'stable', mover);
  publish('mf-content', '1.0.3', ['/cs/faq', '/event/view/:id']);
  const end = compose({ 'mf-content': '1.0.3' });
  publish('mf-live', '1.0.2', ['/livestream'], ['/new']);
  registry.promote(compose({ 'mf-live': '1.0.2' }).id, 'stable', mover);
  expect(() => registry.promote(end.id, 'stable', mover)).toThrow(
    /loses \/new \(mf-content@1\.0\.2\), where mf-live@1\.0\.2 leads/,
  );
});

it('opens a shop from its sources whatever they lose', () => {
  publish('mf-content', '1.0.1', []);
  const release = registry.compose({
    versions: { 'mf-content': '1.0.1' },
    base: 'stable',
    mayLosePages: true,
  });
  expect(registry.lostPages(release)).toHaveLength(3);
});
