import { css } from '@emotion/react';
import { formatCount } from '@mall/contracts/domain/money';
import { useServices } from '@mall/remote-kit/services';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { color, fontSize, media } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { copy } from './copy.ts';
import { alarmsQuery, couponsQuery, pointsQuery, wishIdsQuery } from './queries.ts';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  border: `1px solid ${color.line}`,
  '& > li + li': { borderLeft: `1px solid ${color.line}` },
  [media.md]: { '& > li + li': { borderLeft: `1px solid ${color.line}` } },
});
const cell = css({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: 4,
  height: '100%',
  minHeight: 76,
  padding: '16px 4px',
  color: color.quiet,
  fontSize: fontSize.small,
  textAlign: 'center',
  '&:focus-visible': { outlineOffset: -2 },
  [media.lg]: { fontSize: fontSize.note, padding: '20px 8px' },
  [media.hover]: { '&:hover': { background: color.wash } },
});
const value = css({
  order: 1,
  color: color.ink,
  fontSize: fontSize.lead,
  fontWeight: 700,
  overflowWrap: 'anywhere',
  [media.lg]: { fontSize: fontSize.heading },
});
const note = css({
  order: 2,
  color: color.sale,
  fontSize: fontSize.mark,
  fontWeight: 600,
  textWrap: 'balance',
});

interface CountProps {
  href: string;
  label: string;
  query: { isError: boolean };
  /** Undefined while it is on its way. */
  text: string | undefined;
  hint?: string | false | undefined;
}

function Count({ href, label, query, text, hint }: CountProps) {
  return (
    <li>
      <a css={cell} href={href}>
        <span>{label}</span>
        <strong css={value} className="tabular">
          {text ?? (query.isError ? copy.unknown : <Skeleton width={48} height={24} />)}
        </strong>
        {hint && <span css={note}>{hint}</span>}
      </a>
    </li>
  );
}

/** What the member has: coupons, points and those that end soon, wishes, alarms. One that fails leaves the others alone. */
export function MyCounts() {
  const services = useServices();
  const coupons = useQuery(couponsQuery(services));
  const points = useQuery(pointsQuery(services));
  const wishes = useQuery(wishIdsQuery(services));
  const alarms = useQuery(alarmsQuery(services));
  const of = (words: (count: string) => string, count: number | undefined) =>
    count === undefined ? undefined : words(formatCount(count));
  const { expiring } = points.data ?? {};
  return (
    <ul css={list}>
      <Count
        href="/mypage/coupons"
        label={copy.coupons}
        query={coupons}
        text={of(copy.pieces, coupons.data?.paginate.total)}
      />
      <Count
        href="/mypage/points"
        label={copy.points}
        query={points}
        text={of(copy.point, points.data?.balance)}
        hint={expiring && expiring.amount > 0 && copy.expiring(expiring.days, formatCount(expiring.amount))}
      />
      <Count
        href="/wish"
        label={copy.wishes}
        query={wishes}
        text={of(copy.items, wishes.data?.product_ids.length)}
      />
      <Count
        href="/mypage/alarms"
        label={copy.alarms}
        query={alarms}
        text={of(copy.items, alarms.data?.paginate.total)}
      />
    </ul>
  );
}
