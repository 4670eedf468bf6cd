import { css } from '@emotion/react';
import { koreanDay } from '@mall/contracts/domain/korean-day';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { TextField } from '@mall/ui/controls/text-field';
import { color, fontSize, media, radius } from '@mall/ui/theme';
import { type FormEvent, useState } from 'react';
import { copy } from './copy.ts';
import { daysOf, type OrderSearch, periods, searchHref } from './period.ts';

const layout = css({ display: 'grid', gap: 12, margin: '20px 0 8px' });
const tabs = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr) 1.4fr',
  [media.md]: { gridTemplateColumns: 'repeat(4, 84px) 104px' },
});
const tab = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  marginLeft: -1,
  border: `1px solid ${color.line}`,
  color: color.text,
  fontSize: fontSize.note,
  '&:first-of-type': { marginLeft: 0, borderRadius: `${radius}px 0 0 ${radius}px` },
  '&:last-of-type': { borderRadius: `0 ${radius}px ${radius}px 0` },
  '&:focus-visible': { zIndex: 1 },
  '&[aria-current], &[aria-expanded="true"]': {
    zIndex: 1,
    borderColor: color.ink,
    color: color.ink,
    fontWeight: 700,
  },
  [media.md]: { minHeight: 40 },
});
const form = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'start',
  gap: 8,
  '& > :last-child': { gridColumn: '1 / -1' },
  [media.md]: {
    gridTemplateColumns: '180px 180px 96px',
    '& > :last-child': { gridColumn: 'auto', marginTop: 28 },
  },
});

/** By when orders are looked for: a press away, or from one day to another. */
export function PeriodFilter({ search }: { search: OrderSearch }) {
  const [isOpen, setOpen] = useState(search.period === 'own');
  return (
    <div css={layout}>
      <nav css={tabs} aria-label={copy.period}>
        {periods
          .filter((period) => period !== 'own')
          .map((period) => (
            <a
              key={period}
              css={tab}
              href={searchHref({ period, status: search.status })}
              aria-current={period === search.period ? 'true' : undefined}
              onClick={() => setOpen(false)}
            >
              {copy.periods[period]}
            </a>
          ))}
        <button css={tab} type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {copy.periods.own}
        </button>
      </nav>
      {/* Closed and opened again it still has the days that were typed. */}
      <OwnPeriod search={search} isShown={isOpen} />
    </div>
  );
}

function OwnPeriod({ search, isShown }: { search: OrderSearch; isShown: boolean }) {
  const { navigate } = useServices();
  const [today] = useState(() => koreanDay(Date.now()));
  const [days, setDays] = useState(() => daysOf(search, today));
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!days.from || !days.to) return setError(copy.missing);
    if (days.from > days.to) return setError(copy.wrongOrder);
    setError(undefined);
    void navigate(searchHref({ period: 'own', ...days, status: search.status }), { keepScroll: true });
  };
  if (!isShown) return null;
  return (
    <form css={form} noValidate onSubmit={submit}>
      <TextField
        type="date"
        label={copy.from}
        size="md"
        max={today}
        value={days.from}
        error={error}
        onChange={({ target }) => setDays({ ...days, from: target.value })}
      />
      <TextField
        type="date"
        label={copy.to}
        size="md"
        max={today}
        value={days.to}
        onChange={({ target }) => setDays({ ...days, to: target.value })}
      />
      <Button type="submit" size="md">
        {copy.search}
      </Button>
    </form>
  );
}
