import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import * as copy from '../copy.ts';
import { color, fontSize, media } from '../theme.ts';

const text = css({ whiteSpace: 'pre-line', lineHeight: 1.6, overflowWrap: 'anywhere' });
/** Collapsed comments show 3 lines (spec 9); without scripts nothing could unfold them. */
const clamped = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  [media.noScript]: { display: 'block' },
});
const toggle = css({
  minHeight: 40,
  paddingRight: 12,
  color: color.quiet,
  fontSize: fontSize.note,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});

/** A text of a shopper, three lines of it until more is asked for. */
export function ClampedText({ children }: { children: string }) {
  const ref = useRef<HTMLParagraphElement>(null);
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element && !isOpen) setLong(element.scrollHeight > element.clientHeight + 1);
  }, [isOpen]);
  return (
    <div>
      <p css={[text, !isOpen && clamped]} ref={ref}>
        {children}
      </p>
      {isLong && (
        <button css={toggle} type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? copy.fold : copy.more}
        </button>
      )}
    </div>
  );
}
