import { useOf } from '../products/garments/garment-kind.ts';
import type { MadeProduct } from '../products/make-product.ts';
import { type Dice, diceOf } from '../random.ts';
import {
  afterCriticism,
  fabricWords,
  fitWords,
  general,
  lowScore,
  mixed,
  openings,
} from './review-sentences.ts';
import { reviewerBody } from './reviewer-body.ts';

const dayMs = 86_400_000;
const surnames = [
  '김',
  '이',
  '박',
  '최',
  '정',
  '강',
  '조',
  '윤',
  '장',
  '임',
  '한',
  '오',
  '서',
  '신',
  '권',
  '송',
];
const reviewsPerProduct = 5;
/** Stars as they are given: many are pleased, few are angry. */
const scores = [...Array(22).fill(5), ...Array(11).fill(4), 3, 3, 3, 3, 2, 2, 1];

/** Reviews of one product, more for popular ones; names are masked as the shop shows them. */
export function makeReviews({ product, colors, options, kind, line, popularity }: MadeProduct, now: Date) {
  const bodies = diceOf(`review-bodies-${product.product_id}`);
  const dice = diceOf(`reviews-${product.product_id}`);
  const extras = diceOf(`review-extras-${product.product_id}`);
  const count = Math.round(reviewsPerProduct * (0.3 + popularity * 2.6)) + dice.between(0, 2);
  const ageMs = now.getTime() - Date.parse(product.released_at);
  return Array.from({ length: count }, (_, index) => {
    const score = dice.pick(scores);
    const option = dice.pick(options);
    const sizeName = option.size_name;
    const color = colors.find((item) => item.color_id === option.color_id);
    const user_name = `${dice.pick(surnames)}*${dice.pick(['은', '진', '수', '영', '호', '민', '아', '현', '우', '희'])}`;
    const content = sentences(score, kind, dice);
    return {
      review_id: product.product_id * 100 + index,
      product_id: product.product_id,
      score,
      user_name,
      option_name: `${color?.name ?? ''} / ${sizeName}`,
      content,
      size_name: sizeName,
      ...reviewerBody({ garment: product.garment, line, sizeName, content }, bodies),
      color_id: option.color_id,
      ...picturesAndLikes(score, extras),
      created_at: new Date(now.getTime() - Math.floor(dice.next() * Math.max(ageMs, dayMs))).toISOString(),
    };
  });
}

/** One review in four has pictures; those help more people. */
function picturesAndLikes(score: number, dice: Dice) {
  const picture_views = dice.chance(0.25) ? dice.pick([['styled'], ['styled', 'detail'], ['detail']]) : [];
  const most = (score >= 4 ? 12 : 4) + picture_views.length * 12;
  return { picture_views, like_count: Math.floor(dice.next() ** 3 * most) };
}

function sentences(score: number, kind: MadeProduct['kind'], dice: Dice): string {
  const use = useOf(kind);
  if (score <= 3)
    return [dice.pick((score === 3 ? mixed : lowScore)[use]), dice.pick(afterCriticism)].join(' ');
  const body = dice.sample(
    [dice.pick(fitWords[use]), dice.pick(fabricWords[use]), dice.pick(general)],
    dice.between(1, 3),
  );
  return [dice.pick(openings), ...body].join(' ');
}
