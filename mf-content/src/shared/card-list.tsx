import { css } from '@emotion/react';
import type { Picture as PictureData } from '@mall/contracts/api/catalogue/product-card';
import { Picture } from '@mall/ui/picture';
import { color, fontFamily, fontSize, media, motion } from '@mall/ui/theme';
import type { ReactNode } from 'react';

/** Columns of cards, and of what stands for them meanwhile. */
export const cardGrid = css({
  display: 'grid',
  gap: '36px 16px',
  marginTop: 24,
  [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '56px 24px', marginTop: 32 },
});

/** Pictures with words below, in up to three columns. */
export function CardList({ children }: { children: ReactNode }) {
  return <ul css={cardGrid}>{children}</ul>;
}

const card = css({
  display: 'grid',
  gap: 12,
  [media.hover]: { '&:hover :is(h2, h3)': { textDecoration: 'underline', textUnderlineOffset: 4 } },
});
const frame = css({
  position: 'relative',
  overflow: 'hidden',
  '& img': { transition: `transform ${motion.slow}` },
});
const faded = css({ '& img': { opacity: 0.55 } });
const words = css({ display: 'grid', gap: 4, paddingTop: 2 });
const titleStyles = css({
  fontFamily: fontFamily.display,
  fontSize: fontSize.title,
  fontWeight: 700,
  lineHeight: 1.35,
  [media.lg]: { fontSize: 20 },
});
const subtitleStyles = css({ color: color.text, fontSize: fontSize.body });
const metaStyles = css({ color: color.quiet, fontSize: fontSize.note });
const badgeStyles = css({
  position: 'absolute',
  top: 0,
  left: 0,
  padding: '5px 10px',
  background: color.ink,
  color: '#fff',
  fontSize: fontSize.small,
  fontWeight: 600,
});
const quietBadge = css({ background: color.ground, color: color.ink, border: `1px solid ${color.line}` });

interface Props {
  href: string;
  picture: PictureData;
  sizes: string;
  title: string;
  subtitle?: string | undefined;
  /** A date, a period. */
  meta?: ReactNode;
  badge?: string | undefined;
  /** What is over, or not yet there. */
  isQuiet?: boolean;
  priority?: boolean;
  headingLevel?: 2 | 3;
}

/** One of the list: the whole of it is the link. */
export function Card({
  href,
  picture,
  sizes,
  title,
  subtitle,
  meta,
  badge,
  isQuiet,
  priority,
  headingLevel = 2,
}: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <li>
      <a css={card} href={href}>
        <div css={[frame, isQuiet && faded]}>
          <Picture picture={picture} aspect="1 / 1" sizes={sizes} alt="" priority={priority} />
          {badge && <span css={[badgeStyles, isQuiet && quietBadge]}>{badge}</span>}
        </div>
        <div css={words}>
          <Heading css={titleStyles}>{title}</Heading>
          {subtitle && <p css={subtitleStyles}>{subtitle}</p>}
          {meta && (
            <p css={metaStyles} className="tabular">
              {meta}
            </p>
          )}
        </div>
      </a>
    </li>
  );
}
