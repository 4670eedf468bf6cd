import { maskName } from './mask-name.ts';

it.each([
  ['김서연', '김*연'],
  ['이도', '이*'],
  ['남궁민수', '남**수'],
  ['박', '박*'],
  ['', '*'],
])('shows %s as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});
