import { durationText, viewsText } from './format.ts';

it.each([
  [8, '0:08'],
  [58, '0:58'],
  [725, '12:05'],
])('says %i seconds as %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});

it.each([
  [980, '980'],
  [1290, '1.2천'],
  [9999, '9.9천'],
  [20_000, '2만'],
  [123_456, '12만'],
])('says %i views as %s', (count, text) => {
  expect(viewsText(count)).toBe(text);
});
