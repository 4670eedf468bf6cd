import { loggedIn, renderPage } from '@mall/remote-kit/testing';
import { screen } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { member } from '../../testing/builders.ts';

beforeEach(() => {
  const date = new Date().toISOString();
  localStorage.setItem('RECENT_VIEW', JSON.stringify([{ product_id: 11, date }]));
});
afterEach(() => localStorage.clear());

// Products that were taken off sale since left an empty grid under a note about ten products.
it('is as empty as a browser without views where nothing of them is on sale any more', async () => {
  await renderPage(remote, '/mypage/recent', {
    session: loggedIn,
    answers: { 'members.view': { row: member() }, 'products.info': { rows: [] } },
  });
  expect(await screen.findByText('최근 본 상품이 없어요')).toBeInTheDocument();
  expect(screen.queryByText('전체 삭제')).toBeNull();
});
