import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { isTracing, withTraceId } from './tracing.ts';

/** Something that is measured while it lasts. Attributes hold declared names and addresses of ours, no shopper's data. */
export interface OpenSpan {
  readonly context: Context;
  rename: (name: string) => void;
  note: (attributes: Attributes) => void;
  fail: (error: unknown) => void;
  end: () => void;
}

const kinds = { internal: SpanKind.INTERNAL, server: SpanKind.SERVER, client: SpanKind.CLIENT } as const;

interface SpanFacts {
  kind?: keyof typeof kinds;
  attributes?: Attributes;
  parent?: Context;
  /** Id of a trace that begins here, 32 hexadecimal digits; a random one unless said. */
  traceId?: string;
}

const tracer = () => trace.getTracer('mall');

function failed(span: Span, error: unknown): void {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  span.setAttribute('error.type', name);
  span.setStatus({ code: SpanStatusCode.ERROR, message });
}

/** Begins a span, which the caller has to end. Ask `isTracing` first where it costs something to name it. */
export function openSpan(
  name: string,
  { kind = 'internal', attributes = {}, parent = context.active(), traceId }: SpanFacts = {},
): OpenSpan {
  const span = withTraceId(traceId, () =>
    tracer().startSpan(name, { kind: kinds[kind], attributes }, parent),
  );
  return {
    context: trace.setSpan(parent, span),
    rename: (renamed) => span.updateName(renamed),
    note: (more) => span.setAttributes(more),
    fail: (error) => failed(span, error),
    end: () => span.end(),
  };
}

/** Does work in a span of its own; what the work begins belongs to it. Without tracing it is the work alone. */
export async function inSpan<Result>(
  name: string,
  facts: SpanFacts,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!isTracing()) return work();
  const span = openSpan(name, facts);
  try {
    return await context.with(span.context, work);
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
}

interface PastSpan extends Pick<SpanFacts, 'kind' | 'attributes'> {
  /** Unix times, ms. */
  startedAt: number;
  endedAt: number;
  error?: unknown;
}

/** A span of something that is over, within the span that is open here. */
export function addSpan(
  name: string,
  { startedAt, endedAt, error, kind = 'internal', attributes = {} }: PastSpan,
): void {
  if (!isTracing()) return;
  const span = tracer().startSpan(
    name,
    { kind: kinds[kind], attributes, startTime: startedAt },
    context.active(),
  );
  if (error !== undefined) failed(span, error);
  span.end(endedAt);
}

/** Headers by which the span that is open here is continued by another process (W3C Trace Context); none without tracing. */
export function traceHeaders(within: Context = context.active()): Record<string, string> {
  if (!isTracing()) return {};
  const headers: Record<string, string> = {};
  propagation.inject(within, headers);
  return headers;
}

/** The span that a request's sender had open. */
export const senderOf = (headers: object): Context => propagation.extract(ROOT_CONTEXT, headers);
