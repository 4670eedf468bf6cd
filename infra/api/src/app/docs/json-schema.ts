import * as z from 'zod';

export type JsonSchema = {
  properties?: Record<string, unknown>;
  required?: string[];
  oneOf?: readonly JsonSchema[];
  [name: string]: unknown;
};

/** The JSON Schema of what is sent (`input`) or answered (`output`). */
export function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => nameProperties(jsonSchema),
  });
  return rest;
}

/** A record over known keys is an object with these properties: type generators ignore `propertyNames`. */
function nameProperties(schema: z.core.JSONSchema.BaseSchema): void {
  const { propertyNames, additionalProperties } = schema;
  if (typeof propertyNames !== 'object' || !propertyNames.enum || !additionalProperties) return;
  schema.properties = Object.fromEntries(
    propertyNames.enum.map((name) => [String(name), additionalProperties]),
  );
  schema.additionalProperties = false;
  delete schema.propertyNames;
}
