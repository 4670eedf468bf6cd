import { render, screen } from '@testing-library/react';
import { Breadcrumb } from './breadcrumb.tsx';

test('the way down is links, the page itself is not', () => {
  render(
    <Breadcrumb
      items={[
        { label: '홈', href: '/' },
        { label: '셔츠', href: '/shirts' },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: '홈' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('link', { name: '셔츠' })).not.toBeInTheDocument();
  expect(screen.getByText('셔츠')).toHaveAttribute('aria-current', 'page');
});
