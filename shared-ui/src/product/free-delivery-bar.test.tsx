import { render, screen } from '@testing-library/react';
import { FreeDeliveryBar } from './free-delivery-bar.tsx';

test('it says how much is missing', () => {
  render(<FreeDeliveryBar remaining={12100} threshold={50000} />);
  const bar = screen.getByRole('progressbar', { name: '12,100원 더 담으면 무료배송' });
  expect(bar).toHaveAttribute('value', '37900');
});

test('it says when delivery is free', () => {
  render(<FreeDeliveryBar remaining={0} threshold={50000} />);
  expect(screen.getByRole('progressbar', { name: '무료배송으로 받아요' })).toHaveAttribute('value', '50000');
});
