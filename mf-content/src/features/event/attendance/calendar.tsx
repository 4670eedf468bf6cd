import { css } from '@emotion/react';
import { Icon } from '@mall/ui/icon';
import { VisuallyHidden } from '@mall/ui/layout/visually-hidden';
import { color, fontSize } from '@mall/ui/theme';
import { copy } from './copy.ts';
import { type CalendarDay, weeksOf } from './month.ts';

const table = css({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  textAlign: 'center',
  '& caption': { marginBottom: 8, color: color.ink, fontSize: fontSize.body, fontWeight: 700 },
  '& th': { paddingBlock: 6, color: color.quiet, fontSize: fontSize.small, fontWeight: 500 },
  '& td': { paddingBlock: 4 },
});
const cell = css({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  marginInline: 'auto',
  border: '1px solid transparent',
  borderRadius: '50%',
  color: color.text,
  fontSize: fontSize.note,
});
const attended = css({ borderColor: color.ink, background: color.ink, color: color.ground });
const current = css({ borderColor: color.ink, color: color.ink, fontWeight: 700 });

interface Props {
  /** A day of the month to show. */
  shown: string;
  /** The day on which to press; null where none is open. */
  today: string | null;
  days: readonly string[];
}

/** A month; today and days of attendance carry a mark. */
export function Calendar({ shown, today, days }: Props) {
  const [year = 0, month = 1] = shown.split('-').map(Number);
  return (
    <table css={table} className="tabular">
      <caption>{copy.month(year, month)}</caption>
      <thead>
        <tr>
          {copy.weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(shown).map((week) => (
          <tr key={week.find((day) => day)?.day}>
            {week.map((day, weekday) => (
              <td
                key={day?.day ?? copy.weekdays[weekday]}
                aria-current={day?.day === today ? 'date' : undefined}
              >
                {day && <Day day={day} isToday={day.day === today} isAttended={days.includes(day.day)} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ day, isToday, isAttended }: { day: CalendarDay; isToday: boolean; isAttended: boolean }) {
  return (
    <span css={[cell, isToday && current, isAttended && attended]}>
      {isAttended ? (
        <>
          <VisuallyHidden>{`${day.date} ${copy.attended}`}</VisuallyHidden>
          <Icon name="check" size={18} />
        </>
      ) : (
        day.date
      )}
      {isToday && <VisuallyHidden>{copy.today}</VisuallyHidden>}
    </span>
  );
}
