import { type DocumentNode, GraphQLError, type GraphQLSchema, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import { type Cost, estimateCost, mostOf } from './cost.ts';
import { MAX_CHARACTERS, MAX_POINTS, MAX_TOKENS } from './limits.ts';
import { DocumentRefused, refuse, type SelectedField, selectedFields } from './selected-fields.ts';

/** Total characters of cached documents. */
const MAX_CACHED = 4_000_000;

/** Why a document is refused before validation. */
export interface DocumentRefusal {
  status: 400 | 401;
  code: 'GRAPHQL_VALIDATION_FAILED' | 'UNAUTHENTICATED';
  message: string;
}

/**
 * Checks the size, depth and cost of a document before it is validated: validation itself can be made to take seconds.
 * @param query the document as sent; what does not parse is left to the executor
 * @returns null for a document within the limits
 */
export type DocumentLimits = (query: unknown, viewer: { isSignedIn: boolean }) => DocumentRefusal | null;

export function createDocumentLimits(schema: GraphQLSchema): DocumentLimits {
  const checked = new LRUCache<string, { introspects: boolean }>({
    maxSize: MAX_CACHED,
    sizeCalculation: (_value, query) => query.length,
  });

  function check(query: string): { introspects: boolean } | null {
    const cached = checked.get(query);
    if (cached) return cached;
    const document = parseOrNull(query);
    if (!document) return null;
    const operations = selectedFields(document);
    for (const [operation, fields] of operations) checkCost(estimateCost(schema, operation, fields));
    const result = { introspects: [...operations.values()].some(introspects) };
    checked.set(query, result);
    return result;
  }

  return (query, { isSignedIn }) => {
    if (typeof query !== 'string' || query === '') return null;
    try {
      if (query.length > MAX_CHARACTERS) {
        refuse(
          `query: a document has at most ${formatNumber(MAX_CHARACTERS)} characters. Pass values as variables.`,
        );
      }
      if (check(query)?.introspects && !isSignedIn) {
        return { status: 401, code: 'UNAUTHENTICATED', message: 'Sign in to query the schema.' };
      }
      return null;
    } catch (error) {
      if (!(error instanceof DocumentRefused)) throw error;
      return { status: 400, code: 'GRAPHQL_VALIDATION_FAILED', message: error.message };
    }
  };
}

/** Null for an invalid document; the executor reports its errors. */
function parseOrNull(query: string): DocumentNode | null {
  try {
    return parse(query, { maxTokens: MAX_TOKENS, noLocation: true });
  } catch (error) {
    if (error instanceof GraphQLError) return null;
    throw error;
  }
}

const introspects = (fields: readonly SelectedField[]) =>
  fields.some(({ field }) => field.name.value === '__schema' || field.name.value === '__type');

function checkCost(cost: Cost): void {
  if (cost.points <= MAX_POINTS) return;
  const most = mostOf(cost)
    .map(({ name, length }) => (length === null ? name : `${name} (${formatNumber(length)} of them)`))
    .join(' → ');
  refuse(
    [
      `The operation costs ${formatNumber(Math.ceil(cost.points))} points; the limit is ${formatNumber(MAX_POINTS)}.`,
      most && `Most are for ${most}.`,
      'Select fewer fields, or ask for less by “first” or “topicIds” where a field has them.',
    ]
      .filter(Boolean)
      .join(' '),
  );
}

const formatNumber = (count: number) => count.toLocaleString('en-US');
