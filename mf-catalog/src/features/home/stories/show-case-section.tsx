import { css } from '@emotion/react';
import { Section } from '@mall/ui/layout/section';
import { media } from '@mall/ui/theme';
import { pageFrame } from '../../../shared/page-frame.ts';
import { copy } from '../copy.ts';
import type { HomeSections } from '../home-view.ts';
import { PieceRow } from '../pieces/piece-row.tsx';
import { FeatureCover } from './feature-cover.tsx';

const list = css({
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

/** Stories of the season: a large picture, and three things of it. */
export function ShowCaseSection({ features }: { features: HomeSections['show_case'] }) {
  if (features.length === 0) return null;
  return (
    <div css={pageFrame}>
      <Section title={copy.showCase} description={copy.showCaseLead}>
        <ul css={list}>
          {features.map((feature) => (
            <li key={feature.title}>
              <article>
                <FeatureCover
                  feature={feature}
                  aspect="1 / 1"
                  sizes="(min-width: 1024px) 50vw, 100vw"
                  isLarge
                />
                <div css={pieces}>
                  <PieceRow pieces={feature.products} sizes="(min-width: 1024px) 16vw, 32vw" />
                </div>
              </article>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
