import { groupByInitial, initialOf } from './initials.ts';

describe('initials of brands', () => {
  it.each([
    ['가나', 'ㄱ'],
    ['까사', 'ㄱ'],
    ['쥬시쥬디', 'ㅈ'],
    ['힣', 'ㅎ'],
    [' jucy', 'J'],
    ['1943', '기타'],
    ['', '기타'],
    ['ㄱ', '기타'],
  ])('%j stands under %s', (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });

  it('are in the order of the alphabet, names within them too, and what has none comes last', () => {
    const groups = groupByInitial(['9', '하나', '나라', '가위', '가나', 'B'], (name) => name);
    expect(groups.map(({ initial, items }) => [initial, ...items])).toEqual([
      ['B', 'B'],
      ['ㄱ', '가나', '가위'],
      ['ㄴ', '나라'],
      ['ㅎ', '하나'],
      ['기타', '9'],
    ]);
  });
});
