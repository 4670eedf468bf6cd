import type { ReportError } from '@mall/contracts/platform/services';
import { createReportSender } from './send-report.ts';

export interface FailureReport {
  /** What was going on, e.g. `mf-product: load`. */
  where: string;
  message: string;
  stack?: string;
  remote?: string;
  version?: string;
}

const maximumReports = 50;

/** Sends failures to the edge, at most 50 from one page: a crash loop must not become a flood. */
export function createFailureReporter(releaseId: string) {
  const send = createReportSender('/_reports/failures');
  let sent = 0;
  return (report: FailureReport) => {
    console.error(`[${report.where}] ${report.message}`);
    sent += 1;
    if (sent > maximumReports) return;
    send(JSON.stringify({ ...report, releaseId, page: location.pathname }));
  };
}

export type ReportFailure = ReturnType<typeof createFailureReporter>;

/** The `reportError` service of remotes on top of the reporter. */
export function errorReporter(report: ReportFailure): ReportError {
  return (where, error) => report({ where, ...describeError(error) });
}

export function describeError(error: unknown): { message: string; stack?: string } {
  if (!(error instanceof Error)) return { message: String(error) };
  // React reports that hydration failed, and why as the cause.
  const { cause } = error;
  const reason = cause instanceof Error ? `, because of ${cause.name}: ${cause.message}` : '';
  const stack = (cause instanceof Error ? cause.stack : error.stack)?.slice(0, 2000);
  return { message: `${error.name}: ${error.message}${reason}`, ...(stack ? { stack } : {}) };
}
