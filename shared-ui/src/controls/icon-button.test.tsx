import { render, screen } from '@testing-library/react';
import { IconButton } from './icon-button.tsx';

test('its label is spoken with the count', () => {
  render(<IconButton icon="bag" label="장바구니" count={3} href="/cart" />);
  expect(screen.getByRole('link', { name: '장바구니 3개' })).toHaveTextContent('3');
});

test('a count of nothing is not shown, a large one is shortened', () => {
  const { rerender } = render(<IconButton icon="bag" label="장바구니" count={0} />);
  expect(screen.getByRole('button', { name: '장바구니' })).toHaveTextContent(/^$/);
  rerender(<IconButton icon="bag" label="장바구니" count={128} />);
  expect(screen.getByRole('button', { name: '장바구니 128개' })).toHaveTextContent('99+');
});
