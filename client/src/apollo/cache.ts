import { type FieldPolicy, InMemoryCache, type Reference, type StoreObject } from '@apollo/client';

interface Page {
  nodes: (Reference | StoreObject)[];
}

/** Appends further pages, without rows that are listed already; the first page replaces the list. */
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

/** Appends runs before another one; runs without `before` replace the list. */
const appendOlderRuns: FieldPolicy<Reference[]> = {
  keyArgs: ['userId', 'first'],
  merge: (newer, runs, { args }) => (args?.before && newer ? [...newer, ...runs] : runs),
};

/** Appends further pages; refetching the first page keeps the pages after it. */
const appendToRefetched: FieldPolicy<{ nodes: Reference[]; endCursor: string | null }> = {
  keyArgs: ['status', 'mailStatus', 'search'],
  merge(existing, page, { args }) {
    if (!existing) return page;
    if (args?.after) return { ...page, nodes: [...existing.nodes, ...page.nodes] };
    const last = page.nodes.at(-1)?.__ref;
    const rest = existing.nodes.slice(existing.nodes.findIndex(({ __ref }) => __ref === last) + 1);
    return page.endCursor === null || rest.length === 0 || rest.length === existing.nodes.length
      ? page
      : { ...existing, nodes: [...page.nodes, ...rest] };
  },
};

/**
 * An empty cache. `TopicMetrics.id` names account, topic, range and platform; objects that depend on a window (a company's
 * rank, a prompt's visibility) are stored inside the object that contains them.
 */
export const makeCache = () =>
  new InMemoryCache({
    typePolicies: {
      Viewer: { fields: { competitors: { merge: false } } },
      Answer: {
        fields: { mentions: { merge: false }, reviews: { merge: false }, orderCorrection: { merge: false } },
      },
      People: { fields: { members: { merge: false }, invitations: { merge: false } } },
      AlertSettings: { fields: { rules: { merge: false }, recipients: { merge: false } } },
      AlertWebhook: { merge: true },
      CollectionSettings: { keyFields: [] },
      PageReading: { keyFields: [], fields: { statuses: { merge: false } } },
      // Their figures depend on the range.
      PageVisits: { keyFields: false },
      PageResult: { keyFields: false },
      WebPage: {
        fields: {
          scores: { merge: false },
          versions: { merge: false },
          prompts: { merge: false },
          text: { merge: false },
        },
      },
      ConfiguredPlatform: { keyFields: ['key'], fields: { health: { merge: false } } },
      CollectionRun: { fields: { platforms: { merge: false }, failures: { merge: false } } },
      AccountReport: { fields: { mails: { merge: false } } },
      ReportSchedule: { fields: { recipients: { merge: false } } },
      Report: { keyFields: ['company', 'madeAt'] },
      Query: {
        fields: {
          answers: appendPages(['userId', 'filter']),
          auditEvents: appendPages([]),
          promptGaps: gapPages,
          sourceGaps: gapPages,
          webPages: appendPages([
            ...['userId', 'statuses', 'kind', 'owner'],
            ...['search', 'sort', 'direction'],
          ]),
          pageVisitsList: appendPages(['userId', 'filter', 'list']),
          pageResults: appendPages(['userId', 'filter', 'order']),
          collectionRuns: appendOlderRuns,
          reportRequests: appendToRefetched,
          accountReports: { ...appendToRefetched, keyArgs: false },
        },
      },
      Dashboard: { keyFields: ['metrics', ['id']] },
      TopicDashboard: { keyFields: ['metrics', ['id']] },
      RankedCompany: { keyFields: false },
      Prompt: { keyFields: false },
      PromptGap: { keyFields: false },
      // Their figures belong to a prompt.
      BriefPage: { keyFields: false },
      BriefOwnPage: { keyFields: false },
      Visibility: { merge: true },
      Sentiment: { merge: true },
    },
  });
