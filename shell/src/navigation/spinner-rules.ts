/** Whether a navigation shows the spinner: not where only the query changes on the notice page (spec 2.3). */
export const showsSpinner = (from: string, to: string): boolean => from !== to || to !== '/board/notice';

const untilLoaded = /^\/goods\/list(?:\/|$)|^\/main\/(?:aqua|outlet)$/;

/** Whether the spinner stays after the arrival until the data is there: lists, and two brand homes (spec 2.3). */
export const keepsSpinner = (pathname: string): boolean => untilLoaded.test(pathname);
