import { goodsKindOf } from '@mall/api/catalogue/products/sections/goods-kind-of';
import { type FitAnswer, type FitAspect, fitAspectsOf } from '@mall/contracts/domain/catalogue/goods-kind';
import type { Line } from '../catalogue/brands.ts';
import { ladder } from '../products/sizes.ts';
import type { Dice } from '../random.ts';

/** kg that a size is made for: of the smallest size, and how much more each one. */
const builds: Record<
  'men' | 'women',
  { height: readonly [number, number]; weight: readonly [number, number] }
> = {
  men: { height: [168, 184], weight: [55, 8] },
  women: { height: [156, 170], weight: [44, 6] },
};
const answers: Partial<Record<FitAnswer, number>> = { LESS: 6, MORE: -6 };

/** What a sentence of a review already says of the fit. */
const said: readonly (readonly [sentence: RegExp, aspect: FitAspect, answer: FitAnswer])[] = [
  [/딱 맞아요|잘 맞습니다|크게 샀더니 편해요/, 'SIZE', 'TRUE'],
  [/한 사이즈 줄여도|크게 나왔어요/, 'SIZE', 'MORE'],
  [/핏이 안 맞아서/, 'SIZE', 'LESS'],
  [/기장이 적당/, 'LENGTH', 'TRUE'],
  [/품이 넉넉해서/, 'WIDTH', 'MORE'],
  [/발볼이 (넓은|좁아서)/, 'WIDTH', 'LESS'],
];

interface Reviewed {
  garment: { type: string };
  line: Line;
  sizeName: string;
  content: string;
}

/** Measures and answers about the fit of a reviewer, who fits the size that they bought; many say nothing of both. */
export function reviewerBody({ garment, line, sizeName, content }: Reviewed, dice: Dice) {
  const aspects = fitAspectsOf(goodsKindOf(garment));
  const nothing = { height_cm: null, weight_kg: null, is_body_shown: false, fit: {} };
  if (aspects.length === 0 || !dice.chance(0.8)) return nothing;
  const fit = fitOf(aspects, content, dice);
  const step = stepOf(sizeName, line);
  if (step === null || line === 'goods' || !dice.chance(0.85)) return { ...nothing, fit };
  const { height, weight } = builds[line];
  const [lightest, more] = weight;
  // Who finds a size small is larger than those it is made for.
  const off = answers[fit.SIZE ?? 'TRUE'] ?? 0;
  return {
    height_cm: Math.round((dice.between(...height) + dice.between(...height)) / 2) + Math.round(off / 3),
    weight_kg: Math.round(lightest + more * step + off + dice.between(-2, 2)),
    is_body_shown: dice.chance(0.85),
    fit,
  };
}

function fitOf(aspects: readonly FitAspect[], content: string, dice: Dice) {
  const fit: Partial<Record<FitAspect, FitAnswer>> = {};
  for (const aspect of aspects) {
    const own = said.find(([sentence, about]) => about === aspect && sentence.test(content))?.[2];
    const usual = dice.pick<FitAnswer>(['TRUE', 'TRUE', 'TRUE', 'TRUE', 'TRUE', 'LESS', 'MORE', 'MORE']);
    fit[aspect] = own ?? usual;
  }
  return fit;
}

/** How many steps a size is above the smallest one of its kind; null where a size says nothing of the body. */
function stepOf(sizeName: string, line: Line): number | null {
  const letter = ladder.indexOf(sizeName);
  if (letter >= 0) return letter;
  const number = Number(sizeName);
  if (Number.isNaN(number)) return null;
  if (number > 100) return (number - (line === 'men' ? 245 : 222)) / 9;
  return line === 'men' ? (number - 26) / 2 : (number - 23) / 1.2;
}
