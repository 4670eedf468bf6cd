import { css } from '@emotion/react';
import type { GoodsKind } from '@mall/contracts/domain/catalogue/goods-kind';
import { Select } from '@mall/ui/controls/select';
import { TextArea } from '@mall/ui/controls/text-area';
import { color, fontSize } from '@mall/ui/theme';
import type { ReactNode } from 'react';
import { BodyFields } from './body-fields.tsx';
import { copy } from './copy.ts';
import { contentLength } from './draft.ts';
import { FitFields } from './fit-fields.tsx';
import { ReviewPhotoField } from './review-photo-field.tsx';
import { StarField } from './star-field.tsx';
import type { ReviewForm } from './use-review-form.ts';

const layout = css({ display: 'grid', gap: 24 });
const bought = css({
  padding: '12px 14px',
  background: color.wash,
  color: color.quiet,
  fontSize: fontSize.note,
  '& b': { marginLeft: 4, color: color.ink, fontWeight: 600 },
});
const counter = css({ marginTop: 4, textAlign: 'right', color: color.quiet, fontSize: fontSize.small });

interface Props {
  form: ReviewForm;
  goodsKind: GoodsKind | undefined;
  id: string;
  /** Below the fields. */
  children?: ReactNode;
}

/** The fields of a review, in the form that sends it. */
export function ReviewFields({ form, goodsKind, id, children }: Props) {
  const { rows, draft, errors, change, photos, fields, submit } = form;
  return (
    <form css={layout} id={id} ref={fields} noValidate onSubmit={(event) => void submit(event)}>
      {rows.length > 1 ? (
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
      ) : (
        <p css={bought}>
          {copy.bought} <b>{rows[0]?.option}</b>
        </p>
      )}
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
      <ReviewPhotoField {...photos} />
      <BodyFields draft={draft} errors={errors} onChange={change} />
      {children}
    </form>
  );
}
