import { type Body, fitSchema } from '@mall/contracts/api/community/review-body';
import type { editReview, openReview, writeReview } from '@mall/contracts/api/community/review-writing';
import { TypedForms } from '@mall/contracts/client/typed-forms';
import { bodyMeasures } from '@mall/contracts/domain/body-measures';
import type { EndpointData, EndpointInput } from '@mall/contracts/endpoint';
import * as z from 'zod/mini';
import { copy } from './copy.ts';

/** Letters of a review, spaces at its ends aside. */
export const contentLength = { minimum: 10, maximum: 1000 } as const;

const draftSchema = z.object({
  order_line_id: z.int(),
  score: z.nullable(z.int()),
  content: z.string(),
  fit: fitSchema,
  height: z.string(),
  weight: z.string(),
  isBodyShown: z.boolean(),
});
/** A review as it is being written; measures as they are typed. */
export type Draft = z.infer<typeof draftSchema>;

export const typedReviews = new TypedForms('review', draftSchema);

/** An empty review of a line, with the measures of the last one. */
export const draftOf = (order_line_id: number, body: Body | null | undefined, isBodyShown = true): Draft => ({
  order_line_id,
  score: null,
  content: '',
  fit: {},
  height: body?.height_cm?.toString() ?? '',
  weight: body?.weight_kg?.toString() ?? '',
  isBodyShown,
});

/** A review that was written as its fields begin. */
export const draftOfReview = ({
  order_line_id,
  score,
  content,
  fit,
  body,
  is_body_shown,
}: EndpointData<typeof openReview>): Draft => ({
  ...draftOf(order_line_id, body, is_body_shown),
  score,
  content,
  fit,
});

export type DraftErrors = Partial<Record<'score' | 'content' | 'height' | 'weight', string>>;

/** What keeps a draft from being sent, field by field. */
export function errorsOf({ score, content, height, weight }: Draft): DraftErrors {
  const { height: tall, weight: heavy } = bodyMeasures;
  return {
    ...(score === null ? { score: copy.scoreMissing } : {}),
    ...(content.trim().length < contentLength.minimum
      ? { content: copy.contentShort(contentLength.minimum) }
      : {}),
    ...(isWithin(height, tall) ? {} : { height: copy.heightRange(tall.minimum, tall.maximum) }),
    ...(isWithin(weight, heavy) ? {} : { weight: copy.weightRange(heavy.minimum, heavy.maximum) }),
  };
}

/** Nothing typed is fine: measures are the writer's to give. */
const isWithin = (typed: string, { minimum, maximum }: { minimum: number; maximum: number }): boolean =>
  typed === '' || (/^\d{2,3}$/.test(typed) && Number(typed) >= minimum && Number(typed) <= maximum);

type ReviewBody = EndpointInput<typeof writeReview>['body'];
type EditBody = EndpointInput<typeof editReview>['body'];

/** A draft without errors as the call takes it. */
export const bodyOf = (draft: Draft, photo_ids: string[]): ReviewBody => ({
  order_line_id: draft.order_line_id,
  ...saidOf(draft, photo_ids),
});

/** A draft without errors as the call for a review that is there takes it. */
export const editBodyOf = (draft: Draft, review_id: number, photo_ids: string[]): EditBody => ({
  review_id,
  ...saidOf(draft, photo_ids),
});

function saidOf(draft: Draft, photo_ids: string[]): Omit<ReviewBody, 'order_line_id'> {
  const { score, content, fit, height, weight, isBodyShown } = draft;
  return {
    score: score ?? 0,
    content: content.trim(),
    fit,
    is_body_shown: isBodyShown && (height !== '' || weight !== ''),
    ...(height === '' ? {} : { height_cm: Number(height) }),
    ...(weight === '' ? {} : { weight_kg: Number(weight) }),
    ...(photo_ids.length > 0 ? { photo_ids } : {}),
  };
}
