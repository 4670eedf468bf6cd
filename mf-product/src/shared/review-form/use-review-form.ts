import type { listWritableReviews } from '@mall/contracts/api/community/review-writing';
import type { EndpointData } from '@mall/contracts/endpoint';
import { TypedForms, useTypedForm } from '@mall/remote-kit/typed-form';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { bodyOf, type Draft, type DraftErrors, draftOf, errorsOf } from './draft.ts';
import { usePhotos, useWriteReview } from './mutations.ts';

interface Options {
  writable: EndpointData<typeof listWritableReviews>;
  /** The line that is reviewed unless another one is chosen; the first where it is none of these. */
  lineId?: number | undefined;
  /** Which line was reviewed. */
  onSent: (orderLineId: number) => void;
}

const reviews = new TypedForms<Draft>();

/** A review as it is being written: its fields, its photos, and its one way to the server. */
export function useReviewForm({ writable: { rows, body, is_body_shown }, lineId, onSent }: Options) {
  const first = rows.find(({ order_line_id }) => order_line_id === lineId) ?? rows[0];
  const firstLine = first?.order_line_id ?? 0;
  const blank = useMemo(() => draftOf(firstLine, body, is_body_shown), [firstLine, body, is_body_shown]);
  const [draft, setDraft, empty] = useTypedForm(reviews, `${firstLine}`, blank);
  const [errors, setErrors] = useState<DraftErrors>({});
  const photos = usePhotos();
  const fields = useRef<HTMLFormElement>(null);
  const { send, isBusy } = useWriteReview({
    onSent: () => {
      empty();
      onSent(draft.order_line_id);
    },
    onPhotosLost: photos.lose,
  });
  const change = (changes: Partial<Draft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    // What was wrong is looked at again as it changes; nothing is called wrong before it was sent.
    setErrors((before) => {
      const now = errorsOf(next);
      return Object.fromEntries(Object.entries(now).filter(([field]) => Object.hasOwn(before, field)));
    });
  };
  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = errorsOf(draft);
    setErrors(found);
    const wrong = Object.keys(found)[0];
    if (wrong)
      return fields.current
        ?.querySelector<HTMLElement>(`[data-field="${wrong}"] :is(input,textarea)`)
        ?.focus();
    await send({
      body: bodyOf(
        draft,
        photos.photos.map(({ photo_id }) => photo_id),
      ),
    });
  }
  return { rows, draft, errors, change, photos, fields, submit, isBusy };
}
export type ReviewForm = ReturnType<typeof useReviewForm>;
