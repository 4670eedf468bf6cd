import { css } from '@emotion/react';
import { formatCount } from '@mall/contracts/domain/money';
import { useServices } from '@mall/remote-kit/services';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { Icon } from '@mall/ui/icon';
import { Section } from '@mall/ui/layout/section';
import { color, fontSize, media } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../shared/loaded.tsx';
import { copy } from './copy.ts';
import { openClaims, orderSteps } from './order-counts.ts';
import { orderCountsQuery } from './queries.ts';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  border: `1px solid ${color.line}`,
  padding: '12px 0',
  [media.lg]: { padding: '20px 0' },
});
const step = css({
  position: 'relative',
  '& > svg': { position: 'absolute', top: '50%', right: -7, marginTop: -7, color: color.control },
});
const link = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 2,
  minHeight: 60,
  color: color.quiet,
  fontSize: fontSize.mark,
  textAlign: 'center',
  '&:focus-visible': { outlineOffset: -2 },
  [media.md]: { fontSize: fontSize.note },
  [media.hover]: { '&:is(a):hover': { color: color.ink } },
});
const number = css({
  color: color.control,
  fontSize: fontSize.heading,
  fontWeight: 700,
  lineHeight: 1.2,
  [media.lg]: { fontSize: fontSize.display },
  '&[data-some]': { color: color.ink },
});
const claims = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 48,
  padding: '0 16px',
  background: color.wash,
  color: color.text,
  fontSize: fontSize.note,
});

/** Lines of the last three months by step; each leads to its orders. */
export function OrderSteps() {
  const services = useServices();
  const query = useQuery(orderCountsQuery(services));
  const hasOrders = services.hasPage('/mypage/orders');
  return (
    <Section
      title={copy.orders}
      description={copy.ordersNote}
      {...(hasOrders ? { moreHref: '/mypage/orders', moreLabel: copy.allOrders } : {})}
      inset
    >
      <Loaded query={query} skeleton={<Skeleton height={102} />} failed={copy.failedOrders}>
        {({ counts }) => (
          <>
            <ol css={list}>
              {orderSteps.map((status, place) => {
                const count = counts[status] ?? 0;
                const label = copy.steps[status];
                const words = (
                  <>
                    <strong css={number} className="tabular" data-some={count > 0 || undefined}>
                      {formatCount(count)}
                    </strong>
                    {label}
                  </>
                );
                return (
                  <li key={status} css={step}>
                    {hasOrders ? (
                      <a
                        css={link}
                        href={`/mypage/orders?status=${status}`}
                        aria-label={copy.stepCount(label, count)}
                      >
                        {words}
                      </a>
                    ) : (
                      <span css={link}>{words}</span>
                    )}
                    {place < orderSteps.length - 1 && <Icon name="chevron-right" size={14} />}
                  </li>
                );
              })}
            </ol>
            {openClaims(counts) > 0 && services.hasPage('/mypage/claims') && (
              <a css={claims} href="/mypage/claims">
                {copy.claims(formatCount(openClaims(counts)))}
                <Icon name="chevron-right" size={14} />
              </a>
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}
