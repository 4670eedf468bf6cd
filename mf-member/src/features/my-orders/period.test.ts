import { daysOf, searchHref, searchOf } from './period.ts';

const search = (query: string) => searchOf(new URL(`https://mall.test/mypage/orders?${query}`), 1);

it.each([
  ['', '3m', null],
  ['period=6m&status=SHIPPING_COMPLETE', '6m', 'SHIPPING_COMPLETE'],
  ['period=own&from=2026-11-02&to=2026-11-01', '3m', null],
  ['period=own&from=2026-02-31&to=2026-11-01', '3m', null],
  ['period=own', '3m', null],
  ['period=9y&status=<script>', '3m', null],
])('reads of %s what it knows', (query, period, status) => {
  expect(search(query)).toMatchObject({ period, status, from: null, to: null });
});

it('goes to an address and comes back', () => {
  const own = {
    period: 'own',
    from: '2026-10-01',
    to: '2026-10-31',
    status: 'DEPOSIT_WAIT',
    page: 1,
  } as const;
  expect(searchOf(new URL(searchHref(own), 'https://mall.test'), 1)).toEqual(own);
  expect(searchHref({ period: '3m', page: 1 })).toBe('/mypage/orders');
});

it.each([
  ['1w', '2026-11-23', '2026-11-17'],
  ['1m', '2026-03-31', '2026-02-28'],
  ['3m', '2026-11-23', '2026-08-23'],
  ['6m', '2026-08-31', '2026-02-28'],
] as const)('%s until %s begins on %s', (period, today, from) => {
  expect(daysOf({ period, from: null, to: null }, today)).toEqual({ from, to: today });
});
