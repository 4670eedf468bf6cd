import * as z from 'zod/mini';

/** Settings by which a service is watched, part of the schema of each. */
export const watchSettings = {
  /** Where `/metrics` is answered, for the machines around the shop alone; nowhere without a port. */
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  METRICS_PORT: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535))),
  /** A line of the log for each request. */
  ACCESS_LOG: z.pipe(
    z._default(z.enum(['0', '1']), '0'),
    z.transform((value) => value === '1'),
  ),
  /** Where OpenTelemetry traces are sent; none are made without. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
};

const settings = z.object(watchSettings);

/** How a service is watched. */
export function watchOf({
  METRICS_HOST,
  METRICS_PORT,
  ACCESS_LOG,
  OTEL_EXPORTER_OTLP_ENDPOINT,
}: z.output<typeof settings>) {
  return {
    metrics: METRICS_PORT === undefined ? null : { host: METRICS_HOST, port: METRICS_PORT },
    hasAccessLog: ACCESS_LOG,
    traceEndpoint: OTEL_EXPORTER_OTLP_ENDPOINT,
  };
}
