import type { SecurityConfig } from '@mall/contracts/api/content/content';
import { createLastActivity } from './last-activity.ts';

interface Dependencies {
  config: SecurityConfig;
  /** Whether the login is an automatic one, which the server does not end for being idle either (spec 2.4). */
  isRemembered: () => boolean;
  /** Called once when the time is over, with the minutes. */
  onExpiry: (minutes: number) => void;
  /** Called when the member is active and the server, which counts too, has had no report for a while. */
  onActivity: () => void;
}

/** How often clicks that call nothing are reported to the server: so many times in the minutes that it waits. */
const reportTimes = 6;
/** A timer stands still while the machine sleeps: the clock is looked at this often, ms. */
const lookEveryMs = 20_000;

/**
 * Logs an idle member out (spec 4.6): clicks and route changes, in any tab, start the time anew. It is measured by the
 * clock, so that hours asleep or in the background count. A remembered login goes on. Returns `restart` and its undo.
 */
export function startAutoLogout({ config, isRemembered, onExpiry, onActivity }: Dependencies): {
  restart: () => void;
  stop: () => void;
} {
  if (config.user_auto_logout !== 'use') return { restart: () => undefined, stop: () => undefined };
  const minutes = config.user_auto_logout_minute;
  const limitMs = minutes * 60_000;
  const activity = createLastActivity();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reportedAt = Date.now();
  let isStopped = false;

  const isOver = () => Date.now() - activity.at() >= limitMs;
  const look = () => {
    clearTimeout(timer);
    // Asked when the time is over: another tab may have logged in anew meanwhile, to stay or not.
    if (isOver() && isRemembered()) activity.note();
    if (!isOver()) {
      timer = setTimeout(look, Math.min(activity.at() + limitMs - Date.now(), lookEveryMs));
      return;
    }
    stop();
    onExpiry(minutes);
  };
  const restart = () => {
    if (isStopped) return;
    // The first click after a night is no sign of the member.
    if (!isOver()) activity.note();
    look();
    if (isStopped || isRemembered() || Date.now() - reportedAt < limitMs / reportTimes) return;
    reportedAt = Date.now();
    onActivity();
  };
  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('click', restart);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('pageshow', look);
  };

  document.addEventListener('click', restart);
  document.addEventListener('visibilitychange', look);
  addEventListener('pageshow', look);
  activity.note();
  look();
  return { restart, stop };
}
