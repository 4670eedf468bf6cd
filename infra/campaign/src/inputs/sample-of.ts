import type * as z from 'zod/v4/core';

type Schema = z.$ZodType;

/** What stands for a field of this name, wherever it is asked for; undefined leaves it to the schema. */
export type Known = (name: string) => unknown;

/** Texts of which one satisfies every text that the contracts ask for. */
const texts = [
  '캠페인에서 쓰는 열 글자 넘는 글',
  '김서연',
  'campaign1',
  '01012345678',
  'someone@example.com',
  '04793',
  '2026-01-01',
  '123456',
  '12345678',
  'a'.repeat(43),
  '00000000-0000-4000-8000-000000000000',
  'Felt!Scarf94',
  'https://example.com/a',
  '20261123-AAAAAAAAAAAA',
  '1',
];
const numbers = [1, 5, 0, 1000, 150];
/** A field that has to agree with another one. */
const agreeing: Record<string, string> = { password_chk: 'Felt!Scarf94' };

/** Whether a schema takes a value. */
const takes = (schema: Schema, value: unknown): boolean => {
  const result = schema._zod.run({ value, issues: [] }, {});
  return !(result instanceof Promise) && result.issues.length === 0;
};

/** The parts of a definition that are looked at here; which of them there are depends on the type. */
interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  options?: Schema[];
  entries?: Record<string, string>;
  values?: unknown[];
  innerType?: Schema;
  in?: Schema;
}

/**
 * A value that a schema takes, with `known` for the fields that have one. Optional fields are left out unless they are
 * known or hold something that is.
 */
export function sampleOf(schema: Schema, known: Known = () => undefined, name = ''): unknown {
  const own = known(name);
  if (own !== undefined && takes(schema, own)) return own;
  // Definitions are distinguished by their `type`, which zod's own types do not narrow by.
  const definition = schema._zod.def as Definition;
  const { innerType, shape, element, options } = definition;
  switch (definition.type) {
    case 'object':
      return objectOf(shape ?? {}, known);
    case 'array': {
      const one = element ? sampleOf(element, known, name) : undefined;
      return takes(schema, [one]) ? [one] : [];
    }
    case 'union':
      return (options ?? [])
        .map((option) => sampleOf(option, known, name))
        .find((value) => takes(schema, value));
    case 'enum':
      return Object.values(definition.entries ?? {})[0];
    case 'literal':
      return definition.values?.at(-1);
    case 'optional':
    case 'nullable':
    case 'default':
      return innerType ? sampleOf(innerType, known, name) : undefined;
    case 'pipe':
      return definition.in ? sampleOf(definition.in, known, name) : undefined;
    case 'boolean':
      return true;
    case 'record':
      return {};
    default:
      return [agreeing[name], ...texts, ...numbers].find((value) => takes(schema, value));
  }
}

function objectOf(shape: Record<string, Schema>, known: Known): Record<string, unknown> {
  const entries = Object.entries(shape).flatMap(([name, schema]): [string, unknown][] => {
    const isOptional = schema._zod.optin === 'optional';
    if (isOptional && !holdsKnown(schema, known, name)) return [];
    return [[name, sampleOf(schema, known, name)]];
  });
  return Object.fromEntries(entries);
}

/** Names of all fields of a schema, however deep. */
export function fieldsOf(schema: Schema | undefined, name = ''): string[] {
  if (!schema) return [];
  const { shape, element, options, innerType, in: input } = schema._zod.def as Definition;
  const inner = [
    ...Object.entries(shape ?? {}).flatMap(([field, each]) => fieldsOf(each, field)),
    ...fieldsOf(element, name),
    ...(options ?? []).flatMap((option) => fieldsOf(option, name)),
    ...fieldsOf(innerType, name),
    ...fieldsOf(input, name),
  ];
  return [...new Set(inner.length > 0 || shape ? inner : [name])].filter((field) => field !== '');
}

const holdsKnown = (schema: Schema, known: Known, name: string): boolean =>
  [name, ...fieldsOf(schema, name)].some((field) => known(field) !== undefined);
