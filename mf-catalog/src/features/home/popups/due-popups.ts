import type { HomeView } from '../home-view.ts';

export type Popup = HomeView['popups'][number];

interface Viewer {
  isMobileLayout: boolean;
  /** ms */
  now: number;
  closed: ReadonlySet<number>;
}

/** Popups to show: made for this device, not over since the page was rendered, and not closed (spec 2.7). */
export function duePopups(popups: readonly Popup[], { isMobileLayout, now, closed }: Viewer): Popup[] {
  const device = isMobileLayout ? 'MOBILE' : 'PC';
  return popups.filter(
    (popup) =>
      (popup.device === 'ALL' || popup.device === device) &&
      Date.parse(popup.end_at) > now &&
      !closed.has(popup.popup_id),
  );
}
