import { css } from '@emotion/react';
import { media } from '@mall/ui/theme';
import { pageFrame } from '../../../shared/page-frame.ts';
import { phoneRail } from '../../../shared/phone-rail.ts';
import { type Heading, HomeSection } from '../frame/home-section.tsx';
import type { HomeSections } from '../home-view.ts';
import { BrandCard } from './brand-card.tsx';

const list = css({
  gridAutoColumns: '84%',
  [media.md]: { gridAutoColumns: '48%', paddingInline: 0, scrollPaddingInline: 0 },
  [media.lg]: { gridAutoColumns: 'minmax(0, 1fr)', gap: 16, overflow: 'visible' },
  [media.xl]: { gap: 24 },
});

const fullCount = 3;

interface Props extends Heading {
  brands: HomeSections['brand_exhibition'];
}

/** Brands that the site wants known. */
export function BrandSection({ brands, title, lead }: Props) {
  if (brands.length === 0) return null;
  return (
    <div css={pageFrame}>
      <HomeSection title={title} lead={lead}>
        <ul css={[phoneRail, list]}>
          {brands.map((brand) => (
            <li key={brand.brand_id}>
              <BrandCard brand={brand} isWide={brands.length < fullCount} />
            </li>
          ))}
        </ul>
      </HomeSection>
    </div>
  );
}
