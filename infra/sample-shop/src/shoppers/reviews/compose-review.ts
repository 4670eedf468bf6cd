import type { Dice } from '../../random.ts';
import type { Said } from './best-pages.ts';
import { ofCloth } from './cloth-praise.ts';
import { afterCriticism, low, mixed } from './criticism.ts';
import type { ReviewFacts, Sentence } from './facts.ts';
import { fitsPiece, follows } from './fits-piece.ts';
import { endings, ofColor, ofFit, ofSeason, openings } from './praise.ts';

/** Sentences of one product's reviews, each said once. */
export interface Decks {
  opening: readonly Sentence[];
  middles: readonly (readonly Sentence[])[];
  ending: readonly Sentence[];
  mixed: readonly Sentence[];
  low: readonly Sentence[];
  afterCriticism: readonly Sentence[];
}

const shuffled = (sentences: readonly Sentence[], dice: Dice) => dice.sample(sentences, sentences.length);

/** What reviews of a kind of piece may say, in an order of their own. */
export function decksOf({ use, cloth }: Pick<ReviewFacts, 'use' | 'cloth'>, dice: Dice): Decks {
  return {
    opening: shuffled(openings, dice),
    middles: [ofFit(use), ofCloth(use, cloth), ofColor, ofSeason].map((deck) => shuffled(deck, dice)),
    ending: shuffled(endings, dice),
    mixed: shuffled(mixed(use), dice),
    low: shuffled(low(use), dice),
    afterCriticism: shuffled(afterCriticism, dice),
  };
}

/** What a pleased reviewer says for whom the size was not right. */
const notQuite = {
  MORE: '정사이즈보다 조금 커서 한 사이즈 줄여도 될 것 같아요.',
  LESS: '살짝 작게 나와서 한 사이즈 크게 사는 게 좋겠어요.',
} as const;

/** Whether a sentence names the piece or its colour, which one before it named already. */
const namesAgain = (before: string, text: string, { noun, color }: ReviewFacts): boolean =>
  [noun, color].some((word) => before.includes(word) && text.includes(word));

interface Written {
  score: number;
  decks: Decks;
  /** Sentences that stand on the same pages already; what is written joins them. */
  said: readonly Said[];
  /** What helps many people says more than that its writer is pleased. */
  isLong: boolean;
  answer: 'LESS' | 'TRUE' | 'MORE';
}

/** A review of these facts, in sentences that no other one on its pages has. */
export function composeReview(
  facts: ReviewFacts,
  { score, decks, said, isLong, answer }: Written,
  dice: Dice,
): string {
  const written: string[] = [];
  const isFree = (text: string): boolean =>
    fitsPiece(text, facts) &&
    !said.some((page) => page.has(text)) &&
    written.every((other) => follows(other, text) && !namesAgain(other, text, facts));
  const add = (deck: readonly Sentence[]): void => {
    const text = deck.map((sentence) => sentence(facts)).find((each) => each !== null && isFree(each));
    if (!text) return;
    for (const page of said) page.add(text);
    written.push(text);
  };
  if (score <= 3) {
    add(score === 3 ? decks.mixed : decks.low);
    add(decks.afterCriticism);
    return written.join(' ');
  }
  const own = answer === 'TRUE' ? decks.middles : decks.middles.slice(1);
  const wanted = dice.sample([...own, decks.ending], dice.between(isLong ? 2 : 1, 3));
  const inOrder = [...own, decks.ending].filter((deck) => wanted.includes(deck));
  const fit = answer === 'TRUE' ? [] : [[() => notQuite[answer]]];
  for (const deck of [decks.opening, ...fit, ...inOrder]) add(deck);
  return written.join(' ');
}
