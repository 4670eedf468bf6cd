export interface TracingOptions {
  /** Where spans are sent, as OpenTelemetry's `OTEL_EXPORTER_OTLP_ENDPOINT`; without one nothing is loaded or measured. */
  endpoint: string | undefined;
  /** Name of the service in the traces. */
  service: string;
}

let isOn = false;
let nextTraceId: string | null = null;

/** Whether spans are measured in this process. */
export const isTracing = (): boolean => isOn;

/** Begins a trace with an id of ours where it has the shape of one: by that of its request, which logs name. */
export function withTraceId<Result>(id: string | undefined, begin: () => Result): Result {
  nextTraceId = id !== undefined && /^(?!0{32})[0-9a-f]{32}$/.test(id) ? id : null;
  try {
    return begin();
  } finally {
    nextTraceId = null;
  }
}

/** Begins to measure spans; returns the undo, which sends what is left. */
export async function startTracing({ endpoint, service }: TracingOptions): Promise<() => Promise<void>> {
  if (!endpoint) return async () => undefined;
  // Imported here, so that a process without tracing does not load them.
  const [{ NodeTracerProvider, BatchSpanProcessor, RandomIdGenerator }, exporters, resources, core] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/core'),
    ]);
  const random = new RandomIdGenerator();
  const exporter = new exporters.OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
    idGenerator: {
      generateSpanId: () => random.generateSpanId(),
      generateTraceId: () => nextTraceId ?? random.generateTraceId(),
    },
  });
  // Baggage of others is not passed on.
  provider.register({ propagator: new core.W3CTraceContextPropagator() });
  isOn = true;
  return async () => {
    isOn = false;
    await provider.shutdown();
  };
}
