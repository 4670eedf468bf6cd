import { plainTextOf, richTextSchema } from '@mall/contracts/api/content/rich-text';
import fc from 'fast-check';
import * as z from 'zod';
import { htmlToRichText } from './html-to-rich-text.ts';
import { readRichText } from './read-rich-text.ts';

const paragraph = (text: string) => ({ type: 'paragraph', text: [{ text }] });

describe('rich text of HTML', () => {
  it('reads headings, marks, links, lists, tables, quotes and rules', () => {
    const { text, refused } = htmlToRichText(`<!doctype html><!-- note --><h1>겨울 &amp; 코트</h1>
      <p>가장 <strong>따뜻한 <em>한 벌</em></strong>, <a href="/goods/view/3">보러 가기</a><br>둘째 줄</p>
      <ul><li>하나</li><li>둘</li></ul><ol><li>셋</li></ol>
      <table><tr><th>등급</th><th>할인</th></tr><tr><td>VIP</td><td></td></tr></table>
      <blockquote><p>입을수록 좋다</p></blockquote><hr>끝`);
    expect(refused).toEqual([]);
    expect(text).toEqual([
      { type: 'heading', level: 2, text: [{ text: '겨울 & 코트' }] },
      {
        type: 'paragraph',
        text: [
          { text: '가장 ' },
          { text: '따뜻한 ', marks: ['bold'] },
          { text: '한 벌', marks: ['bold', 'italic'] },
          { text: ', ' },
          { text: '보러 가기', href: '/goods/view/3' },
        ],
      },
      paragraph('둘째 줄'),
      { type: 'list', is_ordered: false, items: [[{ text: '하나' }], [{ text: '둘' }]] },
      { type: 'list', is_ordered: true, items: [[{ text: '셋' }]] },
      {
        type: 'table',
        rows: [
          [[{ text: '등급' }], [{ text: '할인' }]],
          [[{ text: 'VIP' }], []],
        ],
      },
      { type: 'quote', text: [{ text: '입을수록 좋다' }] },
      { type: 'rule' },
      paragraph('끝'),
    ]);
  });

  it('takes pictures of the media store, clips and products, and names what it leaves out', () => {
    const { text, refused } =
      htmlToRichText(`<img src="/media/banners/1-wide.webp?v=1" width="1920" height="800" alt="코트">
      <img src="https://elsewhere.test/x.png" width="1" height="1"><video src="/api/media/clips/6.webm" title="걷는 모습"></video>
      <products ids="3, 4" title="글 속 상품"></products><products ids="x"></products>
      <iframe src="https://www.youtube.com/embed/1"></iframe><marquee onstart="alert(1)">흐르는 글</marquee>`);
    expect(text).toEqual([
      {
        type: 'picture',
        picture: { path: '/media/banners/1-wide.webp?v=1', alt: '코트', width: 1920, height: 800 },
        caption: '',
      },
      { type: 'video', src: '/api/media/clips/6.webm', title: '걷는 모습' },
      { type: 'products', title: '글 속 상품', product_ids: [3, 4] },
      paragraph('흐르는 글'),
    ]);
    expect(refused).toEqual([
      'img https://elsewhere.test/x.png (a path of /media with width and height)',
      'products ids x',
      '<iframe>',
      'marquee onstart',
      '<marquee>',
    ]);
  });

  it.each([
    ['javascript:alert(1)'],
    [' jAvAsCrIpT:alert(1)'],
    ['java&#10;script:alert(1)'],
    ['data:text/html,<script>'],
    ['//evil.test'],
    ['/\\evil.test'],
    ['/\t/evil.test'],
    ['http://plain.test'],
    ['vbscript:x'],
  ])('leads nowhere by %s', (href) => {
    const { text } = htmlToRichText(`<p><a href="${href.replaceAll('<', '&lt;')}">글</a></p>`);
    expect(text).toEqual([paragraph('글')]);
  });

  it.each([
    ['<script>alert(1)</script>글'],
    ['<style>p{}</style>글'],
    ['<svg><a href="javascript:1">x</a></svg>글'],
    ['<scr<script>ipt>x</script>글'],
  ])('shows nothing of %s but its text', (html) => {
    expect(plainTextOf(htmlToRichText(html).text)).toMatch(/글$/);
    expect(JSON.stringify(htmlToRichText(html).text)).not.toContain('alert(1)');
  });

  it('gives valid blocks for whatever it is fed', () => {
    const piece = fc.constantFrom(
      ...[
        '<p>',
        '</p>',
        '<a href="',
        'javascript:x',
        '">',
        '<img src=/media/a width=1 height=1>',
        '<ul><li>',
      ],
      ...[
        '</li>',
        '<td>',
        '<table>',
        '<tr>',
        '&#0;',
        '&#xd800;',
        '<',
        '>',
        '"',
        '글',
        '<h2>',
        '</table>',
        '<video src=//x>',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const { text } = htmlToRichText(pieces.join(''));
        expect(z.parse(richTextSchema, text)).toEqual(text);
        expect(JSON.stringify(text)).not.toContain('"href":"javascript');
      }),
    );
  });
});

describe('stored rich text', () => {
  it('shows strings as paragraphs, and leaves out what is no safe block', () => {
    const unsafe = { type: 'paragraph', text: [{ text: 'x', href: 'javascript:alert(1)' }] };
    expect(readRichText(['글', unsafe, { type: 'html', html: '<script>' }, { type: 'rule' }])).toEqual([
      paragraph('글'),
      { type: 'rule' },
    ]);
    expect(readRichText(null)).toEqual([]);
  });
});
