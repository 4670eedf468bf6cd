import type { Picture } from '@mall/contracts/api/catalogue/products';
import { formatWon } from '@mall/contracts/domain/money';
import { cardBenefitsPicture } from './picture-paths.ts';
import type { CardBenefitsSpec } from './picture-spec.ts';

/** Price from which cards can be paid in instalments, as the law on credit cards has it (KRW). */
const instalmentsFrom = 50_000;

/** What the card companies grant this season: months of instalments without interest. Prices do not change by it. */
const cards: readonly (CardBenefitsSpec['cards'][number] & { name: string })[] = [
  { name: '가온카드', hex: '#2f4a7a', months: [2, 3] },
  { name: '누리카드', hex: '#b2442f', months: [2, 5] },
  { name: '한빛카드', hex: '#3b6b57', months: [2, 6] },
  { name: '다온카드', hex: '#4b4453', months: [2, 4] },
];

export const cardBenefitsSpec: CardBenefitsSpec = {
  cards: cards.map(({ hex, months }) => ({ hex, months })),
};

const words = cards.map(({ name, months: [from, to] }) => `${name} ${from}~${to}개월`).join(', ');

/** The banner of card benefits below every product (spec 3.5, 2.5). */
export const cardBenefitImage: Picture = cardBenefitsPicture(
  cardBenefitsSpec,
  `무이자 할부: ${formatWon(instalmentsFrom)} 이상 결제 시 ${words}`,
);
