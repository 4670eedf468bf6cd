import type { listWritableReviews, openReview } from '@mall/contracts/api/community/review-writing';
import type { EndpointData } from '@mall/contracts/endpoint';
import { useTypedForm } from '@mall/remote-kit/typed-form';
import { type FormEvent, useRef, useState } from 'react';
import {
  bodyOf,
  type Draft,
  type DraftErrors,
  draftOf,
  draftOfReview,
  editBodyOf,
  errorsOf,
  typedReviews,
} from './draft.ts';
import { useEditReview, usePhotos, useWriteReview } from './mutations.ts';

type EditedReview = EndpointData<typeof openReview>;

interface Options {
  writable: EndpointData<typeof listWritableReviews>;
  /** The line that is reviewed unless another one is chosen; the first where it is none of these. */
  lineId?: number | undefined;
  /** Which line was reviewed. */
  onSent: (orderLineId: number) => void;
}

/** A review as it is being written: its fields, its photos, and its one way to the server. */
export function useReviewForm({ writable: { rows, body, is_body_shown }, lineId, onSent }: Options) {
  const first = rows.find(({ order_line_id }) => order_line_id === lineId) ?? rows[0];
  const firstLine = first?.order_line_id ?? 0;
  const name = `line ${firstLine}`;
  const photos = usePhotos(name);
  const fields = useFields(name, draftOf(firstLine, body, is_body_shown));
  const { send, isBusy } = useWriteReview({
    onSent: () => {
      fields.empty();
      photos.empty();
      onSent(fields.draft.order_line_id);
    },
    onPhotosLost: photos.lose,
  });
  const submit = fields.submitBy((draft) => send({ body: bodyOf(draft, idsOf(photos)) }));
  return { ...fields, rows, photos, submit, isBusy };
}
export type ReviewForm = Omit<ReturnType<typeof useReviewForm>, 'rows' | 'submitBy' | 'empty'> & {
  /** Lines of which one is chosen. */
  rows: readonly { order_line_id: number; option: string }[];
};

/** A review that is there as it is being edited; `onSent` receives the line that it is of. */
export function useEditForm(review: EditedReview, onSent: (orderLineId: number) => void): ReviewForm {
  const name = `review ${review.review_id}`;
  const photos = usePhotos(name, review.photos);
  const fields = useFields(name, draftOfReview(review));
  const { send, isBusy } = useEditReview({
    onSent: () => {
      fields.empty();
      photos.empty();
      onSent(review.order_line_id);
    },
    onPhotosLost: photos.lose,
  });
  const submit = fields.submitBy((draft) =>
    send({ body: editBodyOf(draft, review.review_id, idsOf(photos)) }),
  );
  return { ...fields, rows: [review], photos, submit, isBusy };
}

const idsOf = ({ photos }: ReturnType<typeof usePhotos>) => photos.map(({ photo_id }) => photo_id);

/** The fields of a review: what is in them, and what is wrong with it. */
function useFields(name: string, blank: Draft) {
  const [draft, setDraft, empty] = useTypedForm(typedReviews, name, blank);
  const [errors, setErrors] = useState<DraftErrors>({});
  const fields = useRef<HTMLFormElement>(null);
  const change = (changes: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...changes }));
    // What was wrong is looked at again as it changes; nothing is called wrong before it was sent.
    setErrors((before) => {
      const now = errorsOf({ ...draft, ...changes });
      return Object.fromEntries(Object.entries(now).filter(([field]) => Object.hasOwn(before, field)));
    });
  };
  const submitBy = (send: (draft: Draft) => Promise<unknown>) => async (event: FormEvent) => {
    event.preventDefault();
    const found = errorsOf(draft);
    setErrors(found);
    const wrong = Object.keys(found)[0];
    if (wrong)
      return fields.current
        ?.querySelector<HTMLElement>(`[data-field="${wrong}"] :is(input,textarea)`)
        ?.focus();
    await send(draft);
  };
  return { draft, errors, change, empty, fields, submitBy };
}
