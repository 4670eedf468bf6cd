import { css } from '@emotion/react';
import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import { color, fontSize } from '@mall/ui/theme';
import { copy } from './copy.ts';

const title = css({ marginBottom: 10, color: color.quiet, fontSize: fontSize.note, fontWeight: 600 });
const list = css({ display: 'grid', gap: 14 });
const row = css({ display: 'grid', gridTemplateColumns: '64px 1fr', alignItems: 'center', gap: 12 });
const steps = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: 4,
  '& li': {
    paddingTop: 8,
    borderTop: `3px solid ${color.line}`,
    color: color.quiet,
    fontSize: fontSize.small,
    textAlign: 'center',
  },
  '& li[aria-current]': { borderTopColor: color.ink, color: color.ink, fontWeight: 700 },
});

/** How thick and how sheer it is, each on its scale; a value that no scale knows is not shown. */
export function FeelScales({ attributes }: Pick<ProductView, 'attributes'>) {
  const known = copy.scales.flatMap((scale) => {
    const value = attributes.find(({ name }) => name === scale.name)?.value;
    const stepsOf: readonly string[] = scale.steps;
    return value !== undefined && stepsOf.includes(value) ? [{ ...scale, value }] : [];
  });
  if (known.length === 0) return null;
  return (
    <div>
      <h3 css={title}>{copy.feel}</h3>
      <div css={list}>
        {known.map(({ name, steps: all, value }) => (
          <div css={row} key={name}>
            <span aria-hidden>{name}</span>
            <ol css={steps} aria-label={name}>
              {all.map((step) => (
                <li key={step} aria-current={step === value ? 'true' : undefined}>
                  {step}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </div>
  );
}
