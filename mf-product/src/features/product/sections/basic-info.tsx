import { css } from '@emotion/react';
import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import { Accordion } from '@mall/ui/layout/accordion';
import { color, fontSize, media } from '@mall/ui/theme';
import { copy } from './copy.ts';

const title = css({ marginBottom: 12, color: color.ink, fontSize: fontSize.lead });
const facts = css({
  display: 'grid',
  borderTop: `1px solid ${color.ink}`,
  fontSize: fontSize.body,
  [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '128px minmax(0, 1fr)',
    borderBottom: `1px solid ${color.line}`,
    [media.lg]: { gridTemplateColumns: '200px minmax(0, 1fr)' },
  },
  '& dt': { padding: '14px 12px', background: color.wash, color: color.text, fontSize: fontSize.note },
  '& dd': { padding: '14px 12px', color: color.ink },
});
const usage = css({ borderTop: `1px solid ${color.ink}` });
const usageTitle = css(title, { marginTop: 48 });
const text = css({ maxWidth: 900, lineHeight: 1.7 });

/** The 기본정보 tab: the notice that the law asks for, and terms of delivery, exchange, refund, repair and the rest. */
export function BasicInfo({ product }: { product: ProductView }) {
  // An older API has the attributes only.
  const notice = product.notice_info ?? product.attributes;
  return (
    <>
      <h3 css={title}>{copy.notice}</h3>
      <dl css={facts}>
        {[...notice, { name: copy.code, value: product.code }].map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3 css={usageTitle}>{copy.usage}</h3>
      <div css={usage}>
        {product.usage_info_list.map(({ type, subject, content }, index) => (
          <Accordion key={type} summary={subject} defaultOpen={index === 0}>
            <p css={text}>{content}</p>
          </Accordion>
        ))}
      </div>
    </>
  );
}
