/** Says a value as it is while there are few of them, and "other" from then on: releases come for as long as a process runs. */
export function boundedValues(maximum: number): (value: string) => string {
  const known = new Set<string>();
  return (value) => {
    if (known.has(value)) return value;
    if (known.size >= maximum) return 'other';
    known.add(value);
    return value;
  };
}
