/** Values that no field of any call is made for. */
const strange: readonly [string, unknown][] = [
  ['null', null],
  ['nothing at all', undefined],
  ['a list', [[[1]]]],
  ['an object', { $ne: null }],
  ['a number that is none', 'NaN'],
  ['minus one', -1],
  ['a very large number', 1e308],
  ['a number beyond a column', 2 ** 53],
  ['half', 0.5],
  ['yes', true],
  ['an empty text', ''],
  ['a long text', 'x'.repeat(20_000)],
  ['a zero byte', 'a\u0000b'],
  ['half a character', '\ud800'],
  ['quotes', `'";--\\`],
  ['a template', '{{7*7}}%{7*7}<%=7*7%>'],
  ['a path', '../../../../etc/passwd'],
  ['right to left', '\u202e\u0000\ufeff'],
];

export interface Malformed {
  /** What is wrong with it. */
  name: string;
  value: unknown;
}

type Record_ = Record<string, unknown>;
const isRecord = (value: unknown): value is Record_ =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Copies of a good input with one thing wrong each: every field, however deep, with every strange value. */
export function malformedOf(good: unknown, at = ''): Malformed[] {
  if (Array.isArray(good))
    return good.flatMap((item, index) =>
      malformedOf(item, `${at}[${index}]`).map(({ name, value }) => ({
        name,
        value: good.with(index, value),
      })),
    );
  if (!isRecord(good)) return strange.map(([what, value]) => ({ name: `${at} as ${what}`, value }));
  const fields = Object.entries(good).flatMap(([field, own]) =>
    malformedOf(own, at ? `${at}.${field}` : field).map(({ name, value }) => ({
      name,
      value: { ...good, [field]: value },
    })),
  );
  const more: Malformed[] = [
    { name: `${at} with a field more`, value: { ...good, campaign: 1 } },
    {
      name: `${at} with another prototype`,
      value: JSON.parse(`{"__proto__":{"isAdmin":true},${JSON.stringify(good).slice(1)}`.replace(',}', '}')),
    },
    { name: `${at} empty`, value: {} },
  ];
  return [...fields, ...more];
}

/** Bodies that are no JSON of ours. */
export const brokenBodies: readonly string[] = [
  '',
  '{',
  '{"a":',
  '[]',
  'null',
  '"text"',
  '7',
  '{"a":1}{"b":2}',
  '\u0000',
  '<xml/>',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  '{"a":1e999999}',
  'a=1&b=2',
];
