import { type DocumentNode, GraphQLError, type GraphQLSchema, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import { costOf } from './cost.ts';
import { MOST_CHARACTERS, MOST_POINTS, MOST_TOKENS } from './numbers.ts';
import { Refusal, refuse } from './refusal.ts';
import { type Asked, walk } from './walk.ts';

/** Characters of the documents that are known to be within the limits. */
const REMEMBERED = 4_000_000;

/** Why a document is not even validated. */
export interface Refused {
  status: 400 | 401;
  code: 'GRAPHQL_VALIDATION_FAILED' | 'UNAUTHENTICATED';
  message: string;
}

/** What is known of a document that is within the limits. */
interface Known {
  introspects: boolean;
}

/**
 * Looks at a document before anything costly is done with it; validation itself can be made to take seconds.
 * @param query what a request gives as its document; anything that is no document is for the executor to refuse
 * @returns null for one that may go on
 */
export type DocumentLimits = (query: unknown, viewer: { isSignedIn: boolean }) => Refused | null;

export function createDocumentLimits(schema: GraphQLSchema): DocumentLimits {
  const known = new LRUCache<string, Known>({
    maxSize: REMEMBERED,
    sizeCalculation: (_value, query) => query.length,
  });

  function look(query: string): Known | null {
    const seen = known.get(query);
    if (seen) return seen;
    const document = parsed(query);
    if (!document) return null;
    const asked = walk(document);
    for (const [operation, all] of asked) checkCost(costOf(schema, operation, all));
    const found = { introspects: [...asked.values()].some(introspects) };
    known.set(query, found);
    return found;
  }

  return (query, { isSignedIn }) => {
    if (typeof query !== 'string' || query === '') return null;
    try {
      if (query.length > MOST_CHARACTERS) {
        refuse(
          `query: a document has at most ${inWords(MOST_CHARACTERS)} characters. Pass values as variables.`,
        );
      }
      if (look(query)?.introspects && !isSignedIn) {
        return { status: 401, code: 'UNAUTHENTICATED', message: 'Sign in to ask for the schema.' };
      }
      return null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { status: 400, code: 'GRAPHQL_VALIDATION_FAILED', message: error.message };
    }
  };
}

/** Null for what is no document; the executor says what is wrong with it. */
function parsed(query: string): DocumentNode | null {
  try {
    return parse(query, { maxTokens: MOST_TOKENS, noLocation: true });
  } catch (error) {
    if (error instanceof GraphQLError) return null;
    throw error;
  }
}

const introspects = (asked: readonly Asked[]) =>
  asked.some(({ field }) => field.name.value === '__schema' || field.name.value === '__type');

function checkCost(points: number): void {
  if (points <= MOST_POINTS) return;
  const most = inWords(MOST_POINTS);
  refuse(
    `The operation costs ${inWords(Math.ceil(points))} points, and ${most} are the most. Ask for fewer fields, or for shorter pages.`,
  );
}

const inWords = (count: number) => count.toLocaleString('en-US');
