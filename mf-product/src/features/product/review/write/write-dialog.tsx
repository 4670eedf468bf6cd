import { css } from '@emotion/react';
import type { listWritableReviews } from '@mall/contracts/api/community/review-writing';
import type { GoodsKind } from '@mall/contracts/domain/catalogue/goods-kind';
import type { EndpointData } from '@mall/contracts/endpoint';
import { Button } from '@mall/ui/controls/button';
import { Select } from '@mall/ui/controls/select';
import { TextArea } from '@mall/ui/controls/text-area';
import { Dialog } from '@mall/ui/feedback/dialog';
import { color, fontSize } from '@mall/ui/theme';
import { useId, useRef, useState } from 'react';
import { BodyFields } from './body-fields.tsx';
import { copy } from './copy.ts';
import { bodyOf, contentLength, type Draft, type DraftErrors, draftOf, errorsOf } from './draft.ts';
import { FitFields } from './fit-fields.tsx';
import { usePhotos, useWriteReview } from './mutations.ts';
import { PhotoField } from './photo-field.tsx';
import { StarField } from './star-field.tsx';

const form = css({ display: 'grid', gap: 24 });
const counter = css({ marginTop: 4, textAlign: 'right', color: color.quiet, fontSize: fontSize.small });

interface Props {
  writable: EndpointData<typeof listWritableReviews>;
  goodsKind: GoodsKind | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/** The form of a review. What is typed stays until it is sent, also while the dialog is closed. */
export function WriteDialog({ writable: { rows, body, is_body_shown }, goodsKind, isOpen, onClose }: Props) {
  const fresh = () => draftOf(rows[0]?.order_line_id ?? 0, body, is_body_shown);
  const [draft, setDraft] = useState(fresh);
  const [errors, setErrors] = useState<DraftErrors>({});
  const photos = usePhotos();
  const id = useId();
  const fields = useRef<HTMLFormElement>(null);
  const { send, isBusy } = useWriteReview({ onSent: onClose, onPhotosLost: photos.lose });
  const change = (changes: Partial<Draft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    // What was wrong is looked at again as it changes; nothing is called wrong before it was sent.
    setErrors((before) => {
      const now = errorsOf(next);
      return Object.fromEntries(Object.entries(now).filter(([field]) => Object.hasOwn(before, field)));
    });
  };
  async function handleSubmit() {
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
  const submit = (
    <Button type="submit" form={id} size="lg" loading={isBusy} disabled={photos.progress !== null}>
      {copy.send}
    </Button>
  );
  return (
    <Dialog open={isOpen} onClose={onClose} title={copy.title} footer={submit}>
      <form
        css={form}
        id={id}
        ref={fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void handleSubmit();
        }}
      >
        <Select
          label={copy.line}
          value={draft.order_line_id}
          onChange={({ target }) => change({ order_line_id: Number(target.value) })}
        >
          {rows.map(({ order_line_id, option }) => (
            <option key={order_line_id} value={order_line_id}>
              {option}
            </option>
          ))}
        </Select>
        <StarField value={draft.score} error={errors.score} onValue={(score) => change({ score })} />
        <FitFields goodsKind={goodsKind} fit={draft.fit} onFit={(fit) => change({ fit })} />
        <div data-field="content">
          <TextArea
            label={copy.content}
            required
            maxLength={contentLength.maximum}
            value={draft.content}
            error={errors.content}
            hint={copy.contentHint}
            onChange={({ target }) => change({ content: target.value })}
          />
          <p css={counter} className="tabular">
            {copy.counter(draft.content.length, contentLength.maximum)}
          </p>
        </div>
        <PhotoField {...photos} />
        <BodyFields draft={draft} errors={errors} onChange={change} />
      </form>
    </Dialog>
  );
}
