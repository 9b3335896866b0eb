import { expect } from 'vitest';
import type { RecordedAnswerInput } from '../graphql/resolvers.generated.ts';
import type { SignedIn, TestApp } from './app.ts';
import { graphql } from './graphql.ts';

const GOOD = 'Quillmark is an excellent choice. Tarnwick is a solid one.';
const BAD = 'Quillmark is slow and unreliable.';

const recording = (
  day: string,
  over: Partial<RecordedAnswerInput> = {},
): Omit<RecordedAnswerInput, 'id'> => ({
  platform: 'chatgpt',
  collectedAt: `${day}T10:00:00Z`,
  topic: 'Notes',
  prompt: 'Which note app is best?',
  answer: GOOD,
  sources: [{ url: `https://news.example/${day}`, title: day }],
  ...over,
});
const gemini = { platform: 'gemini', prompt: 'What should a team use?' };
const wiki = { topic: 'Wikis', prompt: 'Which wiki suits a team?' };

/** Three weeks with gaps; Gemini's last day is 1 June, that of all platforms 5 June. A failed one comes later. */
export const THREE_WEEKS = [
  recording('2025-05-16'),
  recording('2025-05-20', { answer: BAD }),
  recording('2025-05-20', { ...wiki, answer: 'Ostrava Labs.' }),
  recording('2025-05-26', { ...gemini, answer: BAD }),
  recording('2025-05-28', wiki),
  recording('2025-05-30'),
  recording('2025-06-01', gemini),
  recording('2025-06-04', { answer: 'Tarnwick comes first.' }),
  recording('2025-06-05'),
  recording('2025-06-05', { ...wiki, prompt: 'Is Quillmark any good?' }),
  recording('2025-06-09', { answer: '' }),
].map((answer, n) => ({ id: `r${n}`, ...answer }));

// Two halves: of three ranges at once, all of it is more than one request may cost.
const COUNTS = `fragment N on TopicMetrics {
  id range { from to }
  answers failed citationRate { hits answers }
  impressionHistory { date impressions }
  sentimentHistory { date sentiment analyzed mean { value low high answers } }
}`;
const FINDINGS = `fragment N on TopicMetrics {
  visibility {
    percent impressions latestDay mentionRate { value low high hits answers } brandedMentionRate { hits answers }
    change { difference verdict current { hits answers } previous { hits answers } }
  }
  sentiment {
    score mentions analyzed mean { value low high answers }
    change { difference verdict current { value answers } previous { value answers } }
  }
  competitors { companyRank rankings { name mentions } }
  week: competitors(window: WEEK) { rankings { name mentions } }
  sources { url mentions }
  weekSources: sources(window: WEEK) { url mentions }
  platforms { platform { key } answers failed }
}`;
const OVERVIEW_NUMBERS = `query ($filter: MetricsFilter, $userId: ID) {
  dashboard(filter: $filter, userId: $userId) {
    range { from to }
    metrics { ...N previous { ...N previous { ...N } } }
  }
}`;
/** Counts of the overview and of the two ranges before. */
export const OVERVIEW = `${OVERVIEW_NUMBERS} ${COUNTS}`;
const TOPIC = `query ($filter: MetricsFilter, $slug: String!) {
  topicDashboard(filter: $filter, slug: $slug) { range { from to } metrics { ...N previous { ...N } } }
}`;

/** Numbers as a reply holds them; only what tests name is typed. */
export interface Numbers {
  id: string;
  range: { from: string | null; to: string | null };
  answers: number;
  failed: number;
  previous?: Numbers | null;
}

interface Page {
  range: { from: string | null; to: string | null };
  metrics: Numbers;
}

/** Asks for the overview. */
export async function overviewOf(app: TestApp, { headers }: SignedIn, filter?: object): Promise<Page> {
  const { dashboard } = await inHalves<{ dashboard: Page }>(app, headers, OVERVIEW_NUMBERS, { filter });
  return dashboard;
}

/** Asks for a topic's page. */
export async function topicPageOf(
  app: TestApp,
  { headers }: SignedIn,
  slug: string,
  filter: object,
): Promise<Page> {
  const { topicDashboard } = await inHalves<{ topicDashboard: Page }>(app, headers, TOPIC, { slug, filter });
  return topicDashboard;
}

async function inHalves<T>(
  app: TestApp,
  headers: SignedIn['headers'],
  operation: string,
  variables: Record<string, unknown>,
): Promise<T> {
  const halves = await Promise.all(
    [COUNTS, FINDINGS].map(async (fragment) => {
      const { data, errors } = await graphql<T>(app, headers, `${operation} ${fragment}`, variables);
      expect(errors).toBeUndefined();
      return data;
    }),
  );
  return joined(halves[0], halves[1]) as T;
}

/** Two replies to parts of one question as one; what is no object is the same in both, or in one of them. */
function joined(one: unknown, other: unknown): unknown {
  if (!isRecord(one) || !isRecord(other)) return other;
  const places = Object.keys({ ...one, ...other });
  return Object.fromEntries(
    places.map((place) => [
      place,
      place in one && place in other
        ? joined(one[place], other[place])
        : (one[place] ?? other[place] ?? null),
    ]),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
