import { css } from '@emotion/react';
import { Picture } from '@mall/ui/picture';
import { color, fontSize, headingFace, layer, media } from '@mall/ui/theme';
import { pageFrame } from '../../../shared/page-frame.ts';
import { type Heading, HomeSection } from '../frame/home-section.tsx';
import type { HomeSections } from '../home-view.ts';
import { PieceRow } from '../pieces/piece-row.tsx';
import { FeatureCover } from './feature-cover.tsx';

type Feature = HomeSections['show_case'][number];

const pair = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '48px 16px' },
  [media.xl]: { columnGap: 24 },
});
const pieces = css({
  padding: '8px 16px 0',
  [media.md]: { paddingInline: 0 },
  [media.lg]: { paddingTop: 12 },
});
const rows = css({ display: 'grid', gap: 48, [media.lg]: { gap: 96 } });
/** Picture and words alternate at the left. */
const row = css({
  position: 'relative',
  display: 'grid',
  gap: 16,
  [media.md]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'center', gap: 40 },
  [media.lg]: { gap: 80 },
  'li:nth-of-type(even) > &': {
    [media.md]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      '& > div:first-of-type': { order: 1 },
    },
  },
});
const rowCover = css({ '&& img': { [media.md]: { aspectRatio: '4 / 3' } } });
const words = css({ padding: '0 16px', [media.md]: { padding: 0 } });
const rowHeading = css(headingFace, { fontSize: 'var(--heading-size, 22px)' });
/** The picture leads there too. */
const rowLink = css({ '&::after': { content: '""', position: 'absolute', inset: 0 } });
const rowPieces = css({ position: 'relative', zIndex: layer.raised });
const line = css({ margin: '6px 0 20px', color: color.quiet, fontSize: fontSize.body });

interface Props extends Heading {
  features: HomeSections['show_case'];
  variant: 'pair' | 'rows';
}

/** Stories of the season: a large picture, and three things of it. */
export function ShowCaseSection({ features, variant, title, lead }: Props) {
  if (features.length === 0) return null;
  const isRows = variant === 'rows';
  return (
    <div css={pageFrame}>
      <HomeSection title={title} lead={lead}>
        <ul css={isRows ? rows : pair}>
          {features.map((feature) => (
            <li key={feature.title}>{isRows ? <Row feature={feature} /> : <Cover feature={feature} />}</li>
          ))}
        </ul>
      </HomeSection>
    </div>
  );
}

function Cover({ feature }: { feature: Feature }) {
  return (
    <article>
      <FeatureCover feature={feature} aspect="1 / 1" sizes="(min-width: 1024px) 50vw, 100vw" isLarge />
      <div css={pieces}>
        <PieceRow pieces={feature.products} sizes="(min-width: 1024px) 16vw, 32vw" />
      </div>
    </article>
  );
}

function Row({ feature: { title, subtitle, href, image, products } }: { feature: Feature }) {
  return (
    <article css={row}>
      <div css={rowCover}>
        <Picture picture={image} aspect="1 / 1" sizes="(min-width: 768px) 58vw, 100vw" alt="" />
      </div>
      <div css={words}>
        <h3 css={rowHeading}>
          <a css={rowLink} href={href}>
            {title}
          </a>
        </h3>
        <p css={line}>{subtitle}</p>
        <div css={rowPieces}>
          <PieceRow pieces={products} sizes="(min-width: 768px) 12vw, 30vw" />
        </div>
      </div>
    </article>
  );
}
