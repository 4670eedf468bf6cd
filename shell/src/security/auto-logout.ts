import type { SecurityConfig } from '@mall/contracts/api/content/content';

interface Dependencies {
  config: SecurityConfig;
  /** Called once when the time is over, with the minutes. */
  onExpiry: (minutes: number) => void;
}

/** Logs an idle member out (spec 4.6): clicks and route changes start the time anew. Returns `restart` and its undo. */
export function startAutoLogout({ config, onExpiry }: Dependencies): {
  restart: () => void;
  stop: () => void;
} {
  if (config.user_auto_logout !== 'use') return { restart: () => undefined, stop: () => undefined };
  const minutes = config.user_auto_logout_minute;
  let timer: ReturnType<typeof setTimeout>;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(() => onExpiry(minutes), minutes * 60_000);
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('click', restart);
  };
  document.addEventListener('click', restart);
  restart();
  return { restart, stop };
}
