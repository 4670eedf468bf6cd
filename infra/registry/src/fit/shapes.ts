import type { JsonSchema, Literal, TypeName } from './json-schema.ts';

export interface TextShape {
  kind: 'text';
  minLength: number;
  maxLength: number;
  pattern: string | undefined;
  format: string | undefined;
}

export interface NumberShape {
  kind: 'number';
  isWhole: boolean;
  lowest: number;
  highest: number;
  /** Whether the lowest and the highest are themselves left out. */
  isAboveLowest: boolean;
  isBelowHighest: boolean;
}

export interface ListShape {
  kind: 'list';
  items: JsonSchema;
  minItems: number;
  maxItems: number;
}

export interface ObjectShape {
  kind: 'object';
  properties: Record<string, JsonSchema>;
  required: readonly string[];
  /** What properties beside those may hold; undefined when unspecified, false when forbidden. */
  others: JsonSchema | false | undefined;
  /** What the names of other properties look like. */
  names: JsonSchema;
}

/** One way in which a value can look. A schema is a choice of such ways. */
export type Shape =
  | { kind: 'anything' }
  | { kind: 'literal'; value: Literal }
  | { kind: 'boolean' }
  | TextShape
  | NumberShape
  | ListShape
  | ObjectShape;

const anything: JsonSchema = {};

/** The ways in which a value of this schema can look. */
export function shapesOf(schema: JsonSchema): Shape[] {
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return choice.flatMap(shapesOf);
  if (schema.const !== undefined) return [{ kind: 'literal', value: schema.const }];
  if (schema.enum) return schema.enum.map((value) => ({ kind: 'literal', value }));
  if (schema.type === undefined) return [{ kind: 'anything' }];
  return [schema.type].flat().map((type) => shapeOf(type, schema));
}

/** A value of one type; limits count for values of their own type only. */
function shapeOf(type: TypeName, schema: JsonSchema): Shape {
  switch (type) {
    case 'string':
      return textOf(schema);
    case 'number':
    case 'integer':
      return numberOf(schema, type === 'integer');
    case 'boolean':
      return { kind: 'boolean' };
    case 'null':
      return { kind: 'literal', value: null };
    case 'array':
      return {
        kind: 'list',
        items: schema.items ?? anything,
        minItems: schema.minItems ?? 0,
        maxItems: schema.maxItems ?? Number.POSITIVE_INFINITY,
      };
    case 'object':
      return objectOf(schema);
  }
}

function textOf({ minLength = 0, maxLength, pattern, format }: JsonSchema): TextShape {
  return { kind: 'text', minLength, maxLength: maxLength ?? Number.POSITIVE_INFINITY, pattern, format };
}

function numberOf(
  { minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonSchema,
  isWhole: boolean,
): NumberShape {
  const lowest = Math.max(minimum ?? Number.NEGATIVE_INFINITY, exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
  const highest = Math.min(maximum ?? Number.POSITIVE_INFINITY, exclusiveMaximum ?? Number.POSITIVE_INFINITY);
  const isAboveLowest = exclusiveMinimum === lowest;
  const isBelowHighest = exclusiveMaximum === highest;
  if (!isWhole) return { kind: 'number', isWhole, lowest, highest, isAboveLowest, isBelowHighest };
  // Whole numbers above 0 are those from 1.
  return {
    kind: 'number',
    isWhole,
    lowest: isAboveLowest ? Math.floor(lowest) + 1 : lowest,
    highest: isBelowHighest ? Math.ceil(highest) - 1 : highest,
    isAboveLowest: false,
    isBelowHighest: false,
  };
}

function objectOf({
  properties,
  required = [],
  additionalProperties,
  propertyNames,
}: JsonSchema): ObjectShape {
  const others = additionalProperties === true ? anything : additionalProperties;
  // A record of a few names is an object with these properties.
  if (propertyNames?.enum && others) {
    const named = propertyNames.enum.map((name) => [String(name), others] as const);
    return {
      kind: 'object',
      properties: { ...Object.fromEntries(named), ...properties },
      required,
      others: false,
      names: anything,
    };
  }
  return { kind: 'object', properties: properties ?? {}, required, others, names: propertyNames ?? anything };
}

const quote = (value: Literal) => (typeof value === 'string' ? `"${value}"` : String(value));

/** A shape in words, for people who have to repair what does not fit. */
export function inWords(shape: Shape): string {
  switch (shape.kind) {
    case 'anything':
      return 'anything';
    case 'literal':
      return quote(shape.value);
    case 'boolean':
      return 'true or false';
    case 'text':
      return shape.format ? `text (${shape.format})` : 'text';
    case 'number':
      return shape.isWhole ? 'a whole number' : 'a number';
    case 'list':
      return 'a list';
    case 'object':
      return 'an object';
  }
}
