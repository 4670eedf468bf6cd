import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState } from './error-state.tsx';

test('it is announced and tries again in place', async () => {
  const onRetry = jest.fn();
  render(<ErrorState onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('내용을 불러오지 못했어요');
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('without a handler the retry loads the page again', () => {
  render(<ErrorState />);
  // An empty address is this page; role queries do not count it as a link's.
  expect(screen.getByText('다시 시도')).toHaveAttribute('href', '');
});
