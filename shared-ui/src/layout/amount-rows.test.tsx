import { render, screen } from '@testing-library/react';
import { AmountRows } from './amount-rows.tsx';

test('each row says what it adds or takes off, and the total stands last', () => {
  render(
    <AmountRows
      rows={[
        { label: '상품 금액', amount: 117000 },
        { label: '할인 금액', amount: 37100, sign: 'minus' },
        { label: '배송비', amount: 0, sign: 'plus', zeroText: '무료' },
        { label: '포인트', amount: 0, sign: 'minus' },
      ]}
      total={{ label: '결제 예정 금액', amount: 79900 }}
    />,
  );
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    '117,000원',
    '−37,100원',
    '무료',
    '0원',
    '79,900원',
  ]);
});
