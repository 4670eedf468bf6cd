import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import * as copy from '../copy.ts';
import { Icon } from '../icon.tsx';
import { color, fontSize, headingFace, media, touchArea } from '../theme.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface SectionProps {
  title: string;
  /** One quiet line under the title. */
  description?: string | undefined;
  /** Leads to everything of this kind. */
  moreHref?: string | undefined;
  moreLabel?: string | undefined;
  /** Beside the title, such as a countdown. */
  aside?: ReactNode;
  headingLevel?: 2 | 3 | undefined;
  /** Insets the body on phones too; grids and rails reach the edges by themselves. */
  inset?: boolean | undefined;
  children: ReactNode;
}

const head = css({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 16,
  paddingInline: 16,
  marginBottom: 16,
  [media.md]: { paddingInline: 0, marginBottom: 24 },
});
const titleRow = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 12px' });
const heading = css({
  ...headingFace,
  fontSize: fontSize.title,
  [media.lg]: { fontSize: fontSize.heading },
});
const descriptionStyles = css({ marginTop: 4, color: color.quiet, fontSize: fontSize.note });
const more = css(touchArea, {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  flex: 'none',
  minHeight: 28,
  marginBottom: -4,
  color: color.quiet,
  fontSize: fontSize.note,
  [media.hover]: { '&:hover': { color: color.ink } },
});
const insetBody = css({ paddingInline: 16, [media.md]: { paddingInline: 0 } });

/** A part of a page: heading, link to more of it, body. */
export function Section({
  title,
  description,
  moreHref,
  moreLabel = copy.more,
  aside,
  headingLevel = 2,
  inset,
  children,
}: SectionProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={id}>
      <div css={head}>
        <div>
          <div css={titleRow}>
            <Heading css={heading} id={id}>
              {title}
            </Heading>
            {aside}
          </div>
          {description && <p css={descriptionStyles}>{description}</p>}
        </div>
        {moreHref && (
          <a css={more} href={moreHref}>
            <VisuallyHidden>{`${title} `}</VisuallyHidden>
            {moreLabel}
            <Icon name="chevron-right" size={14} />
          </a>
        )}
      </div>
      <div css={inset && insetBody}>{children}</div>
    </section>
  );
}
