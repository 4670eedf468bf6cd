import { heightSchema, weightSchema } from '@mall/contracts/api/community/review-body';
import type { SizeProfile, saveSizeProfile } from '@mall/contracts/api/community/size-advice';
import { TypedForms } from '@mall/contracts/client/typed-forms';
import type { EndpointInput } from '@mall/contracts/endpoint';
import * as z from 'zod/mini';
import { copy } from './copy.ts';

type Body = EndpointInput<typeof saveSizeProfile>['body'];

const sizeFormSchema = z.object({
  height: z.string(),
  weight: z.string(),
  top: z.string(),
  bottom: z.string(),
  shoes: z.string(),
  isAgreed: z.boolean(),
});
/** The fields as they are typed. */
export type SizeForm = z.infer<typeof sizeFormSchema>;
export const typedSizes = new TypedForms('size', sizeFormSchema);
export type SizeErrors = Partial<Record<'height' | 'weight' | 'isAgreed', string>>;

export const formOf = (profile: SizeProfile | null): SizeForm => ({
  height: profile?.height_cm?.toString() ?? '',
  weight: profile?.weight_kg?.toString() ?? '',
  top: profile?.usual.top ?? '',
  bottom: profile?.usual.bottom ?? '',
  shoes: profile?.usual.shoes ?? '',
  isAgreed: profile !== null,
});

const measured = (typed: string, schema: typeof heightSchema) => {
  const text = typed.trim();
  if (text === '') return { value: null };
  if (!/^\d{1,3}$/.test(text)) return { error: copy.whole };
  const parsed = z.safeParse(schema, Number(text));
  return parsed.success ? { value: parsed.data } : { error: parsed.error.issues[0]?.message ?? copy.whole };
};

/** What is sent of a form, or what is wrong with it, in words by field. */
export function bodyOf(
  form: SizeForm,
  words: { notAgreed: string },
): { body: Body } | { errors: SizeErrors } {
  const height = measured(form.height, heightSchema);
  const weight = measured(form.weight, weightSchema);
  if (height.error !== undefined || weight.error !== undefined || !form.isAgreed)
    return {
      errors: {
        ...(height.error === undefined ? {} : { height: height.error }),
        ...(weight.error === undefined ? {} : { weight: weight.error }),
        ...(form.isAgreed ? {} : { isAgreed: words.notAgreed }),
      },
    };
  const usual = (['top', 'bottom', 'shoes'] as const)
    .map((part) => [part, form[part].trim()] as const)
    .filter(([, size]) => size !== '');
  return {
    body: {
      height_cm: height.value ?? null,
      weight_kg: weight.value ?? null,
      usual: Object.fromEntries(usual),
      is_agreed: true,
    },
  };
}
