import { css } from '@emotion/react';
import type { Member } from '@mall/contracts/api/people/members';
import { formatCount } from '@mall/contracts/domain/money';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { color, fontSize } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { copy } from './copy.ts';
import { openLines } from './open-lines.ts';
import { couponsQuery, orderCountsQuery } from './queries.ts';

const box = css({ display: 'grid', gap: 16, padding: 20, background: color.wash });
const heading = css({ fontSize: fontSize.lead, fontWeight: 700 });
const list = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '8px 16px',
  '& dt': { color: color.text },
  '& dd': { color: color.ink, fontWeight: 700, textAlign: 'right' },
});
const notes = css({
  display: 'grid',
  gap: 6,
  paddingLeft: 16,
  color: color.quiet,
  fontSize: fontSize.note,
  '& li': { listStyle: 'disc' },
});
const warning = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: 16,
  border: `1px solid ${color.sale}`,
  color: color.sale,
  fontSize: fontSize.note,
});

/** What a member loses by leaving, and orders that keep them. */
export function Losses({ member }: { member: Member }) {
  const { hasPage, ...services } = useServices();
  const coupons = useQuery(couponsQuery(services));
  const orders = useQuery(orderCountsQuery(services));
  const open = orders.data ? openLines(orders.data.counts) : 0;
  const couponCount = coupons.data && copy.coupon(formatCount(coupons.data.paginate.total));
  return (
    <>
      {open > 0 && (
        <div css={warning} role="status">
          <p>{copy.open(formatCount(open))}</p>
          {hasPage('/mypage/orders') && (
            <Button variant="secondary" size="md" href="/mypage/orders">
              {copy.toOrders}
            </Button>
          )}
        </div>
      )}
      <div css={box}>
        <h2 css={heading}>{copy.lost}</h2>
        <dl css={list} className="tabular">
          <dt>{copy.points}</dt>
          <dd>{copy.point(formatCount(member.point))}</dd>
          <dt>{copy.coupons}</dt>
          <dd>{couponCount ?? (coupons.isError && copy.unknown)}</dd>
          <dt>{copy.grade}</dt>
          <dd>{member.grade_name}</dd>
        </dl>
        <ul css={notes}>
          <li>{copy.deleted}</li>
          <li>{copy.idTaken}</li>
        </ul>
      </div>
    </>
  );
}
