import { type FieldPolicy, InMemoryCache, type Reference, type StoreObject } from '@apollo/client';

interface Page {
  nodes: (Reference | StoreObject)[];
}

/** Further pages are appended; the first page starts the list anew. A row that comes twice is listed once. */
const appendPages = (keyArgs: string[]): FieldPolicy<Page> => ({
  keyArgs,
  merge(existing, page, { args, readField }) {
    if (!args?.after || !existing) return page;
    const keyOf = (node: Page['nodes'][number]) => readField('id', node) ?? readField('url', node);
    const known = new Set(existing.nodes.map(keyOf));
    return { ...page, nodes: [...existing.nodes, ...page.nodes.filter((node) => !known.has(keyOf(node)))] };
  },
});

const gapPages = appendPages([
  ...['userId', 'filter', 'topicId', 'neverVisible'],
  ...['sort', 'direction', 'search', 'searchIn'],
]);

/** Runs before another one lie behind it; those without `before` start the list anew. */
const olderBehind: FieldPolicy<Reference[]> = {
  keyArgs: ['userId', 'first'],
  merge: (newer, runs, { args }) => (args?.before && newer ? [...newer, ...runs] : runs),
};

/** As above, and a first page that is asked for anew leaves what lies behind it. */
const keptPages: FieldPolicy<{ nodes: Reference[]; endCursor: string | null }> = {
  keyArgs: ['status', 'mailStatus', 'search'],
  merge(before, page, { args }) {
    if (!before) return page;
    if (args?.after) return { ...page, nodes: [...before.nodes, ...page.nodes] };
    const last = page.nodes.at(-1)?.__ref;
    const behind = before.nodes.slice(before.nodes.findIndex(({ __ref }) => __ref === last) + 1);
    return page.endCursor === null || behind.length === 0 || behind.length === before.nodes.length
      ? page
      : { ...before, nodes: [...page.nodes, ...behind] };
  },
};

/**
 * An empty cache. Entries are told apart by the range and platform they are of: `TopicMetrics.id` names them, and what
 * hangs on a window (a company's rank, a prompt's visibility) stays inside the entry that asked for it.
 */
export const makeCache = () =>
  new InMemoryCache({
    typePolicies: {
      Viewer: { fields: { competitors: { merge: false } } },
      AlertSettings: { fields: { rules: { merge: false } } },
      AlertWebhook: { merge: true },
      CollectionSettings: { keyFields: [] },
      ConfiguredPlatform: { keyFields: ['key'], fields: { health: { merge: false } } },
      CollectionRun: { fields: { platforms: { merge: false }, failures: { merge: false } } },
      Report: { keyFields: ['company', 'madeAt'] },
      Query: {
        fields: {
          answers: appendPages(['userId', 'filter']),
          promptGaps: gapPages,
          sourceGaps: gapPages,
          collectionRuns: olderBehind,
          reportRequests: keptPages,
        },
      },
      Dashboard: { keyFields: ['metrics', ['id']] },
      TopicDashboard: { keyFields: ['metrics', ['id']] },
      RankedCompany: { keyFields: false },
      Prompt: { keyFields: false },
      PromptGap: { keyFields: false },
      Visibility: { merge: true },
      Sentiment: { merge: true },
    },
  });
