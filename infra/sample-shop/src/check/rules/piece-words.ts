import type { ShopProduct } from '../reading/shop.ts';
import type { Rule } from '../rule.ts';

/** What may not be written of some pieces, in their text or in what is said of them by shoppers. */
interface Unfit {
  name: string;
  of: (product: ShopProduct) => boolean;
  text?: RegExp;
  reviews?: RegExp;
}

const attributeOf = ({ view }: ShopProduct, name: string) =>
  view.attributes.find((attribute) => attribute.name === name)?.value ?? '';
const named = (word: RegExp) => (product: ShopProduct) => word.test(product.view.product_name);
const made = (word: RegExp) => (product: ShopProduct) => word.test(attributeOf(product, '소재'));
const cleaned = (word: RegExp) => (product: ShopProduct) => word.test(attributeOf(product, '세탁방법'));
const all = () => true;

/** Pieces whose shoulders and lining no washing machine leaves as they are. */
const tailored: readonly ShopProduct['type'][] = ['wool-coat', 'trench-coat', 'blazer'];
const isTailored = ({ type }: ShopProduct) => tailored.includes(type);

const unfit: readonly Unfit[] = [
  { name: 'what is wiped is not said to be washed', of: cleaned(/부분 세탁|닦아/), text: /빨수록|빨아도/ },
  {
    name: 'cloth that nothing shows through is not called sheer',
    of: (product) => attributeOf(product, '비침') === '없음',
    text: /비쳐/,
  },
  {
    name: 'sheer cloth is not praised as opaque',
    of: (product) => attributeOf(product, '비침') === '약간 있음',
    reviews: /비침이 없/,
  },
  {
    name: 'a filling is not spoken of as cloth',
    of: made(/충전재/),
    text: /(?:웰론|다운|나일론)의 질감|g\/㎡의? (?:웰론|\S*다운|나일론)/,
  },
  {
    name: 'only down loses down',
    of: made(/충전재 폴리에스터/),
    text: /털이 새|털 빠짐/,
    reviews: /털이 새|털 빠짐/,
  },
  {
    name: 'tailored pieces are not washed at home',
    of: isTailored,
    text: /빨아 |빨고|탈수|손세탁|단독 세탁/,
  },
  { name: 'nobody goes out in a top and shoes alone', of: all, text: /두 가지만으로/ },
  { name: 'what goes with a piece is a piece', of: all, text: /(?:셔츠|데님) 차림/ },
  { name: 'backpacks hang on the back', of: named(/백팩/), text: /옆구리/ },
  {
    name: 'bags with a short handle are not hung on a shoulder',
    of: named(/탑핸들|토트백/),
    text: /어깨에 멨/,
    reviews: /어깨에 멨/,
  },
  { name: 'soft bags do not stand', of: named(/호보|에코백|쇼퍼백/), text: /세워 두어도/ },
  {
    name: 'trousers and skirts have no neck',
    of: ({ part }) => part === 'bottom',
    text: /(?:^| )목[이과]/,
    reviews: /^목|목 늘어|목이/,
  },
  { name: 'vests have no sleeves', of: ({ type }) => type.endsWith('vest'), text: /소매/, reviews: /소매/ },
  {
    name: 'bare knees do not bag',
    of: ({ type }) => type === 'shorts' || type.startsWith('skirt'),
    reviews: /무릎/,
  },
  {
    name: 'what is worn in summer is not praised for warmth',
    of: ({ seasons }) => seasons.includes('SUMMER'),
    text: /따뜻|보온|찬 바람|찬 기운/,
  },
  { name: 'cables and ribs are not smooth', of: named(/케이블|골지|램스울/), text: /표면이 매끈/ },
  { name: 'wool is praised where it is', of: (product) => !made(/울/)(product), reviews: /울인데/ },
  {
    name: "a man's piece is not the reviewer's own dress",
    of: ({ line }) => line === 'men',
    reviews: /남편이|엄마 것/,
  },
  {
    name: 'shoes hang on no shoulder',
    of: ({ part }) => part === 'shoes',
    reviews: /어깨/,
  },
  {
    name: 'a complaint is followed by what follows from it',
    of: all,
    reviews: /(?:늦게 와서|하루 늦었|이 값이면)[^.]*\. (?:다른 분들은 실물|교환할지)/,
  },
  {
    name: 'socks have no dimensions, and belts no laundry',
    of: named(/양말|삭스|벨트$/),
    text: /크기입니다|비벼|맡겨/,
  },
  { name: 'flared skirts do not fall straight', of: named(/A라인|플리츠|주름/), text: /옆선이 곧게/ },
  { name: 'heavy soles are not light', of: named(/청키/), text: /가벼운 밑창/ },
  { name: 'rises are long, not high', of: all, text: /밑위가 높/ },
  {
    name: 'colours are not matched to shoes above them',
    of: ({ part }) => part !== 'shoes',
    text: /(?:로퍼|스니커즈|부츠)에 \S+(?: \S+)?[을를] 맞추/,
  },
  {
    name: 'only what creases is said to crease',
    of: named(/패딩|점퍼|코트|니트|가디건|스웨터|베스트|조끼/),
    reviews: /구겨/,
  },
  { name: 'no word stands twice in a row', of: all, text: /(?:^| )(\S{2,}) \1(?=[ .,은는이가을를]|입니다)/ },
  { name: 'no text speaks of flab', of: all, text: /군살/ },
];

function find({ of, text, reviews }: Unfit, products: readonly ShopProduct[]): string[] {
  return products.filter(of).flatMap(({ id, view, reviews: written }) => {
    const said = view.description.filter((paragraph) => text?.test(paragraph));
    const reviewLines = written.map(({ content }) => content).filter((content) => reviews?.test(content));
    return [...said, ...reviewLines].map((line) => `${id} ${view.product_name}: ${line}`);
  });
}

const nounOf = ({ view }: ShopProduct) => view.product_name.split(' ').at(-1) ?? '';
/** How often a word stands in a text, with a particle or by itself. */
const timesOf = (word: string, text: string) =>
  [...text.matchAll(new RegExp(`(?:^| )${word}(?=[ ,.]|[은는이가을를와과도로](?: |$)|입니다)`, 'g'))].length;

/** Texts in which the piece is named again where everybody knows what is spoken of. */
function renamed(product: ShopProduct): string[] {
  const noun = nounOf(product);
  const [opening = ''] = product.view.description;
  return [opening, ...product.reviews.map(({ content }) => content)]
    .filter((text) => timesOf(noun, text) > 1)
    .map((text) => `${product.id} ${product.view.product_name}: ${text}`);
}

const labels: readonly (readonly [
  of: (product: ShopProduct) => boolean,
  not: (product: ShopProduct) => boolean,
])[] = [
  [isTailored, (product) => !cleaned(/드라이클리닝/)(product)],
  [(product) => named(/스웨이드/)(product) && made(/폴리에스터/)(product), cleaned(/가죽|젖은 천/)],
  [all, (product) => /또는/.test(attributeOf(product, '안감'))],
];

/** Reviews that name the bought colour again. */
const recoloured = (product: ShopProduct): string[] =>
  product.reviews
    .filter(({ option, content }) => timesOf(option.split(' / ')[0] ?? '', content) > 1)
    .map(({ content }) => `${product.id} ${product.view.product_name}: ${content}`);

/** Rules of words that are right of one piece and wrong of another. */
export const pieceWordRules: readonly Rule[] = [
  ...unfit.map((each) => ({
    name: each.name,
    find: ({ products }: { products: readonly ShopProduct[] }) => find(each, products),
  })),
  {
    name: 'a piece is named once in its opening and in a review',
    find: ({ products }) => products.flatMap(renamed),
  },
  { name: 'a review names its colour once', find: ({ products }) => products.flatMap(recoloured) },
  {
    name: 'short sleeves are for summer',
    find: ({ products }) =>
      products
        .filter((product) => named(/반팔/)(product) && !product.seasons.includes('SUMMER'))
        .map(({ id, view }) => `${id} ${view.product_name}`),
  },
  {
    name: 'labels say how this piece is cleaned and what it is lined with',
    find: ({ products }) =>
      products
        .filter((product) => labels.some(([of, not]) => of(product) && not(product)))
        .map(
          ({ id, view }) =>
            `${id} ${view.product_name}: ${view.attributes.map(({ value }) => value).join(', ')}`,
        ),
  },
];
