import { failure, loggedIn, renderPage } from '@mall/remote-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../../../remote.ts';
import { event, pageOf } from '../../../testing/builders.ts';

const rewards = [
  { days: 3, point: 500 },
  { days: 7, point: 1000 },
];
const today = '2026-11-23';
const open = (days: string[], options: object = {}, answers: object = {}, changes: object = {}) =>
  renderPage(remote, '/event/common/view/4', {
    answers: {
      'events.view': { ...event, has_comments: false, attendance: { rewards }, ...changes },
      'events.comments': pageOf([]),
      'events.attendance': { today, days },
      'events.attend': { today, days: [...days, today], point: 500 },
      ...answers,
    },
    ...options,
  });
const part = () => screen.getByRole('region', { name: '출석 체크' });

describe('attendance', () => {
  it('shows the month, the days of a member and what the next ones bring', async () => {
    await open(['2026-11-20', '2026-11-21', '2026-11-22'], { session: loggedIn });
    expect(within(part()).getByRole('status')).toHaveTextContent(
      '지금까지 3일 출석했어요. 4일 더 출석하면 1,000포인트를 드려요.',
    );
    expect(screen.getByRole('table', { name: '2026년 11월' })).toBeInTheDocument();
    expect(screen.getAllByRole('cell', { name: /출석/ })).toHaveLength(3);
    expect(screen.getByRole('cell', { current: 'date' })).toHaveTextContent('23');
    const items = within(screen.getByRole('list', { name: '출석 혜택' })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(['3일 출석500P받음', '7일 출석1,000P']);
  });

  it('takes one press, says what it brought and reads the days anew', async () => {
    const { services } = await open(['2026-11-20', '2026-11-21'], { session: loggedIn });
    fireEvent.click(screen.getByRole('button', { name: '오늘 출석하기' }));
    await waitFor(() => expect(services.messages).toEqual(['출석했어요. 500포인트를 받았어요.']));
    expect(services.calls.filter(({ id }) => id === 'events.attend').map(({ input }) => input)).toEqual([
      { body: { event_id: 4 } },
    ]);
    await waitFor(() =>
      expect(services.calls.filter(({ id }) => id === 'events.attendance')).toHaveLength(2),
    );
  });

  it('says so when today is done, and reads the days anew when another tab was quicker', async () => {
    const done = await open([today], { session: loggedIn });
    expect(screen.getByRole('button', { name: '오늘 출석 완료' })).toBeDisabled();
    done.unmount();
    const { services } = await open(
      [],
      { session: loggedIn },
      { 'events.attend': failure('ALREADY_ATTENDED', '오늘은 이미 출석했습니다.') },
    );
    fireEvent.click(screen.getByRole('button', { name: '오늘 출석하기' }));
    await waitFor(() => expect(services.messages).toEqual(['오늘은 이미 출석했습니다.']));
  });

  it('asks a guest to log in', async () => {
    let asked = 0;
    const { services } = await open([]);
    services.session.requireLogin = async () => {
      asked += 1;
    };
    fireEvent.click(screen.getByRole('button', { name: '오늘 출석하기' }));
    await waitFor(() => expect(asked).toBe(1));
    expect(services.calls.some(({ id }) => id === 'events.attend')).toBe(false);
  });

  it('takes no press when the event is over, and is not asked for where an event has none', async () => {
    const over = await open([today], { session: loggedIn }, {}, { state: 'ENDED' });
    expect(within(part()).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('cell', { current: 'date' })).not.toBeInTheDocument();
    over.unmount();
    const { services } = await open([], {}, {}, { attendance: null });
    expect(services.calls.some(({ id }) => id === 'events.attendance')).toBe(false);
    expect(screen.queryByRole('region', { name: '출석 체크' })).not.toBeInTheDocument();
  });

  it('of an event that is over says what was reached and invites to nothing', async () => {
    const ended = { state: 'ENDED', end_at: '2026-11-20T15:00:00.000Z' };
    const some = await open(['2026-11-18', '2026-11-19', '2026-11-20'], { session: loggedIn }, {}, ended);
    expect(within(part()).getByRole('status')).toHaveTextContent(
      '출석 이벤트가 끝났어요. 모두 3일 출석해 500포인트를 받았어요.',
    );
    some.unmount();
    const few = await open(['2026-11-20'], { session: loggedIn }, {}, ended);
    expect(within(part()).getByRole('status')).toHaveTextContent(
      '출석 이벤트가 끝났어요. 모두 1일 출석했어요.',
    );
    few.unmount();
    const none = await open([], { session: loggedIn }, {}, ended);
    expect(within(part()).getByRole('status')).toHaveTextContent(
      '출석 이벤트가 끝났어요. 출석한 날이 없어요.',
    );
    none.unmount();
    await open([], {}, {}, ended);
    expect(within(part()).getByRole('status')).toHaveTextContent(/^출석 이벤트가 끝났어요\.$/);
    expect(part()).not.toHaveTextContent('로그인하고');
  });

  it('shows the last month of an event that is over and the first of one that comes', async () => {
    const over = await open(
      ['2026-10-30'],
      { session: loggedIn },
      {},
      { state: 'ENDED', start_at: '2026-10-01T15:00:00.000Z', end_at: '2026-10-31T15:00:00.000Z' },
    );
    expect(screen.getByRole('table', { name: '2026년 10월' })).toBeInTheDocument();
    expect(screen.getAllByRole('cell', { name: /출석/ })).toHaveLength(1);
    over.unmount();
    await open(
      [],
      { session: loggedIn },
      {},
      { state: 'READY', start_at: '2026-11-30T15:00:00.000Z', end_at: '2026-12-31T15:00:00.000Z' },
    );
    expect(screen.getByRole('table', { name: '2026년 12월' })).toBeInTheDocument();
    expect(within(part()).getByRole('status')).toHaveTextContent(
      '12.01(화) 오전 12:00부터 출석할 수 있어요.',
    );
    expect(within(part()).queryByRole('button')).not.toBeInTheDocument();
  });

  it('promises no reward that the days left do not reach', async () => {
    const until = (end_at: string) =>
      open(['2026-11-21', '2026-11-22'], { session: loggedIn }, {}, { end_at });
    const reached = await until('2026-11-23T15:00:00.000Z');
    expect(within(part()).getByRole('status')).toHaveTextContent('1일 더 출석하면 500포인트를 드려요.');
    reached.unmount();
    const done = await open(
      ['2026-11-22', today],
      { session: loggedIn },
      {},
      { end_at: '2026-11-23T15:00:00.000Z' },
    );
    expect(within(part()).getByRole('status')).toHaveTextContent(
      '지금까지 2일 출석했어요. 남은 기간에 받을 수 있는 출석 혜택은 없어요.',
    );
    done.unmount();
  });

  it('leaves the event readable when the days cannot be had', async () => {
    await open([], {}, { 'events.attendance': failure('RATE_LIMITED') });
    expect(screen.getByText('출석 현황을 불러오지 못했어요')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: event.title })).toBeInTheDocument();
  });
});
