import { loggedIn, renderPage } from '@mall/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';

const login = (change: object) => ({
  login_id: '3f0c6a52-7f0a-4c5e-9d1b-0a6c5b7d9e11',
  device_name: 'Chrome · Windows',
  is_mobile: false,
  is_remembered: false,
  is_current: true,
  logged_in_at: '2026-11-20T01:00:00.000Z',
  last_seen_at: '2026-11-23T01:00:00.000Z',
  ...change,
});
const other = login({
  login_id: '3f0c6a52-7f0a-4c5e-9d1b-0a6c5b7d9e12',
  device_name: 'TBH SHOP app · iPhone',
  is_current: false,
  is_remembered: true,
});
const open = (rows: object[]) =>
  renderPage(remote, '/mypage/devices', {
    session: loggedIn,
    answers: { 'members.logins': { rows }, 'members.endLogins': { ended: 1 } },
  });

it('marks this device, which has no end here, and ends another one', async () => {
  const { services } = await open([login({}), other]);
  const list = within(await screen.findByRole('list', { name: '로그인한 기기 목록' }));
  expect(list.getByText('지금 이 기기')).toBeInTheDocument();
  expect(list.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(list.getByRole('button', { name: 'TBH SHOP 앱 · iPhone 로그아웃' }));
  await waitFor(() => expect(services.messages).toEqual(['기기에서 로그아웃했어요.']));
  expect(services.calls.find(({ id }) => id === 'members.endLogins')?.input).toEqual({
    body: { login_ids: [other.login_id] },
  });
});

it('offers the end of the others only where there are some', async () => {
  await open([login({ device_name: '' })]);
  expect(await screen.findByText('알 수 없는 기기')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '다른 기기 모두 로그아웃' })).toBeNull();
});
