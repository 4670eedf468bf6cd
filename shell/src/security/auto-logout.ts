import type { SecurityConfig } from '@mall/contracts/api/content/content';

interface Dependencies {
  config: SecurityConfig;
  /** Whether the login is an automatic one, which the server does not end for being idle either (spec 2.4). */
  isRemembered: () => boolean;
  /** Called once when the time is over, with the minutes. */
  onExpiry: (minutes: number) => void;
  /** Called when the member is active and the server, which counts too, has not been told for a while. */
  onActivity: () => void;
}

/** How often the server is told of clicks that call nothing: so many times in the minutes that it waits. */
const tellTimes = 6;

/**
 * Logs an idle member out (spec 4.6): clicks and route changes start the time anew. A remembered login goes on. Returns
 * `restart` and its undo.
 */
export function startAutoLogout({ config, isRemembered, onExpiry, onActivity }: Dependencies): {
  restart: () => void;
  stop: () => void;
} {
  if (config.user_auto_logout !== 'use') return { restart: () => undefined, stop: () => undefined };
  const minutes = config.user_auto_logout_minute;
  let timer: ReturnType<typeof setTimeout>;
  let toldAt = Date.now();
  // Asked when the time is over: another tab may have logged in anew meanwhile, to stay or not.
  const arm = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (isRemembered() ? arm() : onExpiry(minutes)), minutes * 60_000);
  };
  const restart = () => {
    arm();
    if (isRemembered() || Date.now() - toldAt < (minutes * 60_000) / tellTimes) return;
    toldAt = Date.now();
    onActivity();
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('click', restart);
  };
  document.addEventListener('click', restart);
  restart();
  return { restart, stop };
}
