import { deviceOf } from '@mall/contracts/domain/device';
import { familySiteOf } from '@mall/contracts/domain/family-site';
import { sampleArtifact, sampleRoute } from '@mall/registry/testing/sample-build';
import { scriptJson } from '../html/escape-html.ts';
import { activate } from '../release/active-release.ts';
import type { RenderResult } from '../render/render-job.ts';
import { bytesOf } from '../threads/bytes-of.ts';
import { type DocumentParts, renderDocument, statusOf } from './document.ts';

const attack = '</script><script>alert("1")</script>';
const route = sampleRoute('product', '/goods/view/:id');
const release = activate({
  schemaVersion: 1,
  id: 'r0001-00000000',
  sequence: 1,
  createdAt: '',
  note: '',
  shell: {
    artifact: sampleArtifact({ name: 'shell', entry: 'shell.js', content: { 'shell.js': '' } }),
    fallback: null,
  },
  remotes: {
    'mf-product': { artifact: sampleArtifact({ name: 'mf-product', routes: [route] }), fallback: null },
  },
});

const rendered: RenderResult = {
  header: bytesOf('<header></header>'),
  content: bytesOf('<h1>셔츠</h1>'),
  footer: bytesOf(''),
  css: { theme: '', global: '' },
  styles: [],
  head: { title: '셔츠', description: '면 셔츠' },
  fragments: [],
  memberId: null,
  isLoginConfirmed: false,
  isLoginDead: false,
  queries: bytesOf('{}'),
  missing: [],
  outcomes: {},
  faults: [],
  timings: [],
};

function documentOf(change: Partial<RenderResult> = {}, parts: Partial<DocumentParts> = {}): string {
  const page = renderDocument({
    request: { href: '/goods/view/1?color=2', site: familySiteOf(null), device: deviceOf('') },
    release,
    owner: 'mf-product',
    route,
    rendered: { ...rendered, ...change },
    isOfGrade: false,
    publicOrigin: 'https://mall.example',
    isZoomAllowed: false,
    zone: null,
    development: null,
    ...parts,
  });
  return page.map((piece) => Buffer.from(piece).toString()).join('');
}

const scripts = (html: string) => html.match(/<script\b/g)?.length;
const stateOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

describe('document of a page', () => {
  it('leaves state that no value can break out of', () => {
    const html = documentOf({ queries: bytesOf(scriptJson({ name: attack, line: '\u2028' })) });
    expect(scripts(html)).toBe(scripts(documentOf()));
    expect(html).not.toContain(attack);
    expect(stateOf(html).queries).toEqual({ name: attack, line: '\u2028' });
  });

  it('escapes title, description and structured data', () => {
    const html = documentOf({
      head: { title: `</title>${attack}`, description: `"><img src=x>`, jsonLd: { name: attack } },
    });
    expect(html).toContain('<title>&lt;/title&gt;&lt;/script&gt;');
    expect(html).toContain('content="&quot;&gt;&lt;img src=x&gt;"');
    expect(html).not.toContain(attack);
    expect(html).not.toContain('<img');
    expect(scripts(html)).toBe(3);
  });

  it('names one address for all variants of a page', () => {
    expect(documentOf()).toContain('<link rel="canonical" href="https://mall.example/goods/view/1">');
  });

  it('leads readers to the feed of what the page lists', () => {
    const feed = { path: '/rss/magazine.xml', title: '매거진 "겨울"' };
    expect(documentOf({ head: { title: '', description: '', feed } })).toContain(
      '<link rel="alternate" type="application/rss+xml" title="매거진 &quot;겨울&quot;" href="https://mall.example/rss/magazine.xml">',
    );
    expect(documentOf()).not.toContain('rss+xml');
  });

  it('names itself, and not the host that a path with two slashes looks like', () => {
    const request = { href: '//evil.example/', site: familySiteOf(null), device: deviceOf('') };
    expect(documentOf({}, { request })).toContain(
      '<link rel="canonical" href="https://mall.example//evil.example/">',
    );
    // What no route answers has no address of its own.
    const html = documentOf({ head: null }, { request, owner: null });
    expect(html).not.toContain('rel="canonical"');
    for (const page of [html, documentOf({}, { request })]) expect(page).not.toMatch(/"https?:\/\/evil/);
  });

  it('names what the route needs with its integrity, the shell first and nothing twice', () => {
    const list = /\)\((\[\{.*?\]),\d+\)<\/script>/s.exec(documentOf())?.[1] ?? '[]';
    expect(JSON.parse(list)).toEqual([
      { href: '/_assets/shell/1.0.0/shell.js', integrity: expect.stringMatching(/^sha384-/) },
      { href: '/_assets/mf-product/1.0.0/remoteEntry.js', integrity: expect.stringMatching(/^sha384-/) },
    ]);
  });

  it('gives every script and style a nonce or keeps it from running', () => {
    const html = documentOf({
      styles: [{ key: 'k', css: '.a{}' }],
      head: { ...rendered.head, title: '', description: '', jsonLd: {} },
    });
    const bare = html.match(/<(script|style)\b(?![^>]*(nonce=|application\/))[^>]*>/g);
    expect(bare).toBeNull();
  });

  it('shows a skeleton where the server rendered nothing, and says so to the shell', () => {
    const html = documentOf({ content: Buffer.of(), head: null });
    expect(html).toContain('aria-busy="true"');
    expect(stateOf(html)).toMatchObject({ owner: 'mf-product', isRendered: false });
  });

  it('answers 404 for an unknown path and for what its page calls missing', () => {
    expect(statusOf(null, rendered)).toBe(404);
    expect(statusOf('mf-product', { ...rendered, head: { title: '', description: '', status: 404 } })).toBe(
      404,
    );
    expect(statusOf('mf-product', rendered)).toBe(200);
    const html = documentOf({ content: Buffer.of(), head: null }, { owner: null, route: null });
    expect(html).toContain('페이지를 찾을 수 없어요');
    expect(html).toContain('<meta name="robots" content="noindex">');
    // One page for all such addresses can name none of them.
    expect(html).not.toContain('rel="canonical"');
    expect(html).not.toContain('og:url');
  });
});
