import { familySiteOf } from '@mall/contracts/domain/family-site';
import { diceOf } from '../../random.ts';
import { eventPeriods } from './event-periods.ts';
import { makeEvents } from './events.ts';

it('sample events have comments only while they run or ran, from before their end', () => {
  const now = new Date();
  const main = { site: familySiteOf('tbh_shop'), products: [], season: 'WINTER' as const };
  const { events, comments } = makeEvents([main], now, diceOf('events'));
  expect(new Set(comments.map(({ event_id }) => event_id))).toEqual(new Set([2, 4]));
  for (const { event_id, created_at } of comments)
    expect(Date.parse(created_at)).toBeLessThan(
      Math.min(now.getTime(), eventPeriods(now)[event_id - 1]?.end.getTime() ?? 0),
    );
  expect(events.filter(({ has_comments }) => has_comments).map(({ event_id }) => event_id)).toEqual([
    2, 4, 7,
  ]);
});
