import * as z from 'zod/mini';
import { bodyMeasures } from '../../domain/body-measures.ts';
import { fitAnswers, fitAspects } from '../../domain/catalogue/goods-kind.ts';

const { height, weight } = bodyMeasures;

/** A whole number within bounds, or these words. */
const within = ({ minimum, maximum }: { minimum: number; maximum: number }, words: string) =>
  z.int().check(z.refine((measure) => measure >= minimum && measure <= maximum, words));

/** Whole cm. */
export const heightSchema = within(height, `키는 ${height.minimum}~${height.maximum}cm로 입력해주세요.`);
/** Whole kg. */
export const weightSchema = within(
  weight,
  `몸무게는 ${weight.minimum}~${weight.maximum}kg으로 입력해주세요.`,
);

/** What was said of the fit, aspect by aspect; what was not answered is not there. */
export const fitSchema = z.object({
  SIZE: z.optional(z.enum(fitAnswers)),
  LENGTH: z.optional(z.enum(fitAnswers)),
  WIDTH: z.optional(z.enum(fitAnswers)),
});
export type Fit = z.infer<typeof fitSchema>;

/** How a group of reviewers answered about one aspect. */
export const fitShareSchema = z.object({
  aspect: z.enum(fitAspects),
  less: z.int(),
  same: z.int(),
  more: z.int(),
});
export type FitShare = z.infer<typeof fitShareSchema>;

/** Height in cm and weight in kg, each as far as it is known. */
export const bodySchema = z.object({ height_cm: z.nullable(z.int()), weight_kg: z.nullable(z.int()) });
export type Body = z.infer<typeof bodySchema>;
