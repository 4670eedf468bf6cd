import { css } from '@emotion/react';
import type { Review } from '@mall/contracts/api/community/reviews';
import { fitAspects } from '@mall/contracts/domain/catalogue/goods-kind';
import { ClampedText } from '@mall/ui/layout/clamped-text';
import { Picture } from '@mall/ui/picture';
import { color, fontSize, media } from '@mall/ui/theme';
import type { ReactNode } from 'react';
import { copy } from './copy.ts';
import { Stars } from './stars.tsx';

const item = css({
  display: 'grid',
  gap: '10px 40px',
  padding: '24px 0',
  borderBottom: `1px solid ${color.line}`,
  [media.lg]: { gridTemplateColumns: '200px minmax(0, 1fr) auto' },
});
const who = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 10px',
  color: color.quiet,
  fontSize: fontSize.note,
  [media.lg]: { display: 'grid', alignContent: 'start', justifyItems: 'start', gap: 4 },
});
const user = css({ color: color.ink, fontWeight: 600 });
const mark = css({
  padding: '1px 6px',
  border: `1px solid ${color.ink}`,
  color: color.ink,
  fontSize: fontSize.mark,
});
const said = css({ display: 'grid', gap: 12, minWidth: 0, justifyItems: 'start' });
const top = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  fontSize: fontSize.small,
  color: color.quiet,
});
const fits = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 14px',
  fontSize: fontSize.small,
  color: color.quiet,
  '& b': { marginLeft: 4, color: color.text, fontWeight: 500 },
});
const photos = css({ display: 'flex', flexWrap: 'wrap', gap: 4 });
const photo = css({
  width: 104,
  overflow: 'hidden',
  '& img': { width: '100%', aspectRatio: '1', objectFit: 'cover' },
});

interface Props {
  review: Review;
  /** Opens a photo, by its place from 0. */
  onPhoto: (index: number) => void;
  /** Buttons below the text. */
  children?: ReactNode;
}

/** A review: who, in which size, and what they say. */
export function ReviewItem({ review, onPhoto, children }: Props) {
  const { body, fit = {} } = review;
  const answered = fitAspects.flatMap((aspect) => {
    const answer = fit[aspect];
    return answer ? [{ aspect, words: copy.answers[aspect][answer] }] : [];
  });
  return (
    <article css={item}>
      <div css={who}>
        <span css={user}>{review.user}</span>
        {review.is_mine && <span css={mark}>{copy.mine}</span>}
        {body && <span>{copy.body(body.height_cm, body.weight_kg)}</span>}
        <span>{copy.bought(review.option)}</span>
      </div>
      <div css={said}>
        <p css={top}>
          <Stars score={review.score} />
          <span className="tabular">{review.created_at.slice(0, 10).replaceAll('-', '.')}</span>
        </p>
        {answered.length > 0 && (
          <p css={fits}>
            {answered.map(({ aspect, words }) => (
              <span key={aspect}>
                {copy.aspects[aspect]}
                <b>{words}</b>
              </span>
            ))}
          </p>
        )}
        <ClampedText>{review.content}</ClampedText>
        {review.images.length > 0 && (
          <div css={photos}>
            {review.images.map((picture, index) => (
              <button
                key={picture.path}
                css={photo}
                type="button"
                aria-label={copy.photoOf(index + 1, review.user)}
                onClick={() => onPhoto(index)}
              >
                <Picture picture={picture} sizes="104px" alt="" />
              </button>
            ))}
          </div>
        )}
      </div>
      <div>{children}</div>
    </article>
  );
}
