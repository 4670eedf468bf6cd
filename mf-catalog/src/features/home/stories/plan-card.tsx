import { css } from '@emotion/react';
import { useServices } from '@mall/remote-kit/services';
import { Picture } from '@mall/ui/picture';
import { ProductRow } from '@mall/ui/product/product-row';
import { color, fontSize, headingFace, media, motion } from '@mall/ui/theme';
import type { HomeSections } from '../home-view.ts';

type Plan = HomeSections['plan_exhibitions'][number];

const card = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: color.ground,
  [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});
const cover = css({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  '& img': { transition: `transform ${motion.slow}` },
  '&:focus-visible': { outlineOffset: -4 },
  [media.hover]: { '&:hover img': { transform: 'scale(1.03)' } },
});
const words = css({
  display: 'grid',
  alignContent: 'start',
  gap: 16,
  padding: 20,
  [media.lg]: { padding: 28, gap: 24 },
});
const title = css({
  ...headingFace,
  fontSize: fontSize.title,
  [media.lg]: { fontSize: fontSize.heading },
});
const subtitle = css({ marginTop: 4, color: color.quiet, fontSize: fontSize.note });
const rows = css({ display: 'grid', gap: 12 });

/** One exhibition. */
export function PlanCard({ plan }: { plan: Plan }) {
  // Without a page for plans in this release the title stays text.
  const href = useServices().hasPage(plan.href) ? plan.href : undefined;
  const Link = href ? 'a' : 'span';
  return (
    <article css={card}>
      <Link css={cover} href={href} tabIndex={href ? -1 : undefined} aria-hidden>
        <Picture
          picture={plan.image}
          aspect="1 / 1"
          sizes="(min-width: 1280px) 24vw, (min-width: 768px) 48vw, 84vw"
          alt=""
        />
      </Link>
      <div css={words}>
        <hgroup>
          <h3 css={title}>
            <Link href={href}>{plan.title}</Link>
          </h3>
          <p css={subtitle}>{plan.subtitle}</p>
        </hgroup>
        <ul css={rows}>
          {plan.products.map((product) => (
            <li key={product.product_id}>
              <ProductRow product={product} />
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
