/** @jest-environment jsdom */
import { keepRecentViews, readRecentViews, stillRecent, withView } from './recent-views.ts';

const now = new Date('2026-11-23T12:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const view = (product_id: number, days = 0) => ({ product_id, date: daysAgo(days) });

it('puts the newest first, each product once, ten at most', () => {
  const many = Array.from({ length: 12 }, (_, index) => view(index + 1, index / 10));
  const next = withView(many, 5, now);
  expect(next.map(({ product_id }) => product_id)).toEqual([5, 1, 2, 3, 4, 6, 7, 8, 9, 10]);
});

it('forgets what is older than seven days', () => {
  expect(stillRecent([view(1, 6.9), view(2, 7.1)], now)).toEqual([view(1, 6.9)]);
});

it.each(['not json', '{"product_id":1}', '[{"product_id":"1"}]', '[{"product_id":1,"date":"yesterday"}]'])(
  'reads nothing from %s',
  (text) => {
    localStorage.setItem('RECENT_VIEW', text);
    expect(readRecentViews(now)).toEqual([]);
  },
);

it('is there again', () => {
  keepRecentViews([view(3)]);
  expect(readRecentViews(now)).toEqual([view(3)]);
});
