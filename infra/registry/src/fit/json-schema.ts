import * as z from 'zod/mini';

const literalSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type Literal = z.infer<typeof literalSchema>;

const typeSchema = z.enum(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']);
export type TypeName = z.infer<typeof typeSchema>;

const bound = z.optional(z.number());

/**
 * The part of JSON Schema (draft 2020-12) that zod writes for plain data. Strict: a keyword that is not here could
 * change what a schema means, so it must not be guessed.
 */
const schemaSchema = z.strictObject({
  // Says nothing about what is valid. The parser fills a default in; it shows in `required`.
  $schema: z.optional(z.string()),
  id: z.optional(z.string()),
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  default: z.optional(z.unknown()),
  examples: z.optional(z.unknown()),
  deprecated: z.optional(z.boolean()),

  type: z.optional(z.union([typeSchema, z.array(typeSchema)])),
  const: z.optional(literalSchema),
  enum: z.optional(z.array(literalSchema)),
  get anyOf() {
    return z.optional(z.array(schemaSchema));
  },
  get oneOf() {
    return z.optional(z.array(schemaSchema));
  },

  minLength: bound,
  maxLength: bound,
  pattern: z.optional(z.string()),
  format: z.optional(z.string()),

  minimum: bound,
  maximum: bound,
  exclusiveMinimum: bound,
  exclusiveMaximum: bound,

  get items() {
    return z.optional(schemaSchema);
  },
  minItems: bound,
  maxItems: bound,

  get properties() {
    return z.optional(z.record(z.string(), schemaSchema));
  },
  required: z.optional(z.array(z.string())),
  get additionalProperties() {
    return z.optional(z.union([z.boolean(), schemaSchema]));
  },
  get propertyNames() {
    return z.optional(schemaSchema);
  },
});
export type JsonSchema = z.infer<typeof schemaSchema>;

const constraints: readonly string[] = [
  ...[
    'minLength',
    'maxLength',
    'pattern',
    'format',
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'exclusiveMaximum',
  ],
  ...['items', 'minItems', 'maxItems', 'properties', 'required', 'additionalProperties', 'propertyNames'],
];

/** Whether a schema is one thing: a choice, fixed values, or a type with its own limits. */
function isOneThing(schema: JsonSchema): boolean {
  const keywords = Object.keys(schema);
  const forms = ['anyOf', 'oneOf', 'const', 'enum'].filter((keyword) => keywords.includes(keyword));
  if (forms.length === 0)
    return keywords.includes('type') || !keywords.some((key) => constraints.includes(key));
  const isChoice = forms.some((form) => form.endsWith('Of'));
  return (
    forms.length === 1 &&
    !keywords.some((key) => constraints.includes(key)) &&
    !(isChoice && keywords.includes('type'))
  );
}

function partsOf({
  anyOf,
  oneOf,
  items,
  properties,
  additionalProperties,
  propertyNames,
}: JsonSchema): JsonSchema[] {
  return [
    ...(anyOf ?? []),
    ...(oneOf ?? []),
    ...Object.values(properties ?? {}),
    ...[items, additionalProperties, propertyNames].filter((part) => typeof part === 'object'),
  ];
}

const isClear = (schema: JsonSchema): boolean => isOneThing(schema) && partsOf(schema).every(isClear);

/** Reads a schema; `unknown` names what in it cannot be compared. */
export function readSchema(document: unknown): { schema: JsonSchema } | { unknown: string } {
  const parsed = z.safeParse(schemaSchema, document);
  if (parsed.success)
    return isClear(parsed.data) ? { schema: parsed.data } : { unknown: 'keywords that limit each other' };
  return { unknown: [...new Set(parsed.error.issues.flatMap(wordsOf))].join(', ') };
}

type Issue = z.core.$ZodIssue;

/** `allOf at properties.price` */
function wordsOf(issue: Issue): string[] {
  if (issue.code === 'invalid_union') return issue.errors.flat().flatMap(wordsOf);
  const at = issue.path.length > 0 ? ` at ${issue.path.join('.')}` : '';
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => key + at) : [issue.message + at];
}
