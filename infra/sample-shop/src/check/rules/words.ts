import { palettes } from '../../products/colors.ts';
import { withJosa } from '../../words/josa.ts';
import type { Shop, ShopProduct } from '../reading/shop.ts';
import type { Rule } from '../rule.ts';

const nameOf = ({ id, view }: ShopProduct) => `${id} ${view.product_name}`;
const textOf = ({ view }: ShopProduct) => view.description.join(' ');
const attributeOf = ({ view }: ShopProduct, ...names: string[]) =>
  view.attributes.find(({ name }) => names.includes(name))?.value;
const isWorn = ({ part }: ShopProduct) => ['outer', 'top', 'bottom', 'dress'].includes(part);

const where = (isWrong: (product: ShopProduct) => boolean) => (shop: Shop) =>
  shop.products.filter(isWrong).map((product) => `${nameOf(product)}: ${textOf(product)}`);

/** A sentence stands in one product of a hundred at most, and in a few of a small shop. */
const mostShare = 0.01;
const mostOfFew = 8;

function worn(shop: Shop): string[] {
  const counts = new Map<string, number>();
  for (const { view } of shop.products)
    for (const sentence of view.description.flatMap((paragraph) => paragraph.split(/(?<=다\.|요\.)\s+/)))
      counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  const most = Math.max(mostOfFew, shop.products.length * mostShare);
  return [...counts]
    .filter(([, count]) => count > most)
    .map(([sentence, count]) => `${count} times: ${sentence}`);
}

/** What a text has to say of a piece. */
function isSilent(product: ShopProduct): boolean {
  const text = textOf(product);
  const blend = attributeOf(product, '소재');
  const weight = attributeOf(product, '원단 중량', '무게');
  if (!blend || !weight || !attributeOf(product, '세탁방법')) return true;
  const facts = [blend, weight];
  const isShown = !isWorn(product) || product.line === 'goods' || /모델은 키 \d+cm/.test(text);
  const isLined = product.part !== 'outer' || attributeOf(product, '안감') !== undefined;
  return (
    facts.some((fact) => !text.includes(fact)) ||
    !isShown ||
    !isLined ||
    !/주세요|권합니다|오릅니다|살아납니다|있습니다/.test(text)
  );
}

/** The model's size is one of the product's. */
const hasNoModelSize = (product: ShopProduct) => {
  const size = /(\S+) 사이즈를 입었습니다/.exec(textOf(product))?.[1];
  const sizes = product.view.options.colors.flatMap((color) => color.sizes.map(({ name }) => name));
  return size !== undefined && !sizes.includes(size);
};

const isHide = (product: ShopProduct) => /소가죽|양가죽/.test(attributeOf(product, '소재') ?? '');
const ofCloth = /원단|직물|보풀|구김|편물|짜임|올이|세탁해도|빨수록/;

/** Words that may not stand together. */
const contradictions: readonly (readonly [of: RegExp, not: RegExp])[] = [
  [/슬림/, /넉넉|넓게|여유 있게|통이 넓|어깨선을 내리/],
  [/오버핏|오버사이즈|와이드|배기/, /좁게 잡|몸선을 따라|다리 선을 따라/],
  [/크롭/, /총장이 길|엉덩이를 덮/],
  [/재킷|코트|블레이저|점퍼/, /재킷 안에도/],
  [/청재킷|데님 재킷|트러커/, /무릎/],
  [/원피스/, /(?:슬랙스|치노 팬츠|(?:생지|밝은) 데님|롱 스커트)(?:[과와은는을를,]|입니다)/],
  [/./, /체형에 관계없이/],
];
const contradicts = (product: ShopProduct) =>
  contradictions.some(([of, not]) => of.test(product.view.product_name) && not.test(textOf(product)));

/** 모직 is of wool, and what is mostly of something else is not called so. */
const isFalselyWool = (product: ShopProduct) =>
  textOf(product).includes('모직') &&
  !/^(?:울|램스울|캐시미어|메리노)/.test(attributeOf(product, '소재') ?? '');

const colorNames = [...new Set(Object.values(palettes).flatMap((colors) => colors.map(({ name }) => name)))];
const josas = ['은/는', '이/가', '을/를', '과/와', '으로/로'] as const;

/** Facts of a text with a particle that their last sound does not ask for. */
function wrongParticles(product: ShopProduct): string[] {
  const text = textOf(product);
  const noun = product.view.product_name.split(' ').at(-1) ?? '';
  return [noun, ...colorNames].flatMap((word) =>
    josas.flatMap((josa) => {
      const right = withJosa(word, josa);
      const wrong = josa
        .split('/')
        .map((particle) => `${word}${particle}`)
        .filter((each) => each !== right);
      return wrong
        .filter((each) => new RegExp(`(^|\\s)${each}(?=\\s)`).test(text))
        .map((each) => `${nameOf(product)}: ${each}`);
    }),
  );
}

/** Rules of what products say of themselves. */
export const wordRules: readonly Rule[] = [
  { name: 'no sentence stands in more than one product of a hundred', find: worn },
  { name: 'texts tell material, weight, lining, care and who shows the piece', find: where(isSilent) },
  { name: 'models wear a size that there is', find: where(hasNoModelSize) },
  {
    name: 'leather is not spoken of as cloth',
    find: where((product) => isHide(product) && ofCloth.test(textOf(product))),
  },
  { name: 'wool is spoken of where it is', find: where(isFalselyWool) },
  {
    name: 'men are proposed no skirts',
    find: where((product) => product.line === 'men' && textOf(product).includes('스커트')),
  },
  { name: 'texts do not contradict the name', find: where(contradicts) },
  {
    name: 'particles agree with the word before them',
    find: ({ products }) => products.flatMap(wrongParticles),
  },
];
