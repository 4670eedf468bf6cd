import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Names a request in the logs of every process that has a part in it. */
export const requestIdHeader = 'x-request-id';

/** Nothing that could be anything else in a log line, a header or a page. */
const idPattern = /^[A-Za-z0-9_-]{8,64}$/;
const traceParentPattern = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}/;

/** 32 hexadecimal digits, as a trace has them. */
export const newRequestId = (): string => randomUUID().replaceAll('-', '');

/** The id that a request came with, or that of its trace; null without a proper one. */
export function givenRequestId(headers: IncomingHttpHeaders): string | null {
  const given = headers[requestIdHeader];
  if (typeof given === 'string' && idPattern.test(given)) return given;
  const { traceparent } = headers;
  return (typeof traceparent === 'string' && traceParentPattern.exec(traceparent)?.[1]) || null;
}
