import { render, screen } from '@testing-library/react';
import { Tabs } from './tabs.tsx';

test('the tab in view is marked, and all are links', () => {
  render(
    <Tabs
      label="상품 정보"
      current="#review"
      items={[
        { href: '#detail', label: '상세정보' },
        { href: '#review', label: '후기', count: 1204 },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: '상품 정보' })).toBeInTheDocument();
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('후기1,204');
  expect(screen.getByRole('link', { name: '상세정보' })).not.toHaveAttribute('aria-current');
});
