import { groupByInitial, initialOf } from './brand-initials.ts';

it.each([
  ['마인드브릿지', 'ㅁ'],
  ['까르뜨', 'ㄱ'],
  ['쥬시쥬디', 'ㅈ'],
  ['힣', 'ㅎ'],
  ['가', 'ㄱ'],
  ['가나'.normalize('NFD'), 'ㄱ'],
  ['rrig', 'R'],
  ['  Foluv', 'F'],
  ['8seconds', '#'],
  ['', '#'],
  ['é', '#'],
])('%s is found under %s', (name, initial) => expect(initialOf(name)).toBe(initial));

it('puts Korean initials before Latin ones before others, each by name', () => {
  const brands = ['Zed', '하나', '가람', '1st', 'Alpha', '가게'].map((name) => ({ name }));
  expect(
    groupByInitial(brands).map(({ initial, brands: of }) => [initial, of.map(({ name }) => name)]),
  ).toEqual([
    ['ㄱ', ['가게', '가람']],
    ['ㅎ', ['하나']],
    ['A', ['Alpha']],
    ['Z', ['Zed']],
    ['#', ['1st']],
  ]);
});
