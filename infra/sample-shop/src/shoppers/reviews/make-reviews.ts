import type { FitAnswer } from '@mall/contracts/domain/catalogue/goods-kind';
import { bodyOf } from '../../products/body-of-size.ts';
import { clothOf } from '../../products/garments/cloth-of.ts';
import { useOf } from '../../products/garments/garment-kind.ts';
import type { MadeProduct } from '../../products/make-product.ts';
import { type Dice, diceOf } from '../../random.ts';
import { seasonOf } from '../../wardrobe/season.ts';
import { BestPages } from './best-pages.ts';
import { composeReview, decksOf } from './compose-review.ts';
import type { ReviewFacts } from './facts.ts';
import { fitOf } from './fit-of.ts';

const dayMs = 86_400_000;
const surnames = [...'김이박최정강조윤장임한오서신권송'] as const;
const givenNames = [...'은진수영호민아현우희'] as const;
const reviewsPerProduct = 5;
/** Days from the release to the first review: a shopper has to buy it and have it. */
const firstReviewDays = 3;
/** Stars as they are given: many are pleased, few are angry. */
const scores = [...Array(22).fill(5), ...Array(11).fill(4), 3, 3, 3, 3, 2, 2, 1];
/** Fit answers of reviewers who are pleased all the same. */
const answers: readonly FitAnswer[] = [...Array(8).fill('TRUE'), 'MORE', 'LESS'];
/** Shoppers' photos of a review, as the pictures of the catalogue know them. */
const photos = [['snap-floor'], ['snap-mirror'], ['snap-hanger'], ['snap-floor', 'snap-mirror']];
/** A few reviews help far more people than all others: likes of the best ones, 150 at most. */
const likesRise = 0.12;
/** Only for what is worn does a shopper stand before a mirror. */
const thingPhotos = [['snap-floor'], ['snap-hanger']];

/** Reviews of one product, more for popular ones; names are masked as the shop shows them. */
export function makeReviews(made: MadeProduct, site: string, now: Date, pages = new BestPages(1)) {
  const { product, colors, options, kind, line, design, popularity } = made;
  const dice = diceOf(`reviews-${product.product_id}`);
  const extras = diceOf(`review-extras-${product.product_id}`);
  const use = useOf(kind);
  const cloth = clothOf(design.material);
  const decks = decksOf({ use, cloth }, dice);
  const own = new Set<string>();
  const firstAt = Date.parse(product.released_at) + firstReviewDays * dayMs;
  const isOut = firstAt < now.getTime();
  const count = isOut ? Math.round(reviewsPerProduct * (0.3 + popularity * 2.6)) + dice.between(0, 2) : 0;
  return Array.from({ length: count }, (_, index) => {
    const score = dice.pick(scores);
    const option = dice.pick(options);
    const color = colors.find((item) => item.color_id === option.color_id);
    const size = option.size_name;
    const createdAt = new Date(firstAt + Math.floor(dice.next() * (now.getTime() - firstAt)));
    const answer = score >= 4 && kind.sizes !== 'free' ? dice.pick(answers) : 'TRUE';
    const body = dice.chance(0.7) ? bodyOf({ line, size, answer }, dice) : null;
    const isShown = body !== null && dice.chance(0.85);
    const { picture_views, likes } = picturesAndLikes(score, use, extras);
    const season = seasonOf(createdAt);
    const facts: ReviewFacts = {
      use,
      cloth,
      line,
      blend: design.material.blend,
      name: design.name,
      noun: design.noun,
      color: color?.name ?? '',
      colorGroup: color?.color_group ?? '',
      size,
      hasSizes: kind.sizes !== 'free',
      body: isShown ? body : null,
      season: product.seasons.includes(season) ? season : null,
    };
    const best = pages.of(site, likes);
    const said = best ? [own, best] : [own];
    const content = composeReview(facts, { score, decks, said, isLong: best !== null, answer }, dice);
    return {
      review_id: product.product_id * 100 + index,
      product_id: product.product_id,
      score,
      user_name: `${dice.pick(surnames)}*${dice.pick(givenNames)}`,
      option_name: `${facts.color} / ${size}`,
      content,
      size_name: size,
      height_cm: body?.height ?? null,
      weight_kg: body?.weight ?? null,
      is_body_shown: isShown,
      fit: fitOf(product.garment, content, answer, dice),
      color_id: option.color_id,
      picture_views,
      like_count: Math.floor(likes ** 2 * likesRise),
      created_at: createdAt.toISOString(),
    };
  }).filter(({ content }) => content !== '');
}

/** One review in four has photos; those help more people. */
function picturesAndLikes(score: number, use: ReviewFacts['use'], dice: Dice) {
  const taken = use === 'upper' || use === 'lower' ? photos : thingPhotos;
  const picture_views = dice.chance(0.25) ? dice.pick(taken) : [];
  const most = (score >= 4 ? 12 : 4) + picture_views.length * 12;
  return { picture_views, likes: dice.next() ** 3 * most };
}
