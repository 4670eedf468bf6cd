import type { SecurityConfig } from '@mall/contracts/api/content/content';
import { startAutoLogout } from './auto-logout.ts';

const config: SecurityConfig = {
  mouse_drag_block: 'unused',
  mouse_right_block: 'unused',
  mouse_admin_except: 'use',
  user_auto_logout: 'use',
  user_auto_logout_minute: 30,
};
const minuteMs = 60_000;

describe('auto logout', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('ends an idle login once, with the configured minutes', () => {
    const onExpiry = jest.fn();
    const { stop } = startAutoLogout({ config, onExpiry });
    jest.advanceTimersByTime(30 * minuteMs - 1);
    expect(onExpiry).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onExpiry.mock.calls).toEqual([[30]]);
    stop();
  });

  it('starts anew with every click and every change of page', () => {
    const onExpiry = jest.fn();
    const { restart, stop } = startAutoLogout({ config, onExpiry });
    jest.advanceTimersByTime(29 * minuteMs);
    document.body.click();
    jest.advanceTimersByTime(29 * minuteMs);
    restart();
    jest.advanceTimersByTime(29 * minuteMs);
    expect(onExpiry).not.toHaveBeenCalled();
    stop();
  });

  it('stops with the login, and a later click does not wake it', () => {
    const onExpiry = jest.fn();
    startAutoLogout({ config, onExpiry }).stop();
    document.body.click();
    jest.advanceTimersByTime(60 * minuteMs);
    expect(onExpiry).not.toHaveBeenCalled();
  });

  it('does nothing where it is not configured', () => {
    const onExpiry = jest.fn();
    startAutoLogout({ config: { ...config, user_auto_logout: 'unused' }, onExpiry }).restart();
    jest.advanceTimersByTime(60 * minuteMs);
    expect(onExpiry).not.toHaveBeenCalled();
  });
});
