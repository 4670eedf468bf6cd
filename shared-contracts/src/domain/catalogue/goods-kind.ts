/** What a product is as far as its measures go: which drawing shows them, and what can be said of its fit. */
export const goodsKinds = [
  'TOP',
  'SHORT_TOP',
  'VEST',
  'OUTER',
  'COAT',
  'BOTTOM',
  'SHORTS',
  'SKIRT',
  'DRESS',
  'SHOES',
  'BAG',
  'TOTE',
  'BACKPACK',
  'CAP',
  'BEANIE',
  'SCARF',
  'SOCKS',
  'BELT',
] as const;
export type GoodsKind = (typeof goodsKinds)[number];

/** What a wearer can say of the fit. */
export const fitAspects = ['SIZE', 'LENGTH', 'WIDTH'] as const;
export type FitAspect = (typeof fitAspects)[number];

/** Less than wanted (small, short, tight), as wanted, more than wanted. */
export const fitAnswers = ['LESS', 'TRUE', 'MORE'] as const;
export type FitAnswer = (typeof fitAnswers)[number];

const withoutFit: readonly GoodsKind[] = ['BAG', 'TOTE', 'BACKPACK', 'SCARF', 'BELT'];
const sizeOnly: readonly GoodsKind[] = ['CAP', 'BEANIE', 'SOCKS'];

/** What is asked of the fit of a kind of goods; nothing of a bag, and of shoes how wide and not how long they are. */
export function fitAspectsOf(kind: GoodsKind | undefined): readonly FitAspect[] {
  if (!kind || withoutFit.includes(kind)) return [];
  if (sizeOnly.includes(kind)) return ['SIZE'];
  return kind === 'SHOES' ? ['SIZE', 'WIDTH'] : fitAspects;
}
