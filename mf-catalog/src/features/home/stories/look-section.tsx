import { css } from '@emotion/react';
import { Picture } from '@mall/ui/picture';
import { color, fontSize, headingFace, media } from '@mall/ui/theme';
import { pageFrame } from '../../../shared/page-frame.ts';
import { phoneRail } from '../../../shared/phone-rail.ts';
import { type Heading, HomeSection } from '../frame/home-section.tsx';
import type { HomeSections } from '../home-view.ts';
import { FeatureCover } from './feature-cover.tsx';
import { LookCredits } from './look-credits.tsx';

type Look = HomeSections['look_collection'][number];

const list = css({
  gridAutoColumns: '78%',
  [media.md]: { gridAutoColumns: '44%', paddingInline: 0, scrollPaddingInline: 0 },
  [media.lg]: { gridAutoColumns: 'minmax(0, 1fr)', gap: 16, overflow: 'visible' },
});
/** Pages of a lookbook: each hangs at a height of its own. */
const stagger = css({
  display: 'grid',
  gap: 40,
  paddingInline: 24,
  '& > li:nth-of-type(even)': { marginLeft: '18%' },
  '& > li:nth-of-type(odd)': { marginRight: '18%' },
  [media.md]: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: 40,
    paddingInline: 0,
    '& > li': { '&&': { marginInline: 0 } },
    '& > li:nth-of-type(even)': { marginTop: 120 },
  },
});
const pageTitle = css(headingFace, { marginTop: 16, fontSize: fontSize.title, textAlign: 'center' });
const line = css({ color: color.quiet, fontSize: fontSize.note, textAlign: 'center' });

interface Props extends Heading {
  looks: HomeSections['look_collection'];
  variant: 'credits' | 'stagger';
}

/** The season's looks like pages of a magazine: a tall picture, and what it is made of in small print. */
export function LookSection({ looks, variant, title, lead }: Props) {
  if (looks.length === 0) return null;
  const isStaggered = variant === 'stagger';
  return (
    <div css={pageFrame}>
      <HomeSection title={title} lead={lead}>
        <ul css={isStaggered ? stagger : [phoneRail, list]}>
          {looks.map((look) => (
            <li key={look.title}>{isStaggered ? <LookPage look={look} /> : <LookCard look={look} />}</li>
          ))}
        </ul>
      </HomeSection>
    </div>
  );
}

function LookCard({ look }: { look: Look }) {
  return (
    <article>
      <FeatureCover
        feature={look}
        aspect="4 / 5"
        sizes="(min-width: 1024px) 33vw, (min-width: 768px) 44vw, 78vw"
      />
      <LookCredits pieces={look.products} />
    </article>
  );
}

function LookPage({ look: { title, subtitle, href, image, products } }: { look: Look }) {
  return (
    <article>
      <a href={href}>
        <Picture picture={image} aspect="3 / 4" sizes="(min-width: 768px) 30vw, 72vw" alt="" />
        <h3 css={pageTitle}>{title}</h3>
        <p css={line}>{subtitle}</p>
      </a>
      <LookCredits pieces={products} />
    </article>
  );
}
