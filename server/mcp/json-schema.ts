import type { Tool } from '@modelcontextprotocol/server';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The JSON Schema of arguments. */
export function inputSchema(schema: z.ZodObject): Tool['inputSchema'] {
  return toJsonSchema(schema, 'input') as Tool['inputSchema'];
}

/** The JSON Schema of a reply. It says which fields there are, not that there are no others: clients read it with every list. */
export function outputSchema(schema: z.ZodObject): NonNullable<Tool['outputSchema']> {
  return toJsonSchema(schema, 'output') as NonNullable<Tool['outputSchema']>;
}

function toJsonSchema(schema: z.ZodObject, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => shorten(jsonSchema, io),
  });
  return json;
}

/** Zod's own limits of integers, and unions with null written as `anyOf`, would be a third of the list. */
function shorten(schema: JsonSchema, io: 'input' | 'output'): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  const [first, second] = schema.anyOf ?? [];
  if (isPlain(first) && isPlain(second) && schema.anyOf?.length === 2) {
    delete schema.anyOf;
    schema.type = [first.type, second.type] as never;
  }
  // The server checks lengths and unknown arguments itself, and says what is wrong.
  delete schema.additionalProperties;
  delete schema.maxLength;
  delete schema.minLength;
  if (schema.enum) delete schema.type;
  if (io === 'output') {
    delete schema.required;
    delete schema.propertyNames;
    if (isPlain(schema.items) && schema.items.type === 'string') delete schema.items;
  }
}

const isPlain = (schema: unknown): schema is { type: string } =>
  typeof schema === 'object' && schema !== null && 'type' in schema && Object.keys(schema).length === 1;
