import { deviceOf } from '@mall/contracts/domain/device';
import type { PageState } from '@mall/contracts/platform/page-state';
import { readPageState } from './read-page-state.ts';

afterEach(() => document.body.replaceChildren());

const stateWith = (entry: string): PageState => ({
  release: { id: 'r1', remotes: { 'mf-product': { candidates: [{ version: '1.0.0', entry }], routes: [] } } },
  device: deviceOf(''),
  site: 'tbh_shop',
  memberId: null,
  owner: null,
  isRendered: true,
  queries: { queries: [] },
});
const released = stateWith('/_assets/mf-product/1.0.0/remoteEntry.js');
const element = (state: unknown, tag = 'script type="application/json"') =>
  `<${tag} id="page-state">${JSON.stringify(state)}</${tag.split(' ')[0]}>`;

function read(html: string): PageState {
  document.body.innerHTML = html;
  return readPageState(document);
}

describe('the state that a page starts from', () => {
  it('is the one that the edge left', () => {
    expect(read(element(released))).toEqual(released);
    expect(read(element(stateWith('http://localhost:3101/remoteEntry.js'))).site).toBe('tbh_shop');
  });

  it.each([
    ['there is none', ''],
    ["a remote's HTML holds another", element(released, 'div') + element(released)],
    ['it is no script', element(released, 'div')],
    ['it could run', element(released, 'script type="text/plain"')],
  ])('is refused when %s', (_case, html) => {
    expect(() => read(html)).toThrow('no page state of its own');
  });

  it.each([
    'https://evil.example/remoteEntry.js',
    '//evil.example/_assets/mf-product/1.0.0/remoteEntry.js',
    '/_assets/mf-product/../../api/x.js',
    '/api/products/search',
    'http://localhost.evil.example:3101/remoteEntry.js',
    'javascript:alert(1)',
  ])('is refused when it names the script %s', (entry) => {
    expect(() => read(element(stateWith(entry)))).toThrow('Invalid');
  });
});
