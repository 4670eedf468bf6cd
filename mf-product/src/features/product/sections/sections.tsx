import { css, type SerializedStyles } from '@emotion/react';
import type { ColorOption, ProductView } from '@mall/contracts/api/catalogue/product-view';
import { contentVisibility } from '@mall/ui/layout/content-visibility';
import { Tabs } from '@mall/ui/layout/tabs';
import { fontSize, media, page } from '@mall/ui/theme';
import type { ReactNode } from 'react';
import { copy, type SectionId, sectionIds } from '../copy.ts';
import { InquirySection } from '../inquiry/inquiry-section.tsx';
import { ReviewSection } from '../review/review-section.tsx';
import { SizeSection } from '../size/size-section.tsx';
import { BasicInfo } from './basic-info.tsx';
import { Detail } from './detail.tsx';
import { useAnchorStays } from './use-anchor-stays.ts';
import { useCurrentSection } from './use-current-section.ts';

/**
 * An anchor stops 90 px below the window's top on PC, under the fixed header, and 60 px on phones (spec 2.5). The tabs
 * lie over the room above a section's title.
 */
const section = css({
  padding: '56px 16px 40px',
  scrollMarginTop: 60 - page.fixedHeaderMobile,
  [media.lg]: { padding: '72px 0 56px', scrollMarginTop: 0 },
});
const heading = css({
  marginBottom: 20,
  fontSize: fontSize.title,
  fontWeight: 700,
  [media.lg]: { fontSize: fontSize.heading },
});

/** What each section takes on a phone, px; the first one begins near the first screen and does not wait. */
const waiting: Partial<Record<SectionId, SerializedStyles>> = {
  size: css(contentVisibility('1000px')),
  review: css(contentVisibility('2000px')),
  info: css(contentVisibility('1150px')),
  inquiry: css(contentVisibility('560px')),
};

function Section({ id, children }: { id: SectionId; children: ReactNode }) {
  return (
    <section css={[section, waiting[id]]} id={id} aria-labelledby={`${id}-title`}>
      <h2 css={heading} id={`${id}-title`}>
        {copy.tabs[id]}
      </h2>
      {children}
    </section>
  );
}

interface Props {
  product: ProductView;
  /** The colour that is chosen. */
  color: ColorOption | undefined;
}

/** The five tabs of a product page and what they lead to (spec 2.5). */
export function Sections({ product, color }: Props) {
  const current = useCurrentSection();
  useAnchorStays(sectionIds);
  const items = sectionIds.map((id) => ({
    href: `#${id}`,
    label: copy.tabs[id],
    ...(id === 'review' ? { count: product.review_summary.count } : {}),
  }));
  return (
    <>
      <Tabs label={copy.sections} items={items} current={`#${current}`} sticky fill />
      <Section id="detail">
        <Detail product={product} color={color} />
      </Section>
      <Section id="size">
        <SizeSection product={product} />
      </Section>
      <Section id="review">
        <ReviewSection product={product} />
      </Section>
      <Section id="info">
        <BasicInfo product={product} />
      </Section>
      <Section id="inquiry">
        <InquirySection productId={product.product_id} />
      </Section>
    </>
  );
}
