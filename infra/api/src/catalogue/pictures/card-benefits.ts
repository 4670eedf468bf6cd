import type { Picture } from '@mall/contracts/api/catalogue/products';
import { formatWon } from '@mall/contracts/domain/money';
import * as z from 'zod';
import type { Db } from '../../platform/database/schema/schema.ts';
import { cardBenefitsPicture } from './picture-paths.ts';
import type { CardBenefitsSpec } from './picture-spec.ts';

/** Code of the setting that says which cards can be paid in instalments without interest (spec 3.5, 2.5). */
export const cardBenefitsCode = 'card-benefits';

/** As an operator sets it: a picture of the media store, with what it says in words. */
export const givenCardBenefitsSchema = z.object({
  picture: z.object({
    path: z.string().regex(/^\/media\/texts\/[0-9a-f]{64}\.webp(?:\?v=\d+)?$/),
    width: z.int().positive(),
    height: z.int().positive(),
  }),
  alt: z.string().min(1).max(500),
});

/** As the sample shop sets it, whose picture is drawn. */
const drawnCardBenefitsSchema = z.object({
  /** Price from which cards can be paid in instalments, KRW. */
  from: z.int().positive(),
  cards: z
    .array(
      z.object({
        name: z.string(),
        hex: z.string().regex(/^#[0-9a-f]{6}$/),
        /** Fewest and most months without interest. */
        months: z.tuple([z.int(), z.int()]),
      }),
    )
    .min(1)
    .max(4),
});
export type DrawnCardBenefits = z.infer<typeof drawnCardBenefitsSchema>;

const storedSchema = z.union([givenCardBenefitsSchema, drawnCardBenefitsSchema]);

const specOf = ({ cards }: DrawnCardBenefits): CardBenefitsSpec => ({
  cards: cards.map(({ hex, months }) => ({ hex, months })),
});

const wordsOf = ({ from, cards }: DrawnCardBenefits): string => {
  const months = cards.map(({ name, months: [least, most] }) => `${name} ${least}~${most}개월`);
  return `무이자 할부: ${formatWon(from)} 이상 결제 시 ${months.join(', ')}`;
};

async function loadStored(db: Db) {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('code', '=', cardBenefitsCode)
    .executeTakeFirst();
  return storedSchema.safeParse(row?.value).data ?? null;
}

/** The banner of card benefits below every product; null until it is set. */
export async function loadCardBenefits(db: Db): Promise<Picture | null> {
  const stored = await loadStored(db);
  if (!stored) return null;
  if ('picture' in stored) return { ...stored.picture, alt: stored.alt };
  return cardBenefitsPicture(specOf(stored), wordsOf(stored));
}

/** What is drawn of the benefits; null where nothing is. */
export async function loadCardBenefitsSpec(db: Db): Promise<CardBenefitsSpec | null> {
  const stored = await loadStored(db);
  return stored && 'cards' in stored ? specOf(stored) : null;
}
