import { css } from '@emotion/react';
import { color, fontSize, media } from '@mall/ui/theme';
import { type ReactNode, useId } from 'react';

const group = css({
  display: 'grid',
  gap: 16,
  padding: '24px 0',
  '&:first-of-type': { paddingTop: 0 },
  '& + &': { borderTop: `8px solid ${color.wash}`, marginInline: -16, paddingInline: 16 },
  [media.lg]: {
    gap: 20,
    padding: '32px 0',
    '&:first-of-type': { paddingTop: 0 },
    '& + &': { borderTop: `1px solid ${color.line}`, marginInline: 0, paddingInline: 0 },
  },
});
const head = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 });
const title = css({ fontSize: fontSize.lead, fontWeight: 700, [media.lg]: { fontSize: fontSize.title } });

/** A part of the order page; `aside` stands beside its heading. */
export function FormGroup({
  heading,
  aside,
  children,
}: {
  heading: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section css={group} aria-labelledby={id}>
      <div css={head}>
        <h2 css={title} id={id}>
          {heading}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
