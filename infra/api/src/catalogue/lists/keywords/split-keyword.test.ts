import { piecesOf, splitInto } from './split-keyword.ts';

const known = new Set(['울', '코트', '블랙', '코', '트', '롱코트']);
const isWord = (piece: string) => known.has(piece);

it('takes a word apart into the fewest words, longer ones first', () => {
  expect(splitInto('울코트블랙', isWord)).toEqual(['울', '코트', '블랙']);
  expect(splitInto('울롱코트', isWord)).toEqual(['울', '롱코트']);
});

it('leaves a word alone that is not made of words, or of too many', () => {
  expect(splitInto('울코드', isWord)).toBeNull();
  expect(splitInto('코코코코코', isWord)).toBeNull();
});

it('does not look into a word that is longer than anything a shopper means', () => {
  expect(piecesOf('코'.repeat(100))).toEqual([]);
  expect(splitInto('코트'.repeat(50), isWord)).toBeNull();
});
