import { orderLine } from '../../testing/orders.ts';
import { claimable, errorsOf, firstChoice, kindOf, wantedLines } from './claim-state.ts';

const lines = [orderLine(1), orderLine(2, { actions: ['CONFIRM_PURCHASE'] }), orderLine(3)];

it.each([
  ['kind=return', 'RETURN'],
  ['kind=exchange', 'EXCHANGE'],
  ['kind=steal', 'CANCEL'],
  ['', 'CANCEL'],
])('reads the kind of %s', (query, kind) => {
  expect(kindOf(new URL(`https://mall.test/?${query}`))).toBe(kind);
});

it('takes lines of which the server says that it can be done', () => {
  expect(claimable(lines, 'RETURN').map((line) => line.order_line_id)).toEqual([1, 3]);
  expect(claimable(lines, 'CANCEL')).toEqual([]);
});

it('begins with the line that was named, or with the only one', () => {
  const can = claimable(lines, 'RETURN');
  expect(firstChoice(can, 3)).toEqual({ 3: { order_quantity: 2 } });
  expect(firstChoice(can, 2)).toEqual({});
  expect(firstChoice(can.slice(0, 1), null)).toEqual({ 1: { order_quantity: 2 } });
});

it('sends pieces that there are, and an option with an exchange alone', () => {
  const choice = { 1: { order_quantity: 9, product_option_id: 7 } };
  expect(wantedLines(lines, choice, 'RETURN')).toEqual([{ order_line_id: 1, order_quantity: 2 }]);
  expect(wantedLines(lines, choice, 'EXCHANGE')).toEqual([
    { order_line_id: 1, order_quantity: 2, product_option_id: 7 },
  ]);
});

it('says what is missing, field by field', () => {
  const choice = { 1: { order_quantity: 1 } };
  expect(errorsOf(lines, { choice: {}, reason: null, kind: 'CANCEL' })).toEqual({
    lines: '상품을 선택해주세요.',
    options: {},
  });
  expect(errorsOf(lines, { choice, reason: null, kind: 'EXCHANGE' })).toEqual({
    reason: '사유를 선택해주세요.',
    options: { 1: '셔츠 1의 바꿀 옵션을 선택해주세요.' },
  });
  expect(errorsOf(lines, { choice, reason: 'SIZE', kind: 'RETURN' })).toBeNull();
});
