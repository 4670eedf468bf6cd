import { css, type SerializedStyles } from '@emotion/react';
import type { ProductView } from '@mall/contracts/api/catalogue/products';
import { Accordion } from '@mall/ui/layout/accordion';
import { contentVisibility } from '@mall/ui/layout/content-visibility';
import { Tabs } from '@mall/ui/layout/tabs';
import { Picture } from '@mall/ui/picture';
import { color, fontSize, media, page } from '@mall/ui/theme';
import type { ReactNode } from 'react';
import { copy, type SectionId, sectionIds } from './copy.ts';
import { Reviews } from './reviews.tsx';
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
const paragraphs = css({ display: 'grid', gap: 12, maxWidth: 720, lineHeight: 1.8, marginBottom: 24 });
const pictures = css({ display: 'grid', gap: 4, maxWidth: 900, margin: '0 auto' });
const table = css({
  width: '100%',
  maxWidth: 720,
  fontSize: fontSize.note,
  '& th, & td': {
    padding: '12px 8px',
    borderBottom: `1px solid ${color.line}`,
    textAlign: 'center',
    fontWeight: 400,
  },
  '& thead th': { background: color.wash, fontWeight: 600 },
  '& tbody th': { fontWeight: 600 },
});
const scroller = css({ overflowX: 'auto' });
const facts = css({
  display: 'grid',
  gridTemplateColumns: '104px 1fr',
  gap: '10px 16px',
  maxWidth: 720,
  marginBottom: 24,
  fontSize: fontSize.body,
  '& dt': { color: color.quiet },
});
const note = css({ marginTop: 12, color: color.quiet, fontSize: fontSize.note });

/** What each section takes on a phone, px; the first one begins near the first screen and does not wait. */
const waiting: Partial<Record<SectionId, SerializedStyles>> = {
  size: css(contentVisibility('390px')),
  review: css(contentVisibility('820px')),
  info: css(contentVisibility('600px')),
  inquiry: css(contentVisibility('120px')),
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

/** The five tabs of a product page and what they lead to (spec 2.5). */
export function Sections({ product }: { product: ProductView }) {
  const current = useCurrentSection();
  const items = sectionIds.map((id) => ({
    href: `#${id}`,
    label: copy.tabs[id],
    ...(id === 'review' ? { count: product.review_summary.count } : {}),
  }));
  return (
    <>
      <Tabs label={copy.sections} items={items} current={`#${current}`} sticky fill />
      <Section id="detail">
        <div css={paragraphs}>
          {product.description.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <div css={pictures}>
          {product.detail_images.map((picture) => (
            <Picture key={picture.path} picture={picture} sizes="(min-width: 1024px) 900px, 100vw" />
          ))}
        </div>
      </Section>
      <Section id="size">
        <SizeTable table={product.size_table} />
      </Section>
      <Section id="review">
        <Reviews product={product} />
      </Section>
      <Section id="info">
        <dl css={facts}>
          {[{ name: copy.code, value: product.code }, ...product.attributes].map(({ name, value }) => [
            <dt key={name}>{name}</dt>,
            <dd key={`${name} value`}>{value}</dd>,
          ])}
        </dl>
        {product.usage_info_list.map(({ type, subject, content }) => (
          <Accordion key={type} summary={subject}>
            <p>{content}</p>
          </Accordion>
        ))}
      </Section>
      <Section id="inquiry">
        <p>{copy.inquiry}</p>
        <p css={note}>
          <a href="/board/notice">{copy.customerService}</a>
        </p>
      </Section>
    </>
  );
}

function SizeTable({ table: { columns, rows } }: { table: ProductView['size_table'] }) {
  return (
    <>
      <div css={scroller}>
        <table css={table}>
          <thead>
            <tr>
              <th scope="col">{copy.size}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ size, values }) => (
              <tr key={size}>
                <th scope="row">{size}</th>
                {columns.map((column, index) => (
                  <td key={column} className="tabular">
                    {values[index] ?? '-'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p css={note}>{copy.sizeUnit}</p>
    </>
  );
}
