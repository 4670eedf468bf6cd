import { choiceParam, idParam, pageParam, textParam } from './url-params.ts';

const pageAt = (search: string, maximum?: number) =>
  pageParam(new URL(`https://mall.test/board/notice${search}`), maximum);

describe('parts of a URL', () => {
  it.each([
    ['12', 12],
    ['007', 7],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['1e3', null],
    ['12th', null],
    [' 12', null],
    ['1234567890', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('"%s" as an id is %s', (value, id) => {
    expect(idParam(value)).toBe(id);
  });

  it.each([
    ['?page=2', 2],
    ['?page=1000', 1000],
    ['?page=1001', 1],
    ['?page=0', 1],
    ['?page=1.5', 1],
    ['?page=last', 1],
    ['', 1],
  ])('"%s" asks for page %i', (search, page) => {
    expect(pageAt(search)).toBe(page);
  });

  it('can ask for a later page where a list has more of them', () => {
    expect(pageAt('?page=1001', 10_000)).toBe(1001);
  });

  it.each([
    ['?tab=written', 'written'],
    ['?tab=WRITTEN', null],
    ['?tab=', null],
    ['?tab=toString', null],
    ['?tab=write&tab=written', 'write'],
    ['', null],
  ])('"%s" names %s of two tabs', (search, tab) => {
    expect(
      choiceParam(new URL(`https://mall.test/mypage/reviews${search}`), 'tab', ['write', 'written']),
    ).toBe(tab);
  });

  it.each([
    ['?word=%20coat%20', 'coat'],
    ['?word=co%00at', 'coat'],
    ['?word=%ED%A0%80', ''],
    // Cut within a letter of two halves.
    ['?word=abcdefghi%F0%9F%91%97', 'abcdefghi'],
    ['?word=abcdefghijkl', 'abcdefghij'],
    ['', ''],
  ])('"%s" asks for the text "%s"', (search, text) => {
    expect(textParam(new URL(`https://mall.test/goods/list${search}`), 'word', 10)).toBe(text);
  });
});
