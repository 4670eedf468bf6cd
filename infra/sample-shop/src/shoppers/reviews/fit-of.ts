import { goodsKindOf } from '@mall/api/catalogue/products/sections/goods-kind-of';
import { type FitAnswer, type FitAspect, fitAspectsOf } from '@mall/contracts/domain/catalogue/goods-kind';
import type { Dice } from '../../random.ts';

/** What a sentence of a review already says of the fit. */
const said: readonly (readonly [sentence: RegExp, aspect: FitAspect, answer: FitAnswer])[] = [
  [/딱 맞|잘 맞|편하게 맞/, 'SIZE', 'TRUE'],
  [/조금 크|생각보다 커|한 사이즈 줄여/, 'SIZE', 'MORE'],
  [/작아서|한 사이즈 크게|맞지 않아/, 'SIZE', 'LESS'],
  [/기장이 적당/, 'LENGTH', 'TRUE'],
  [/발볼이 좁/, 'WIDTH', 'LESS'],
];

/** What a reviewer answers about the fit; many say nothing. */
export function fitOf(garment: unknown, content: string, answer: FitAnswer, dice: Dice) {
  const fit: Partial<Record<FitAspect, FitAnswer>> = {};
  const aspects = fitAspectsOf(goodsKindOf(garment));
  if (!dice.chance(0.8)) return fit;
  for (const aspect of aspects) {
    const own = said.find(([sentence, about]) => about === aspect && sentence.test(content))?.[2];
    const usual = dice.pick<FitAnswer>(['TRUE', 'TRUE', 'TRUE', 'TRUE', 'TRUE', 'LESS', 'MORE']);
    fit[aspect] = own ?? (aspect === 'SIZE' ? answer : usual);
  }
  return fit;
}
