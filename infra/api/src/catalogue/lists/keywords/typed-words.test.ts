import fc from 'fast-check';
import { typedWords } from './typed-words.ts';

const lettersOf = (words: readonly { typed: string; isTooLong: boolean }[]) =>
  words
    .filter(({ isTooLong }) => !isTooLong)
    .reduce((sum, { typed }) => sum + typed.normalize('NFKD').length, 0);

it('are those that were typed, in small letters and once each', () => {
  expect(typedWords(' Wool 코트  wool ㅋㅌ ').map(({ typed }) => typed)).toEqual(['wool', '코트', 'ㅋㅌ']);
  expect(typedWords('가'.repeat(40))).toMatchObject([{ isTooLong: false }]);
});

it('are not looked up where one character becomes eighteen letters', () => {
  expect(typedWords('ﷺ'.repeat(92))).toMatchObject([{ isTooLong: true }]);
  expect(lettersOf(typedWords('ﷺ '.repeat(50)))).toBeLessThanOrEqual(18);
});

it('have the database compare at most 960 letters, whatever was typed', () => {
  // Characters that grow, among all others.
  const character = fc.oneof(
    fc.constantFrom('ﷺ', '㈜', 'ﬃ', '뷁', 'İ', '𝅘𝅥𝅯', ' '),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(fc.array(character, { maxLength: 100 }), (characters) => {
      const words = typedWords(characters.join(''));
      expect(words.length).toBeLessThanOrEqual(8);
      expect(lettersOf(words)).toBeLessThanOrEqual(960);
    }),
  );
});
