import { render, screen } from '@testing-library/react';
import { Pagination, pageNumbers } from './pagination.tsx';

const href = (page: number) => `/goods/list?page=${page}`;

test('numbers stay around the current page and inside the list', () => {
  expect(pageNumbers(1, 12, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(pageNumbers(6, 12, 5)).toEqual([4, 5, 6, 7, 8]);
  expect(pageNumbers(12, 12, 5)).toEqual([8, 9, 10, 11, 12]);
  expect(pageNumbers(2, 3, 5)).toEqual([1, 2, 3]);
});

test('every page is a link and the current one is marked', () => {
  render(<Pagination page={3} lastPage={12} href={href} />);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('3페이지');
  expect(screen.getByRole('link', { name: '다음 페이지' })).toHaveAttribute('href', '/goods/list?page=4');
  expect(screen.getByRole('link', { name: '첫 페이지' })).toHaveAttribute('href', '/goods/list?page=1');
});

test('the first page leads nowhere back, the last nowhere on', () => {
  const { rerender } = render(<Pagination page={1} lastPage={2} href={href} />);
  expect(screen.queryByRole('link', { name: '이전 페이지' })).not.toBeInTheDocument();
  rerender(<Pagination page={2} lastPage={2} href={href} />);
  expect(screen.queryByRole('link', { name: '다음 페이지' })).not.toBeInTheDocument();
});

test('a single page needs no pagination', () => {
  render(<Pagination page={1} lastPage={1} href={href} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
