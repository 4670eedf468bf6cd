import { css } from '@emotion/react';
import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import { Picture } from '@mall/ui/picture';
import { color, fontSize } from '@mall/ui/theme';

const title = css({ marginTop: 12, color: color.ink, fontSize: fontSize.lead });
const subtitle = css({ marginTop: 2, color: color.quiet, fontSize: fontSize.note });

/** A plan that the product is part of. */
export function PlanCard({ plan }: { plan: ProductView['related_plan_list'][number] }) {
  return (
    <a href={plan.href}>
      <Picture picture={plan.image} sizes="(min-width: 1024px) 20vw, 42vw" alt="" />
      <h3 css={title}>{plan.title}</h3>
      <p css={subtitle}>{plan.subtitle}</p>
    </a>
  );
}
