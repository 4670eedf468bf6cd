import { htmlToRichText } from './html-to-rich-text.ts';

const paragraph = (text: string) => ({ type: 'paragraph', text: [{ text }] });
const textOf = (html: string) => htmlToRichText(html).text;

// Editors put paragraphs and breaks into cells and items: each became a cell or an item of its own, and a table's
// columns no longer met their names. The tests had cells of bare text only.
describe('tables and lists out of HTML', () => {
  it('keeps what stands in a cell in that cell, line by line', () => {
    const html = `<table><tr><th>구분</th><th>내용</th></tr>
      <tr><td><p>기간</p></td><td>11월 25일<br>12월 1일까지</td></tr>
      <tr><td></td><td><ul><li>하나</li><li>둘</li></ul></td></tr></table>`;
    expect(textOf(html)).toEqual([
      {
        type: 'table',
        rows: [
          [[{ text: '구분' }], [{ text: '내용' }]],
          [[{ text: '기간' }], [{ text: '11월 25일\n' }, { text: '12월 1일까지' }]],
          [[], [{ text: '하나\n' }, { text: '둘' }]],
        ],
      },
    ]);
  });

  it('keeps the columns of a row whose cell spans several, and says so', () => {
    const { text, refused } = htmlToRichText(
      '<table><tr><td colspan="2">합계</td><td>3</td></tr><tr><td rowspan=2>a</td><td>b</td><td>c</td></tr></table>',
    );
    expect(text).toEqual([
      {
        type: 'table',
        rows: [
          [[{ text: '합계' }], [], [{ text: '3' }]],
          [[{ text: 'a' }], [{ text: 'b' }], [{ text: 'c' }]],
        ],
      },
    ]);
    expect(refused).toEqual(['td colspan', 'td rowspan']);
  });

  it('shows a picture of a cell below the table, whose rows stay together', () => {
    const picture = { path: '/media/a.webp', alt: '', width: 3, height: 4 };
    expect(
      textOf(
        '<table><tr><td><img src="/media/a.webp" width="3" height="4">가</td></tr><tr><td>나</td></tr></table>끝',
      ),
    ).toEqual([
      { type: 'table', rows: [[[{ text: '가' }]], [[{ text: '나' }]]] },
      { type: 'picture', picture, caption: '' },
      paragraph('끝'),
    ]);
  });

  it('goes on with a list after one inside it, and after a picture', () => {
    const list = (...items: string[]) => ({
      type: 'list',
      is_ordered: false,
      items: items.map((text) => [{ text }]),
    });
    expect(textOf('<ul><li>하나<ul><li>둘</li></ul></li><li>셋</li></ul>끝')).toEqual([
      list('하나', '둘', '셋'),
      paragraph('끝'),
    ]);
    expect(textOf('<ul><li><p>하나</p><p>둘째 줄</p></li><li>셋</ul>')).toEqual([
      { ...list('셋'), items: [[{ text: '하나\n' }, { text: '둘째 줄' }], [{ text: '셋' }]] },
    ]);
    expect(
      textOf('<ul><li>하나<img src="/media/a.webp" width="3" height="4"></li><li>둘</li></ul>').map(
        ({ type }) => type,
      ),
    ).toEqual(['list', 'picture', 'list']);
  });
});

// What was hidden took the elements around it along when it closed: a link went on to the end of the text.
describe('what is hidden in HTML', () => {
  it('leaves the elements around it open', () => {
    expect(textOf('<p><a href="/x"><svg><path/></svg>보기</a></p><p>다음</p>')).toEqual([
      { type: 'paragraph', text: [{ text: '보기', href: '/x' }] },
      paragraph('다음'),
    ]);
    expect(textOf('<ul><li>가<script>x</script>나</li><li>다</li></ul>')).toEqual([
      { type: 'list', is_ordered: false, items: [[{ text: '가' }, { text: '나' }], [{ text: '다' }]] },
    ]);
  });

  it('ends where it is closed in its own tag, and is named where it never ends', () => {
    expect(textOf('<p>앞</p><iframe src="https://player.test/1" /><p>뒤</p>')).toEqual([
      paragraph('앞'),
      paragraph('뒤'),
    ]);
    const { text, refused } = htmlToRichText('<p>앞</p><style>p{}<p>뒤</p>');
    expect(text).toEqual([paragraph('앞')]);
    expect(refused).toEqual(['<style>', 'everything after <style>, which is not closed']);
  });

  it('ends a link or a mark that is left open with its paragraph', () => {
    expect(textOf('<p><a href="/x">보기<b>굵게</p><p>다음</p>')).toEqual([
      {
        type: 'paragraph',
        text: [
          { text: '보기', href: '/x' },
          { text: '굵게', marks: ['bold'], href: '/x' },
        ],
      },
      paragraph('다음'),
    ]);
  });
});

it('reads a clip by its first source, and names a clip without one', () => {
  const { text, refused } = htmlToRichText(
    '<video title="걷기"><source src="/media/a.webm"><source src="/media/a.mp4"></video><video></video>',
  );
  expect(text).toEqual([{ type: 'video', src: '/media/a.webm', title: '걷기' }]);
  expect(refused).toEqual(['video without src']);
});

it('reads the signs that Korean editors write by name', () => {
  expect(textOf('&copy; TBH &reg; 5&deg; &rarr; 20&euro; &bull; &laquo;겨울&raquo;')).toEqual([
    paragraph('© TBH ® 5° → 20€ • «겨울»'),
  ]);
});
