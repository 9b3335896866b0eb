import { InMemoryCache } from '@apollo/client';

/**
 * An empty cache. Entries are told apart by the range and platform they are of: `TopicMetrics.id` names them, and what
 * hangs on a window (a company's rank, a prompt's visibility) stays inside the entry that asked for it.
 */
export const makeCache = () =>
  new InMemoryCache({
    typePolicies: {
      Dashboard: { keyFields: ['metrics', ['id']] },
      TopicDashboard: { keyFields: ['metrics', ['id']] },
      RankedCompany: { keyFields: false },
      Prompt: { keyFields: false },
      Visibility: { merge: true },
      Sentiment: { merge: true },
    },
  });
