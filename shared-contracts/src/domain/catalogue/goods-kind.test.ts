import { fitAspectsOf } from './goods-kind.ts';

it.each([
  ['TOP', ['SIZE', 'LENGTH', 'WIDTH']],
  ['SHOES', ['SIZE', 'WIDTH']],
  ['CAP', ['SIZE']],
  ['BAG', []],
  [undefined, []],
] as const)('asks of the fit of %s: %j', (kind, aspects) => {
  expect(fitAspectsOf(kind)).toEqual(aspects);
});
