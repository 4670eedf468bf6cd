import type { OrderStatus } from '@mall/contracts/domain/orders/order-status';
import { parcelsOf } from './parcels-of.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 23, hour));
const line = (order_line_id: number, status: OrderStatus | null, origin_line_id = order_line_id) => ({
  order_line_id,
  origin_line_id,
  status,
  delivered_at: null,
});
const move = (order_line_id: number, to_status: OrderStatus, hour: number, number?: string) => ({
  order_line_id,
  to_status,
  moved_at: at(hour),
  ...(number
    ? { carrier: 'CJ' as const, tracking_number: number }
    : { carrier: null, tracking_number: null }),
});
const order = { ordered_at: at(1), paid_at: at(1) };

it('puts lines that go one way into one parcel', () => {
  const moves = [
    move(1, 'CONFIRM_SETTLEMENT', 2),
    move(2, 'CONFIRM_SETTLEMENT', 2),
    move(1, 'DOMESTIC_SHIPPING', 3, '123456789012'),
  ];
  const lines = [line(1, 'DOMESTIC_SHIPPING'), line(2, 'CONFIRM_SETTLEMENT'), line(3, 'CONFIRM_SETTLEMENT')];
  const parcels = parcelsOf({ ...order, lines, moves: [...moves, move(3, 'CONFIRM_SETTLEMENT', 2)] });
  expect(parcels.map(({ order_line_ids, tracking_number }) => [order_line_ids, tracking_number])).toEqual([
    [[1], '123456789012'],
    [[2, 3], null],
  ]);
  expect(parcels[0]?.steps.map(({ is_done }) => is_done)).toEqual([true, true, true, true, false]);
});

it('knows of a part the way that it went with its line, and of an exchange the way of the new piece', () => {
  const moves = [
    move(1, 'DOMESTIC_SHIPPING', 3, '123456789012'),
    move(1, 'SHIPPING_COMPLETE', 4),
    move(2, 'RE_SHIPPING', 9, '987654321098'),
  ];
  const [original, sentAnew] = parcelsOf({
    ...order,
    lines: [line(1, 'SHIPPING_COMPLETE'), line(2, 'RE_SHIPPING', 1)],
    moves,
  });
  expect(original).toMatchObject({ tracking_number: '123456789012' });
  expect(original?.steps.at(-1)).toEqual({ step: 'DELIVERED', is_done: true, at: at(4).toISOString() });
  expect(sentAnew).toMatchObject({ tracking_number: '987654321098' });
  expect(sentAnew?.steps.at(-1)).toEqual({ step: 'DELIVERED', is_done: false, at: null });
});

it('has no parcel for what was cancelled or never stood, and says what it knows of moves that were not noted', () => {
  const gone = [line(1, 'PART_REFUND_COMPLETE'), line(2, null)];
  expect(parcelsOf({ ...order, lines: gone, moves: [] })).toEqual([]);
  const [parcel] = parcelsOf({ ...order, lines: [line(3, 'PURCHASE_CONFIRM')], moves: [] });
  expect(parcel?.steps.map(({ is_done, at: time }) => [is_done, time !== null])).toEqual([
    [true, true],
    [true, true],
    [true, false],
    [true, false],
    [true, false],
  ]);
});
