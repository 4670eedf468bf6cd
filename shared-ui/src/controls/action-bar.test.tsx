import { render, screen } from '@testing-library/react';
import { ActionBar } from './action-bar.tsx';

const isAnnounced = () => 'actionBar' in document.documentElement.dataset;

// The page that is left is taken apart after the next one has come.
it('hides the footer menu bar as long as any page has a bar', () => {
  const left = render(<ActionBar>주문하기</ActionBar>);
  const next = render(<ActionBar>결제하기</ActionBar>);
  left.unmount();
  expect(screen.getByText('결제하기')).toBeVisible();
  expect(isAnnounced()).toBe(true);
  next.unmount();
  expect(isAnnounced()).toBe(false);
});
