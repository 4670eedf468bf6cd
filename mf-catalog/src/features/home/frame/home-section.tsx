import { css } from '@emotion/react';
import type { HomeStyle } from '@mall/contracts/api/content/home-plan';
import { Icon } from '@mall/ui/icon';
import { VisuallyHidden } from '@mall/ui/layout/visually-hidden';
import { color, fontSize, headingFace, media } from '@mall/ui/theme';
import { type ReactNode, useContext, useId } from 'react';
import { copy } from '../copy.ts';
import { SectionNumber, useLooks } from './home-style.ts';

const base = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: '4px 16px',
  paddingInline: 16,
  marginBottom: 16,
  [media.md]: { paddingInline: 0, marginBottom: 24 },
});
const heads: Record<HomeStyle['head'], ReturnType<typeof css>> = {
  left: base,
  center: css(base, {
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    textAlign: 'center',
    gap: 8,
    '& > div': { order: 1 },
    marginBottom: 28,
    [media.md]: { marginBottom: 48 },
  }),
  numbered: css(base, {
    gridTemplateColumns: '44px minmax(0, 1fr) auto',
    alignItems: 'baseline',
    marginInline: 16,
    paddingInline: 0,
    paddingTop: 12,
    borderTop: `1px solid ${color.accent}`,
    '& > p': { gridColumn: 2 },
    [media.md]: { marginInline: 0, gridTemplateColumns: '84px minmax(0, 1fr) auto' },
  }),
  ruled: css(base, {
    marginInline: 16,
    paddingInline: 0,
    paddingTop: 10,
    borderTop: `3px solid ${color.ink}`,
    [media.md]: { marginInline: 0 },
  }),
  sticker: css(base, {
    '& > h2': {
      justifySelf: 'start',
      padding: '6px 16px 8px',
      borderRadius: 999,
      background: color.accent,
      color: color.ground,
      transform: 'rotate(-1.5deg)',
    },
  }),
};
const numberStyles = css({
  color: color.accent,
  fontSize: fontSize.note,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
const heading = css(headingFace, { fontSize: 'var(--heading-size, 22px)', textWrap: 'balance' });
const leadStyles = css({ gridColumn: 1, color: color.quiet, fontSize: fontSize.note });
const more = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 40,
  // As high as the heading beside it: sections cut off what reaches out of them.
  marginBlock: -6,
  color: color.quiet,
  fontSize: fontSize.note,
  [media.hover]: { '&:hover': { color: color.ink } },
});

const side = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  gap: '0 16px',
});

/** Words over a section. */
export interface Heading {
  title: string;
  /** One quiet line under the title. */
  lead: string | undefined;
}

export interface HomeSectionProps extends Heading {
  moreHref?: string | undefined;
  /** Beside the title, such as a clock. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the home under a heading in the site's own manner. */
export function HomeSection({ title, lead, moreHref, aside, children }: HomeSectionProps) {
  const id = useId();
  const { head } = useLooks();
  const number = useContext(SectionNumber);
  return (
    <section aria-labelledby={id}>
      <div css={heads[head]}>
        {head === 'numbered' && (
          <span css={numberStyles} aria-hidden>
            {String(number).padStart(2, '0')}
          </span>
        )}
        <h2 css={heading} id={id}>
          {title}
        </h2>
        <div css={side}>
          {aside}
          {moreHref && (
            <a css={more} href={moreHref}>
              <VisuallyHidden>{`${title} `}</VisuallyHidden>
              {copy.more}
              <Icon name="chevron-right" size={14} />
            </a>
          )}
        </div>
        {lead && <p css={leadStyles}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
