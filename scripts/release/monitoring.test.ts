import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import '../../infra/api/src/platform/metrics/api-metrics.ts';
import '../../infra/edge/src/metrics/edge-metrics.ts';
import '../../infra/registry/src/metrics/registry-metrics.ts';
import { addProcessMetrics, declaredMetrics } from '../../infra/service-kit/src/metrics/registry.ts';
import '../../infra/service-kit/src/requests/watch-requests.ts';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const ruleSchema = z.strictObject({
  alert: z.string().check(z.regex(/^[A-Z][A-Za-z]+$/)),
  expr: z.string(),
  for: z.optional(z.string().check(z.regex(/^\d+[smh]$/))),
  labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.strictObject({ summary: z.string(), runbook: z.string() }),
});
const rulesSchema = z.strictObject({
  groups: z.array(z.strictObject({ name: z.string(), rules: z.array(ruleSchema) })),
});
const panelSchema = z.looseObject({
  id: z.int(),
  title: z.string(),
  type: z.enum(['row', 'timeseries', 'table']),
  gridPos: z.object({ h: z.int(), w: z.int(), x: z.int(), y: z.int() }),
  targets: z._default(z.array(z.looseObject({ refId: z.string(), expr: z.string() })), []),
});
const dashboardSchema = z.looseObject({
  title: z.string(),
  uid: z.string(),
  schemaVersion: z.int(),
  panels: z.array(panelSchema),
});
const scrapeSchema = z.looseObject({
  rule_files: z.array(z.string()),
  scrape_configs: z.array(
    z.strictObject({
      job_name: z.string(),
      dns_sd_configs: z.array(
        z.strictObject({ names: z.array(z.string()), type: z.literal('A'), port: z.literal(9464) }),
      ),
    }),
  ),
});

const rules = z
  .parse(rulesSchema, parse(read('infra/deploy/monitoring/rules.yaml')))
  .groups.flatMap((group) => group.rules);
const dashboard = z.parse(dashboardSchema, JSON.parse(read('infra/deploy/monitoring/dashboard.json')));
const scrape = z.parse(scrapeSchema, parse(read('infra/deploy/monitoring/prometheus.yaml')));

addProcessMetrics();
/** Labels by what can be asked for. A histogram is three series; `up` is Prometheus' own. */
const series = new Map<string, readonly string[]>([
  ['up', []],
  ...declaredMetrics().flatMap(({ name, type, labels }) =>
    type === 'histogram'
      ? [
          [`${name}_bucket`, [...labels, 'le']] as const,
          [`${name}_count`, labels] as const,
          [`${name}_sum`, labels] as const,
        ]
      : [[name, labels] as const],
  ),
]);
/** Labels that Prometheus adds to everything. */
const targetLabels = ['job', 'instance'];
/** Grafana fills them in before it asks. */
const withRanges = (expr: string) => expr.replaceAll(/\$__(?:rate_)?(?:interval|range)\b/g, '5m');

/**
 * What is wrong with an expression: text that Prometheus' own grammar does not take, and names of series and labels
 * that no service exports.
 */
function faultsIn(given: string): string[] {
  const expr = withRanges(given);
  const asked: string[] = [];
  const labels: string[] = [];
  const broken: string[] = [];
  parser.parse(expr).iterate({
    enter({ type, from, to, node }) {
      const text = expr.slice(from, to);
      if (type.isError) broken.push(`not PromQL at ${from}: ${expr.slice(from)}`);
      if (type.name === 'Identifier' && node.parent?.type.name === 'VectorSelector') asked.push(text);
      if (type.name === 'LabelName') labels.push(text);
    },
  });
  const known = new Set([...targetLabels, ...asked.flatMap((name) => series.get(name) ?? [])]);
  return [
    ...broken,
    ...asked.filter((name) => !series.has(name)),
    ...labels.filter((label) => !known.has(label)),
  ];
}

describe('what watches the shop', () => {
  it('finds what an expression asks in vain', () => {
    expect(
      faultsIn('sum by (remote) (rate(edge_part_render_seconds_count{outcome="threw"}[5m])) > 1'),
    ).toEqual([]);
    expect(faultsIn('rate(edge_gone_total{reason="x"}[5m])')).toEqual(['edge_gone_total', 'reason']);
    expect(faultsIn('sum by (colour) (edge_breaker_open)')).toEqual(['colour']);
  });

  it.each(['rate(edge_breaker_open[5m]', 'sum by (remote) edge_breaker_open', 'edge_breaker_open >> 1'])(
    'finds what is no PromQL: %s',
    (expr) => expect(faultsIn(expr)[0]).toMatch(/^not PromQL at \d+: /),
  );

  it.each(rules.map((rule) => [rule.alert, rule] as const))(
    'alerts by what services expose: %s',
    (_name, rule) => {
      expect(faultsIn(rule.expr)).toEqual([]);
      const used = [...rule.annotations.summary.matchAll(/\$labels\.(\w+)/g)].map(([, label = '']) => label);
      for (const label of used) expect(rule.expr).toMatch(new RegExp(`\\b${label}\\b|^(edge|nodejs)_|^up`));
    },
  );

  it('says of every alert what to do', () => {
    const headings = [...read('docs/runbooks/alerts.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
    expect(headings).toEqual(rules.map(({ alert }) => alert));
    for (const { alert, annotations } of rules)
      expect(annotations.runbook).toBe(`docs/runbooks/alerts.md#${alert.toLowerCase()}`);
  });

  it('draws what services expose, without panels over one another', () => {
    const drawn = dashboard.panels.filter(({ type }) => type !== 'row');
    expect(drawn.length).toBeGreaterThan(20);
    for (const { title, targets } of drawn) {
      expect([title, targets.length > 0]).toEqual([title, true]);
      for (const { expr } of targets) expect([title, faultsIn(expr)]).toEqual([title, []]);
    }
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
    const places = dashboard.panels.flatMap(({ gridPos: { h, w, x, y } }) => {
      expect(x + w).toBeLessThanOrEqual(24);
      return Array.from({ length: h * w }, (_, place) => `${x + (place % w)} ${y + Math.floor(place / w)}`);
    });
    expect(new Set(places).size).toBe(places.length);
  });

  it('asks every service that exposes something', () => {
    expect(scrape.rule_files).toEqual(['rules.yaml']);
    expect(scrape.scrape_configs.map(({ job_name }) => job_name)).toEqual(['edge', 'api', 'registry']);
    for (const { job_name, dns_sd_configs } of scrape.scrape_configs)
      expect(dns_sd_configs).toEqual([{ names: [job_name], type: 'A', port: 9464 }]);
  });

  it('shows in the dashboard everything that is declared', () => {
    const text = [...dashboard.panels.flatMap(({ targets }) => targets), ...rules]
      .map(({ expr }) => expr)
      .join('\n');
    const own = declaredMetrics().filter(({ name }) => /^(edge|api|registry|http)_/.test(name));
    expect(own.filter(({ name }) => !text.includes(name)).map(({ name }) => name)).toEqual([]);
  });
});

// promtool says so of each service's /metrics.
it('only counters are called a total', () => {
  const others = declaredMetrics().filter(({ name, type }) => name.endsWith('_total') && type !== 'counter');
  expect(others.map(({ name }) => name)).toEqual([]);
});
