import { describeError, type ReportFailure } from './report-error.ts';

/** Address of a file of the shop: whose it is, and of which version. */
const assetPattern = /\/_assets\/([a-z0-9-]+)\/([\w.-]+)\//;
/** What browsers say when a picture's frame took too long; nothing has broken. */
const harmless = /^ResizeObserver loop/;
/** One message is reported so often from a page: a timer that fails every second says nothing new. */
const maximumTimes = 3;

/** Reports uncaught errors of handlers, timers and promises, with the part of the shop whose code it is. */
export function reportUncaught(report: ReportFailure): void {
  const times = new Map<string, number>();
  const reportLimited = (error: unknown, message: string, file: string) => {
    if (harmless.test(message)) return;
    const described = error instanceof Error ? describeError(error) : { message };
    const count = times.get(described.message) ?? 0;
    times.set(described.message, count + 1);
    if (count >= maximumTimes) return;
    const [, remote, version] = assetPattern.exec(`${described.stack ?? ''} ${file}`) ?? [];
    report({
      where: `${remote ?? 'outside the shop'}: uncaught`,
      ...(remote && version ? { remote, version } : {}),
      ...described,
    });
  };
  addEventListener('error', ({ error, message, filename }) => reportLimited(error, message, filename));
  addEventListener('unhandledrejection', ({ reason }) => reportLimited(reason, String(reason), ''));
}
