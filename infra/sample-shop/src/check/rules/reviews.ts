import { listBestReviews, type Review } from '@mall/contracts/api/community/reviews';
import type { Season } from '@mall/contracts/domain/catalogue/facets';
import { palettes } from '../../products/colors.ts';
import { ladder } from '../../products/sizes.ts';
import type { Shop, ShopProduct } from '../reading/shop.ts';
import type { Rule } from '../rule.ts';

interface Written {
  review: Review;
  product: ShopProduct;
  color: string;
  size: string;
}

/** Every review with what was bought. */
const written = ({ products }: Shop): Written[] =>
  products.flatMap((product) =>
    product.reviews.map((review) => {
      const [color = '', size = ''] = review.option.split(' / ');
      return { review, product, color, size };
    }),
  );

const describeReview = ({ review, product }: Written) =>
  `${product.id} ${product.view.product_name} (${product.line}, ${review.option}, ${review.score}): ${review.content}`;

const where = (isWrong: (item: Written) => boolean) => (shop: Shop) =>
  written(shop).filter(isWrong).map(describeReview);

/** Least and most weight (kg), and least height (cm), of those who wear each size in letters, XS first. */
const limits = {
  men: {
    weight: [
      [42, 66],
      [48, 72],
      [56, 80],
      [63, 90],
      [72, 100],
      [82, 112],
      [92, 125],
    ],
    height: [158, 160, 164, 167, 170, 172, 174],
  },
  women: {
    weight: [
      [36, 54],
      [40, 60],
      [46, 66],
      [52, 74],
      [60, 84],
      [68, 94],
      [76, 106],
    ],
    height: [148, 150, 152, 155, 157, 159, 160],
  },
} as const;

function isOtherBody({ review, product, size }: Written): boolean {
  const { height_cm, weight_kg } = review.body ?? {};
  const step = ladder.indexOf(size);
  if (product.line === 'goods' || !height_cm || !weight_kg) return false;
  const mass = weight_kg / (height_cm / 100) ** 2;
  if (mass < 16 || mass > 38) return true;
  if (step < 0) return height_cm < (product.line === 'men' ? 160 : 148);
  const { weight, height } = limits[product.line];
  const [least = 0, most = 0] = weight[step] ?? [];
  return weight_kg < least || weight_kg > most || height_cm < (height[step] ?? 0);
}

/** Sizes and measures that a text names: `M 사이즈`, `키 165`, `165cm`, `52kg`. */
function namesOther({ review, size }: Written): boolean {
  const sizes = [...review.content.matchAll(/([A-Z\d]+) 사이즈/g)].map(([, name]) => name);
  const heights = [...review.content.matchAll(/키 (\d{3})|(\d{3})cm/g)].map(([, one, other]) =>
    Number(one ?? other),
  );
  const weights = [...review.content.matchAll(/(\d{2,3})kg/g)].map(([, kg]) => Number(kg));
  return (
    sizes.some((name) => name !== size) ||
    heights.some((height) => height !== review.body?.height_cm) ||
    weights.some((weight) => weight !== review.body?.weight_kg)
  );
}

const colorNames = [
  ...new Set(Object.values(palettes).flatMap((colors) => colors.map(({ name }) => name))),
].sort((one, other) => other.length - one.length);

/** A text that names a colour names the bought one. */
function namesOtherColor({ review, color }: Written): boolean {
  const rest = review.content.replaceAll(color, '');
  return colorNames.some((name) => new RegExp(`(^| )${name}(은|는|을|를|으로|로)? `).test(rest));
}

const seasonWords: readonly (readonly [word: RegExp, season: Season])[] = [
  [/겨울|영하|찬 바람/, 'WINTER'],
  [/가을|단풍|쌀쌀/, 'FALL'],
  [/벚꽃|봄 나들이|일교차/, 'SPRING'],
  [/여름|더운 날|땀이 나도 금방/, 'SUMMER'],
];
const isOfOtherSeason = ({ review, product }: Written) =>
  seasonWords.some(([word, season]) => word.test(review.content) && !product.seasons.includes(season));

const praise = /만족|추천했|재구매|잘 산|기대 이상|제일|뿌듯/;
const blame = /아쉬|실망|속상|거칠어서/;

/** Sentences that stand twice among reviews of one page. */
function doubled(reviews: readonly Review[]): string[] {
  const sentences = reviews.flatMap(({ content }) => content.split(/(?<=[.!?])\s+/));
  return [...new Set(sentences.filter((text, place) => sentences.indexOf(text) !== place))];
}

async function doubledSentences(shop: Shop): Promise<string[]> {
  const found = shop.products.flatMap(({ view, reviews }) =>
    doubled(reviews).map((text) => `${view.product_name}: ${text}`),
  );
  for (const { site } of shop.sites) {
    const { rows } = await shop.call(listBestReviews, {
      query: { family_site_id: site.id, page: 1, limit: 20 },
    });
    found.push(...doubled(rows).map((text) => `best reviews of ${site.code}: ${text}`));
  }
  return found;
}

/** A piece that was made after it was reviewed; months as `2026.11`. */
function isOlderThanPiece({ review, product }: Written): boolean {
  const madeAt = product.view.attributes.find(({ name }) => name === '제조연월')?.value ?? '';
  return review.created_at.slice(0, 7).replace('-', '.') < madeAt;
}

const studio = /\/(front|back|detail|styled|worn)/;

/** Rules of what shoppers write. */
export const reviewRules: readonly Rule[] = [
  { name: "a reviewer's body fits the size that they bought", find: where(isOtherBody) },
  { name: 'sizes and measures in a review are those of its buyer', find: where(namesOther) },
  { name: 'colours in a review are the bought one', find: where(namesOtherColor) },
  { name: 'pieces are made before they are reviewed', find: where(isOlderThanPiece) },
  { name: 'reviews speak of seasons in which the piece is worn', find: where(isOfOtherSeason) },
  {
    name: 'words and stars of a review agree',
    find: where(({ review }) =>
      (review.score <= 2 ? praise : review.score >= 4 ? blame : /$^/).test(review.content),
    ),
  },
  { name: 'no sentence stands twice on one page of reviews', find: doubledSentences },
  {
    name: "shoppers' photos are no studio pictures",
    find: where(({ review }) => review.images.some(({ path }) => studio.test(path))),
  },
];
