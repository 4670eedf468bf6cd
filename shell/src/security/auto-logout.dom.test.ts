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
  const onActivity = jest.fn();
  let remembered: boolean;
  const isRemembered = () => remembered;
  beforeEach(() => {
    remembered = false;
    jest.useFakeTimers();
    onActivity.mockClear();
  });
  afterEach(() => jest.useRealTimers());

  it('ends an idle login once, with the configured minutes', () => {
    const onExpiry = jest.fn();
    const { stop } = startAutoLogout({ config, isRemembered, onExpiry, onActivity });
    jest.advanceTimersByTime(30 * minuteMs - 1);
    expect(onExpiry).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onExpiry.mock.calls).toEqual([[30]]);
    stop();
  });

  it('starts anew with every click and every change of page', () => {
    const onExpiry = jest.fn();
    const { restart, stop } = startAutoLogout({ config, isRemembered, onExpiry, onActivity });
    jest.advanceTimersByTime(29 * minuteMs);
    document.body.click();
    jest.advanceTimersByTime(29 * minuteMs);
    restart();
    jest.advanceTimersByTime(29 * minuteMs);
    expect(onExpiry).not.toHaveBeenCalled();
    stop();
  });

  it('tells the server of clicks now and then, because it ends idle logins too', () => {
    const { stop } = startAutoLogout({ config, isRemembered, onExpiry: jest.fn(), onActivity });
    document.body.click();
    expect(onActivity).not.toHaveBeenCalled();
    for (let minute = 0; minute < 60; minute += 1) {
      jest.advanceTimersByTime(minuteMs);
      document.body.click();
      document.body.click();
    }
    expect(onActivity).toHaveBeenCalledTimes(12);
    stop();
  });

  it('ends no remembered login and tells nobody of its clicks, until another one takes its place', () => {
    const onExpiry = jest.fn();
    remembered = true;
    const { stop } = startAutoLogout({ config, isRemembered, onExpiry, onActivity });
    for (let hour = 0; hour < 24; hour += 1) {
      jest.advanceTimersByTime(60 * minuteMs);
      document.body.click();
    }
    expect(onExpiry).not.toHaveBeenCalled();
    expect(onActivity).not.toHaveBeenCalled();
    remembered = false;
    jest.advanceTimersByTime(30 * minuteMs);
    expect(onExpiry.mock.calls).toEqual([[30]]);
    stop();
  });

  it('stops with the login, and a later click does not wake it', () => {
    const onExpiry = jest.fn();
    startAutoLogout({ config, isRemembered, onExpiry, onActivity }).stop();
    document.body.click();
    jest.advanceTimersByTime(60 * minuteMs);
    expect(onExpiry).not.toHaveBeenCalled();
  });

  it('does nothing where it is not configured', () => {
    const onExpiry = jest.fn();
    startAutoLogout({
      config: { ...config, user_auto_logout: 'unused' },
      isRemembered,
      onExpiry,
      onActivity,
    }).restart();
    jest.advanceTimersByTime(60 * minuteMs);
    expect(onExpiry).not.toHaveBeenCalled();
  });
});
