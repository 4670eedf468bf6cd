/** Value of the first series in Prometheus' text whose labels contain these; null where there is none. For tests. */
export function metricValue(text: string, name: string, labels: Record<string, string> = {}): number | null {
  const line = text
    .split('\n')
    .filter((each) => each.startsWith(`${name}{`) || each.startsWith(`${name} `))
    .find((each) => Object.entries(labels).every(([key, value]) => each.includes(`${key}="${value}"`)));
  return line === undefined ? null : Number(line.split(' ').at(-1));
}
