import { sampleRelease } from '@mall/registry/testing/sample-build';
import type { RouteToSee } from './sample-addresses.ts';
import { wrongAnswer } from './wrong-answer.ts';

const route: RouteToSee = { remote: 'mf-live', id: 'live', path: '/livestream', isPersonal: false };
const release = sampleRelease({ shell: '2.0.0', 'mf-live': '2.0.0' });

interface AnsweredPage {
  shell?: string;
  live?: string;
  id?: string;
  owner?: string | null;
  isRendered?: boolean;
}

const pageOf = ({
  shell = '2.0.0',
  live = '2.0.0',
  id = release.id,
  owner = 'mf-live',
  isRendered = true,
}: AnsweredPage) => {
  const candidates = [{ version: live }, { version: '1.0.0' }];
  const state = { owner, isRendered, release: { id, remotes: { 'mf-live': { candidates } } } };
  return `<script src="/_assets/shell/${shell}/main.js"></script><script type="application/json" id="page-state">${JSON.stringify(state)}</script>`;
};
const look = (answered: AnsweredPage, status = 200) =>
  wrongAnswer({ status, html: pageOf(answered) }, { route, release });

it('is nothing where the server rendered the page in the versions of the release', () => {
  expect(look({})).toEqual([]);
});

// Once three renders had thrown the edge showed the version before, which worked: the release passed and was promoted.
it('is a remote that the server shows in its previous version', () => {
  expect(look({ live: '1.0.0' })).toEqual([
    'the server shows mf-live@1.0.0, because renders of mf-live@2.0.0 failed',
  ]);
});

// The browser that looks had loaded its first pages anew with the shell before, and every page after that came with it.
it('is a shell that the server shows in its previous version', () => {
  expect(look({ shell: '1.0.0' })).toEqual([
    'the server shows it with another shell, because shell@2.0.0 did not start',
  ]);
});

it.each<[string, AnsweredPage, number, string]>([
  ['an error', {}, 503, 'the server answers 503'],
  ['another release', { id: 'r0001-00000000' }, 200, 'the server shows r0001-00000000'],
  ['a page without an owner', { owner: null }, 200, 'the server shows a page of no remote'],
  ['a skeleton', { isRendered: false }, 200, 'the server did not render it'],
])('is %s', (_what, answered, status, reason) => {
  expect(look(answered, status)).toEqual([reason]);
});

it('is a page without the shop in it', () => {
  expect(wrongAnswer({ status: 200, html: '<h1>It works!</h1>' }, { route, release })).toEqual([
    'the server answers with a page that is none of the shop',
  ]);
});
