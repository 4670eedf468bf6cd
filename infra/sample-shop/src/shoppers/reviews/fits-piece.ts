import type { ReviewFacts } from './facts.ts';

const isNamed = (word: RegExp) => (facts: ReviewFacts) => word.test(facts.name);
const isNotNamed = (word: RegExp) => (facts: ReviewFacts) => !word.test(facts.name);

/** Groups of colours that light up a face. */
const brightening = ['WHITE', 'PINK', 'YELLOW', 'BLUE', 'PURPLE', 'BEIGE'];

/** Sentences that are said of their kind of piece in general, and of which pieces they are true. */
const conditions: readonly (readonly [said: RegExp, of: (facts: ReviewFacts) => boolean])[] = [
  [/울인데/, ({ blend }) => blend.includes('울')],
  [/털 빠짐/, ({ blend }) => blend.includes('솜털')],
  [/^목|목 늘어/, ({ use }) => use === 'upper'],
  [/소매/, isNotNamed(/베스트|조끼/)],
  [/무릎|다리가 길어/, isNotNamed(/스커트|쇼츠|반바지/)],
  [/어깨에 멨/, isNotNamed(/탑핸들|토트백/)],
  [/어깨가 편해/, ({ use }) => use === 'bag'],
  [/모양이 안 무너져/, isNotNamed(/호보|에코백|쇼퍼백/)],
  [/지퍼가/, isNamed(/백팩/)],
  [/챙이/, isNamed(/캡$/)],
  [/안에 하나 더/, isNamed(/코트|재킷|점퍼|블루종|블레이저|가디건|패딩|트러커|집업/)],
  [/구겨/, isNotNamed(/패딩|점퍼|코트|니트|가디건|스웨터|베스트|조끼/)],
  [/얼굴을 환하게/, ({ colorGroup }) => brightening.includes(colorGroup)],
  [/남편이|엄마 것/, ({ line }) => line !== 'men'],
];

/** Whether a sentence may be said of this piece. */
export const fitsPiece = (text: string, facts: ReviewFacts): boolean =>
  conditions.every(([said, of]) => !said.test(text) || of(facts));

/** Whether an end follows from a complaint: a piece is not inspected, or changed, for late delivery or its price. */
export const follows = (complaint: string, end: string): boolean =>
  !(/늦|이 값이면/.test(complaint) && /실물|교환/.test(end));
