import type { SecurityConfig } from '@mall/contracts/api/content/content';
import { startAutoLogout } from './auto-logout.ts';
import { createLastActivity } from './last-activity.ts';

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

  it('reports clicks to the server now and then, because it ends idle logins too', () => {
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

  it('ends no remembered login and reports none of its clicks, until another one takes its place', () => {
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

  it('is over after a night in which timers stood still, also for the first click of the morning', () => {
    const onExpiry = jest.fn();
    startAutoLogout({ config, isRemembered, onExpiry, onActivity });
    const onClick = jest.fn();
    startAutoLogout({ config, isRemembered, onExpiry: onClick, onActivity });
    jest.setSystemTime(Date.now() + 8 * 60 * minuteMs);
    document.dispatchEvent(new Event('visibilitychange'));
    document.body.click();
    expect([onExpiry.mock.calls, onClick.mock.calls]).toEqual([[[30]], [[30]]]);
    expect(onActivity).not.toHaveBeenCalled();
  });

  it('notices by itself that the machine slept, without an event', () => {
    const onExpiry = jest.fn();
    startAutoLogout({ config, isRemembered, onExpiry, onActivity });
    jest.setSystemTime(Date.now() + 8 * 60 * minuteMs);
    jest.advanceTimersByTime(20_000);
    expect(onExpiry).toHaveBeenCalledTimes(1);
  });

  it('goes on in a tab in the background while the member works in another one', () => {
    const onExpiry = jest.fn();
    const { stop } = startAutoLogout({ config, isRemembered, onExpiry, onActivity });
    const elsewhere = createLastActivity();
    jest.advanceTimersByTime(29 * minuteMs);
    elsewhere.note();
    jest.advanceTimersByTime(29 * minuteMs);
    expect(onExpiry).not.toHaveBeenCalled();
    jest.advanceTimersByTime(minuteMs);
    expect(onExpiry).toHaveBeenCalledTimes(1);
    stop();
  });

  it('counts here alone where the browser keeps nothing, and believes no time to come', () => {
    const blocked = createLastActivity(() => {
      throw new Error('blocked');
    });
    blocked.note();
    expect(blocked.at()).toBe(Date.now());
    localStorage.setItem('LAST_ACTIVITY', String(Date.now() + 60 * minuteMs));
    expect(createLastActivity().at()).toBe(0);
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
