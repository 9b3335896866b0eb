import { GraphQLError, Kind, parse } from 'graphql';
import { z } from 'zod';
import { MAX_CHARACTERS, MAX_TOKENS } from '../../graphql/request-limits/limits.ts';
import { ToolError } from '../call.ts';
import { defineTool } from '../tool.ts';

export const graphqlQuery = defineTool({
  name: 'graphql',
  description: 'Any GraphQL query, for what no other tool has; __schema and __type say what there is.',
  input: z.strictObject({
    query: z.string().min(1).max(MAX_CHARACTERS),
    variables: z.string().max(MAX_CHARACTERS).optional().describe('JSON object'),
  }),
  output: z.object({ data: z.looseObject({}), errors: z.array(z.string()).optional() }),
  async run({ query, variables }, call) {
    requireQueries(query);
    const { data, errors } = await call.execute({
      ...{ query, variables: parseVariables(variables) },
    });
    const messages = errors?.map(({ message }) => message) ?? [];
    if (!data) throw new ToolError(messages.join(' ') || 'The query gave no data.');
    return {
      text: messages.length > 0 ? `With ${messages.length} errors.` : 'Data of the query.',
      data: { data, ...(messages.length > 0 && { errors: messages }) },
    };
  },
});

/** @throws ToolError for a document with anything but queries and their fragments */
function requireQueries(query: string): void {
  const definitions = parseQuery(query);
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) continue;
    if (definition.kind !== Kind.OPERATION_DEFINITION || definition.operation !== 'query')
      throw new ToolError('query: must be a query; this tool does not change anything.');
  }
}

function parseQuery(query: string) {
  try {
    return parse(query, { maxTokens: MAX_TOKENS, noLocation: true }).definitions;
  } catch (error) {
    if (error instanceof GraphQLError) throw new ToolError(`query: ${error.message}`);
    throw error;
  }
}

/** @throws ToolError unless it is an object */
function parseVariables(text: string | undefined): Record<string, unknown> | undefined {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // Reported below.
  }
  throw new ToolError('variables: must be a JSON object such as {"filter":{"days":30}}.');
}
