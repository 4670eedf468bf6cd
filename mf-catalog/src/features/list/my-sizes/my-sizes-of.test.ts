import { areExactly, mySizesOf } from './my-sizes-of.ts';

const group = (value: string, ...sizes: string[]) => ({
  value,
  name: value,
  count: sizes.length,
  children: sizes.map((size) => ({ value: size, name: size, count: 1 })),
});
const ladders = {
  LETTER: ['S', 'M', 'XL'],
  WAIST: ['28', '30'],
  SHOES: ['230', '270'],
  FREE: ['FREE'],
};
const groups = Object.entries(ladders).map(([value, sizes]) => group(value, ...sizes));
const names = (...given: Parameters<typeof mySizesOf>) => mySizesOf(...given).map(({ name }) => name);

it("a list's sizes are found by their names, in the order of a body", () => {
  expect(names({ shoes: '270', bottom: '30', top: 'M' }, groups)).toEqual(['M', '30', '270']);
  expect(names({}, groups)).toEqual([]);
});

it('names are typed as people type them', () => {
  expect(names({ top: ' xl ', bottom: '30 ' }, groups)).toEqual(['XL', '30']);
});

it('what no group of the list has is left out', () => {
  expect(names({ top: '95', bottom: '30', shoes: '270' }, [group('WAIST', '28', '30')])).toEqual(['30']);
  expect(names({ top: 'M' }, [])).toEqual([]);
  // Part of a name is not the name.
  expect(names({ top: 'X', bottom: '3' }, groups)).toEqual([]);
});

it('each kind has its own ladders, so that no name is taken from those of another', () => {
  const taken = (['top', 'bottom', 'shoes'] as const).map((kind) =>
    Object.values(ladders)
      .flat()
      .filter((name) => names({ [kind]: name }, groups).length > 0),
  );
  expect(taken).toEqual([
    ['S', 'M', 'XL'],
    ['S', 'M', 'XL', '28', '30'],
    ['230', '270'],
  ]);
  // Even where another ladder has the very name.
  expect(names({ top: 'M' }, [group('HATS', 'M')])).toEqual([]);
});

it('one letter of two kinds is one value', () => {
  expect(names({ top: 'M', bottom: 'm' }, groups)).toEqual(['M']);
});

it.each([
  [['M', '30'], true],
  [['30', 'M'], true],
  [['M'], false],
  [['M', '30', 'S'], false],
  [['M', 'S'], false],
])('of M and 30, %p are exactly these: %p', (chosen, expected) => {
  expect(areExactly(chosen, ['M', '30'])).toBe(expected);
});
