import type { Dice } from '../../random.ts';
import { ofCloth } from './cloth-praise.ts';
import { afterCriticism, low, mixed } from './criticism.ts';
import type { ReviewFacts, Sentence } from './facts.ts';
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

/** What somebody says for whom a size was not right, though they are pleased. */
const notQuite = {
  MORE: '정사이즈보다 조금 커서 한 사이즈 줄여도 될 것 같아요.',
  LESS: '살짝 작게 나와서 한 사이즈 크게 사는 게 좋겠어요.',
} as const;

interface Written {
  score: number;
  decks: Decks;
  /** Sentences that stand on the same pages already; what is written joins them. */
  said: readonly Set<string>[];
  answer: 'LESS' | 'TRUE' | 'MORE';
}

/** A review of these facts, in sentences that no other one on its pages has. */
export function composeReview(
  facts: ReviewFacts,
  { score, decks, said, answer }: Written,
  dice: Dice,
): string {
  const next = (deck: readonly Sentence[]): string | null => {
    for (const sentence of deck) {
      const text = sentence(facts);
      if (text === null || said.some((page) => page.has(text))) continue;
      for (const page of said) page.add(text);
      return text;
    }
    return null;
  };
  if (score <= 3) return joined([next(score === 3 ? decks.mixed : decks.low), next(decks.afterCriticism)]);
  const own = answer === 'TRUE' ? decks.middles : decks.middles.slice(1);
  const fit = answer === 'TRUE' ? null : next([() => notQuite[answer]]);
  const wanted = dice.sample([...own, decks.ending], dice.between(1, 3));
  const inOrder = [...own, decks.ending].filter((deck) => wanted.includes(deck));
  return joined([next(decks.opening), fit, ...inOrder.map(next)]);
}

const joined = (sentences: readonly (string | null)[]) => sentences.filter((text) => text !== null).join(' ');
