import { act, render, screen } from '@testing-library/react';
import { Toast } from './toast.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('its message is announced in a region that was there before', () => {
  const { rerender } = render(<Toast message={null} onClose={() => {}} />);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  rerender(<Toast message="장바구니에 담았어요" onClose={() => {}} />);
  expect(region).toHaveTextContent('장바구니에 담았어요');
});

test('it leaves after its time', () => {
  const onClose = jest.fn();
  render(<Toast message="담았어요" onClose={onClose} duration={2000} />);
  act(() => jest.advanceTimersByTime(1999));
  expect(onClose).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('it stays while its link has focus', () => {
  const onClose = jest.fn();
  render(<Toast message="담았어요" onClose={onClose} action={<a href="/cart">장바구니 보기</a>} />);
  act(() => screen.getByRole('link').focus());
  act(() => jest.advanceTimersByTime(9000));
  expect(onClose).not.toHaveBeenCalled();
});
