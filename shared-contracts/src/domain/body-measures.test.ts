import { bandEnd, bandOf } from './body-measures.ts';

it.each([
  [170, 170, 174],
  [172, 170, 174],
  [174, 170, 174],
  [175, 175, 179],
])('%i is in the band from %i to %i', (measure, from, to) => {
  expect([bandOf(measure), bandEnd(bandOf(measure))]).toEqual([from, to]);
});
