import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What this process exposes at `/metrics`: one registry, as it has one address for it. */
const registry = new Registry();

/** Bounds of durations, seconds: a page of the cache takes one millisecond, a payment up to ten seconds. */
const durationBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface MetricFacts<Label extends string> {
  /** In the field's style: `edge_renders_total`, `api_job_seconds`. */
  name: string;
  help: string;
  /** Names of labels. Their values come from a bounded set: route patterns and declared ids, never what a caller wrote. */
  labels?: readonly Label[];
}

/** A number that only grows. */
export const counterOf = <Label extends string = never>({ name, help, labels = [] }: MetricFacts<Label>) =>
  new Counter<Label>({ name, help, labelNames: labels, registers: [registry] });

/** How long something takes, seconds; `<name>_count` says how often. */
export const durationOf = <Label extends string = never>({ name, help, labels = [] }: MetricFacts<Label>) =>
  new Histogram<Label>({ name, help, labelNames: labels, buckets: durationBuckets, registers: [registry] });

/** A value with its labels, as it is now. */
export type Reading<Label extends string> = readonly [value: number, labels?: Record<Label, string>];

export interface LiveGauge<Label extends string> {
  /** Registers the function that reads the values at each scrape; the last one registered counts. */
  readFrom: (read: () => readonly Reading<Label>[]) => void;
}

/** Values that are read at each scrape, and cost nothing until then. */
export function liveGaugeOf<Label extends string = never>({
  name,
  help,
  labels = [],
}: MetricFacts<Label>): LiveGauge<Label> {
  let read: () => readonly Reading<Label>[] = () => [];
  const gauge = new Gauge<Label>({
    name,
    help,
    labelNames: labels,
    registers: [],
    collect() {
      // What is not there any more must not stay in the answer.
      this.reset();
      for (const [value, of] of read()) {
        if (of) this.set(of, value);
        else this.set(value);
      }
    },
  });
  registry.registerMetric(gauge);
  return {
    readFrom: (reader) => {
      read = reader;
    },
  };
}

/** Gauges of the library that are called like counters, which linters of Prometheus refuse; their parts have other names. */
const misnamed = ['resources', 'handles', 'requests'].map((what) => `nodejs_active_${what}_total`);

/** Adds what Node says of itself: memory, processor time, the delay of the event loop, garbage collection. */
export function addProcessMetrics(): void {
  collectDefaultMetrics({ register: registry });
  for (const name of misnamed) registry.removeSingleMetric(name);
}

interface DeclaredMetric {
  name: string;
  type: string;
  labels: readonly string[];
}

/** Everything that is declared, whether it has values yet or not. */
export const declaredMetrics = (): DeclaredMetric[] =>
  registry.getMetricsAsArray().map((metric) => {
    const { name, type } = metric;
    // The library keeps the labels of a metric, and hides that in its types.
    const labels = 'labelNames' in metric && Array.isArray(metric.labelNames) ? metric.labelNames : [];
    return { name, type: String(type), labels: labels.map(String) };
  });

/** All values in Prometheus' text format. */
export const metricsText = (): Promise<string> => registry.metrics();
export const metricsType = registry.contentType;
