import { css } from '@emotion/react';
import { Section } from '@mall/ui/layout/section';
import { media } from '@mall/ui/theme';
import { pageFrame } from '../../../shared/page-frame.ts';
import { phoneRail } from '../../../shared/phone-rail.ts';
import { copy } from '../copy.ts';
import type { HomeSections } from '../home-view.ts';
import { BrandCard } from './brand-card.tsx';

const list = css({
  gridAutoColumns: '84%',
  [media.md]: { gridAutoColumns: '48%', paddingInline: 0, scrollPaddingInline: 0 },
  [media.lg]: { gridAutoColumns: 'minmax(0, 1fr)', gap: 16, overflow: 'visible' },
  [media.xl]: { gap: 24 },
});

const fullCount = 3;

/** Brands that the site wants known. */
export function BrandSection({ brands }: { brands: HomeSections['brand_exhibition'] }) {
  if (brands.length === 0) return null;
  return (
    <div css={pageFrame}>
      <Section title={copy.brands} description={copy.brandsLead}>
        <ul css={[phoneRail, list]}>
          {brands.map((brand) => (
            <li key={brand.brand_id}>
              <BrandCard brand={brand} isWide={brands.length < fullCount} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
