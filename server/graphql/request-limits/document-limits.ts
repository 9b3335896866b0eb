import { type DocumentNode, GraphQLError, type GraphQLSchema, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import { costOf } from './cost.ts';
import { MAX_CHARACTERS, MAX_POINTS, MAX_TOKENS } from './limits.ts';
import { DocumentRefused, refuse, type SelectedField, selectedFields } from './selected-fields.ts';

/** Total characters of documents remembered to be within the limits. */
const MAX_REMEMBERED = 4_000_000;

/** Why a document is refused before validation. */
export interface DocumentRefusal {
  status: 400 | 401;
  code: 'GRAPHQL_VALIDATION_FAILED' | 'UNAUTHENTICATED';
  message: string;
}

/** A document that is within the limits. */
interface CheckedDocument {
  introspects: boolean;
}

/**
 * Checks the size, depth and cost of a document before it is validated: validation itself can be made to take seconds.
 * @param query the document as sent; what does not parse is left to the executor
 * @returns null for a document within the limits
 */
export type DocumentLimits = (query: unknown, viewer: { isSignedIn: boolean }) => DocumentRefusal | null;

export function createDocumentLimits(schema: GraphQLSchema): DocumentLimits {
  const known = new LRUCache<string, CheckedDocument>({
    maxSize: MAX_REMEMBERED,
    sizeCalculation: (_value, query) => query.length,
  });

  function look(query: string): CheckedDocument | null {
    const seen = known.get(query);
    if (seen) return seen;
    const document = parsed(query);
    if (!document) return null;
    const operations = selectedFields(document);
    for (const [operation, fields] of operations) checkCost(costOf(schema, operation, fields));
    const found = { introspects: [...operations.values()].some(introspects) };
    known.set(query, found);
    return found;
  }

  return (query, { isSignedIn }) => {
    if (typeof query !== 'string' || query === '') return null;
    try {
      if (query.length > MAX_CHARACTERS) {
        refuse(
          `query: a document has at most ${inWords(MAX_CHARACTERS)} characters. Pass values as variables.`,
        );
      }
      if (look(query)?.introspects && !isSignedIn) {
        return { status: 401, code: 'UNAUTHENTICATED', message: 'Sign in to ask for the schema.' };
      }
      return null;
    } catch (error) {
      if (!(error instanceof DocumentRefused)) throw error;
      return { status: 400, code: 'GRAPHQL_VALIDATION_FAILED', message: error.message };
    }
  };
}

/** Null for what is no document; the executor says what is wrong with it. */
function parsed(query: string): DocumentNode | null {
  try {
    return parse(query, { maxTokens: MAX_TOKENS, noLocation: true });
  } catch (error) {
    if (error instanceof GraphQLError) return null;
    throw error;
  }
}

const introspects = (fields: readonly SelectedField[]) =>
  fields.some(({ field }) => field.name.value === '__schema' || field.name.value === '__type');

function checkCost(points: number): void {
  if (points <= MAX_POINTS) return;
  const most = inWords(MAX_POINTS);
  refuse(
    `The operation costs ${inWords(Math.ceil(points))} points, and ${most} are the most. Ask for fewer fields, or for shorter pages.`,
  );
}

const inWords = (count: number) => count.toLocaleString('en-US');
