import { getIntrospectionQuery } from 'graphql';
import { createDocumentLimits } from '../../server/graphql/request-limits/document-limits.ts';
import { createSchema } from '../../server/graphql/schema.ts';
import { clientOperation } from '../operation.ts';
import { ROUTES } from './routes.ts';
import { WRITES } from './writes.ts';

/** A request of at most 100 KB that is built to be costly. */
export interface Hostile {
  name: string;
  /** The document; each sending gets another comment in front, so that no cache knows it. */
  query?: string;
  variables?: unknown;
  /** Variables per sending, for mutations that do nothing when repeated. */
  fresh?: (sending: number) => unknown;
  /** The raw body, in index of `query` and `variables`. */
  body?: string;
  type?: string;
  /** For other routes than POST /graphql. */
  url?: string;
  method?: 'GET' | 'PUT' | 'TRACE';
  /** Additional headers. Without an `authorization` the request is signed in. */
  headers?: Record<string, string>;
}

const many = (count: number, each: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => each(index)).join(' ');
const nested = (count: number, open: string, inside: string) =>
  `${`${open} { `.repeat(count)}${inside}${' }'.repeat(count)}`;

const gate = createDocumentLimits(createSchema());

/** The largest document that the limits allow, up to a count of 100. */
function largestAllowed(queryOf: (count: number) => string): string {
  let count = 1;
  while (count < 100 && gate(queryOf(count + 1), { isSignedIn: true }) === null) count += 1;
  return queryOf(count);
}
const maxFields = (each: (index: number) => string) => largestAllowed((count) => `{ ${many(count, each)} }`);

const ALL = `visibility { percent mentionRate { value low high hits answers } } sentiment { score mentions mean { value } }
  competitors { rankings { name count shareOfVoice } } sources { url title mentions } platforms { answers failed }`;
const POINT = 'date impressions percent mentionRate { value low high hits answers }';

/** Attacks on the parser and on validation: 100 KB, or as much as gets furthest. */
const documents: Hostile[] = [
  { name: 'a leaf 15,000 times', query: `{ viewer { ${'email '.repeat(15_000)} } }` },
  { name: 'a leaf 900 times', query: `{ viewer { ${'id '.repeat(900)} } }` },
  { name: 'a leaf under 5,000 aliases', query: `{ viewer { ${many(5000, (n) => `a${n}: email`)} } }` },
  { name: 'a leaf under 600 aliases', query: `{ viewer { ${many(600, (n) => `a${n}: id`)} } }` },
  {
    name: 'repeated nesting',
    query: `{ ${many(50, () => 'dashboard { metrics { answers failed } }')} }`,
  },
  {
    name: 'fragments that expand exponentially',
    query: `{ viewer { ...F0 } } ${many(24, (n) => `fragment F${n} on Viewer { ...F${n + 1} ...F${n + 1} }`)} fragment F24 on Viewer { id }`,
  },
  {
    name: 'independent fragments',
    query: `{ viewer { ${many(800, (n) => `...F${n}`)} } } ${many(800, (n) => `fragment F${n} on Viewer { email }`)}`,
  },
  {
    name: '54 independent fragments',
    query: `{ viewer { ${many(54, (n) => `...F${n}`)} } } ${many(54, (n) => `fragment F${n} on Viewer { a${n}: id b${n}: id c${n}: id }`)}`,
  },
  {
    name: 'unused fragments',
    query: `{ viewer { id } } ${many(300, (n) => `fragment F${n} on Viewer { ...F${n + 1} }`)} fragment F300 on Viewer { id }`,
  },
  { name: 'a recursive fragment', query: '{ ...A } fragment A on Query { a { ...A } b { ...A } ...A }' },
  {
    name: '300 operations',
    query: `${many(300, (n) => `query O${n} { ...A }`)} fragment A on Query { viewer { id } }`,
  },
  { name: '10,000 directives', query: `{ viewer { id ${'@include(if: true) '.repeat(5000)} } }` },
  { name: '2,000 unknown directives', query: `{ viewer { id ${many(950, (n) => `@a${n}`)} } }` },
  { name: '900 unknown fields', query: `{ ${many(900, (n) => `viewr${n}`)} }` },
  { name: 'a name of 90 KB', query: `{ ${'v'.repeat(90_000)} }` },
  { name: 'a name of 19 KB', query: `{ ${'v'.repeat(19_000)} }` },
  {
    name: 'lists 1,900 deep',
    query: `{ answers(filter: { search: ${'['.repeat(950)}${']'.repeat(950)} }) { total } }`,
  },
  {
    name: 'objects 600 deep',
    query: `{ answers(filter: ${'{ a: '.repeat(600)}1${' }'.repeat(600)}) { total } }`,
  },
  {
    name: 'conflicting arguments',
    query: `{ ${many(40, () => `impressions(topicIds: [${'"a" '.repeat(40)}]) { __typename }`)} }`,
  },
  { name: '400 variables', query: `query (${many(400, (n) => `$v${n}: Int`)}) { viewer { id } }` },
  {
    name: 'depth',
    query: `{ dashboard(filter: { days: 3 }) { ${nested(16, 'previous', 'id').replace('previous', 'metrics')} } }`,
  },
  {
    name: '50 repeated directives',
    query: `{ viewer { id ${'@include(if: true) '.repeat(50)} } }`,
  },
  {
    name: '@include by a variable',
    query: `query ($on: Boolean!) { viewer { ${many(25, (n) => `a${n}: id @include(if: $on) @skip(if: $on)`)} } }`,
    variables: { on: true },
  },
  {
    name: 'fragments without a name, 900 fields',
    query: `{ viewer { ${many(300, (n) => `... { a${n}: id b${n}: email } `)} } }`,
  },
  {
    name: 'repeated __type',
    query: maxFields(
      (n) => `a${n}: __type(name: "Answer") { fields { name type { name ofType { name } } } }`,
    ),
  },
  { name: 'blanks', query: `{ viewer { id } }${' '.repeat(95_000)}` },
  { name: 'commas within the limit', query: `{ viewer { id } }${','.repeat(19_900)}` },
  { name: 'a text of 19 KB', query: `{ answers(filter: { search: "${'x'.repeat(19_000)}" }) { total } }` },
  { name: 'introspection', query: getIntrospectionQuery() },
  {
    name: 'recursive introspection',
    query: '{ __schema { types { fields { type { fields { type { name } } } } } } }',
  },
  {
    name: 'repeated introspection',
    query: `{ ${many(30, (n) => `a${n}: __type(name: "Query") { fields { name description args { name } type { name } } }`)} }`,
  },
];

/** Attacks on execution and on the reply, at the edge of what is let through and beyond it. */
const operations: Hostile[] = [
  {
    name: '100 dashboards',
    query: `{ ${many(100, (n) => `a${n}: dashboard(filter: { days: ${n + 1} }) { metrics { ${ALL} } }`)} }`,
  },
  {
    name: 'excerpts 50 times',
    query: `{ answers(first: 100) { nodes { ${many(50, (n) => `e${n}: excerpt { text }`)} } } }`,
  },
  {
    name: '40 imports',
    query: `mutation ($a: [RecordedAnswerInput!]!) { ${many(40, (n) => `a${n}: importAnswers(answers: $a) { stored }`)} }`,
    variables: { a: [] },
  },
  {
    name: 'dashboards',
    query: maxFields((n) => `a${n}: dashboard(filter: { days: ${n + 30} }) { metrics { ${ALL} } }`),
  },
  {
    name: 'small dashboards',
    query: maxFields((n) => `a${n}: dashboard(filter: { days: ${n + 30} }) { metrics { answers } }`),
  },
  {
    name: 'past ranges',
    query: largestAllowed(
      (n) =>
        `{ dashboard(filter: { days: 3 }) { metrics { ${nested(n, 'previous', 'answers competitors { companyRank } sources { url }')} } } }`,
    ),
  },
  {
    name: 'histories',
    query: largestAllowed(
      (n) => `{ dashboard { metrics { ${many(n, (i) => `a${i}: impressionHistory { ${POINT} }`)} } } }`,
    ),
  },
  { name: 'history of all topics', query: `{ impressions { history { ${POINT} } visibility { percent } } }` },
  {
    name: 'all topics',
    query: maxFields((n) => `a${n}: impressions(filter: { days: ${n + 7} }) { visibility { percent } }`),
  },
  {
    name: 'rankings of all topics',
    query: maxFields((n) => `a${n}: competitors(filter: { days: ${n + 7} }) { ranking { companyRank } }`),
  },
  {
    name: 'pages of answers',
    query: maxFields((n) => `a${n}: answers(first: 1, filter: { search: "${n}" }) { nodes { id } }`),
  },
  {
    name: 'answers with findings',
    query: largestAllowed(
      (n) =>
        `{ answers(first: ${n}) { nodes { id mentions { spans { start } company { name } } citations { url } } } }`,
    ),
  },
  {
    name: '100 answers with texts',
    query: largestAllowed((n) => `{ answers(first: 100) { nodes { ${many(n, (i) => `t${i}: text`)} } } }`),
  },
  {
    name: 'excerpts',
    query: largestAllowed((n) => `{ answers(first: ${n}) { nodes { excerpt { text } } } }`),
  },
  { name: 'viewers', query: maxFields((n) => `a${n}: viewer { outdatedAnswers brand { name } }`) },
  {
    name: 'gaps',
    query: maxFields(
      (n) =>
        `a${n}: promptGaps(first: 50, filter: { days: ${n + 30} }) { nodes { question instead { answers } } total }`,
    ),
  },
  {
    name: 'gaps by source',
    query: maxFields((n) => `a${n}: sourceGaps(first: 50, filter: { days: ${n + 30} }) { nodes { url } }`),
  },
  { name: 'prompts', query: maxFields((n) => `a${n}: prompts { prompts { question } }`) },
  { name: 'estimates', query: maxFields((n) => `a${n}: runEstimate { asks platforms { cost } }`) },
  {
    name: 'suggestions of topics',
    query: maxFields(
      (n) =>
        `a${n}: suggestTopics(name: "Asana", category: "note apps ${n}") { topics { name prompts { question } } }`,
    ),
  },
  {
    name: 'suggestions of competitors',
    query: maxFields((n) => `a${n}: suggestCompetitors(name: "Asana ${n}") { companies { name } }`),
  },
  { name: 'categories', query: maxFields((n) => `a${n}: reportCategories { key label group }`) },
  { name: 'alerts', query: maxFields((n) => `a${n}: alerts { id }`) },
  {
    name: 'mutations',
    query: largestAllowed(
      (n) => `mutation { ${many(n, (i) => `a${i}: renameTopic(id: "${i}", name: "x") { added }`)} }`,
    ),
  },
];

/** Attacks on variables and on bodies. */
const bodies: Hostile[] = [
  {
    name: '30,000 invalid values',
    query: 'mutation ($a: [RecordedAnswerInput!]!) { importAnswers(answers: $a) { stored } }',
    variables: { a: Array.from({ length: 30_000 }, () => ({})) },
  },
  {
    name: 'an invalid value of 90 KB',
    query: 'query ($n: Int!) { answers(first: $n) { total } }',
    variables: { n: 'x'.repeat(90_000) },
  },
  {
    name: '15,000 ids',
    query: 'query ($i: [ID!]!) { impressions(topicIds: $i) { __typename } }',
    variables: { i: Array.from({ length: 15_000 }, (_, n) => `i${n}`) },
  },
  { name: 'JSON 50,000 deep', body: `${'['.repeat(50_000)}${']'.repeat(50_000)}` },
  {
    name: 'JSON with 9,000 keys',
    body: JSON.stringify(Object.fromEntries(Array.from({ length: 9000 }, (_, n) => [`k${n}`, n]))),
  },
  { name: 'truncated JSON', body: `{"query":"${'x'.repeat(99_000)}` },
  {
    name: '900 operations at once',
    body: JSON.stringify(Array.from({ length: 900 }, () => ({ query: '{ viewer { id email } }' }))),
  },
  {
    name: 'a filter of 90 KB',
    query: 'query ($f: AnswersFilter) { answers(filter: $f) { total } }',
    variables: { f: { search: 'x'.repeat(90_000) } },
  },
  {
    name: 'an address of 90 KB in a filter',
    query: 'query ($f: AnswersFilter) { answers(filter: $f) { total } }',
    variables: { f: { sourceUrl: `https://a.example/${'a/../%41'.repeat(11_000)}` } },
  },
  {
    name: 'a filter by company and source',
    query:
      '{ answers(first: 100, filter: { sentiment: POSITIVE, missed: false, sourceUrl: "https://compassweekly.example/reviews/note-taking-1" }) { total nodes { id } } }',
  },
  {
    name: 'a search text of 90 KB',
    query: 'query ($t: [String!]!) { suggestCompetitors(name: "Asana", topics: $t) { companies { name } } }',
    variables: { t: Array.from({ length: 6000 }, (_, n) => `topic ${n}`) },
  },
  { name: 'a form', body: `query=${'x'.repeat(99_000)}`, type: 'application/x-www-form-urlencoded' },
  { name: 'an upload', body: `--x\r\n${'x'.repeat(99_000)}`, type: 'multipart/form-data; boundary=x' },
];

/** What the screens ask for, to compare with. */
export const OWN = ['Overview', 'Topic', 'Answers', 'PromptGaps', 'SourceGaps', 'Prompts', 'TopicPrompts'];
export const ownOperation = (name: string): Hostile => ({
  name,
  query: clientOperation(name),
  variables: {
    filter: {},
    first: 100,
    slug: 'note-taking',
    neverVisible: false,
    compare: true,
    archived: false,
  },
});

export const HOSTILE: readonly Hostile[] = [...documents, ...operations, ...bodies, ...ROUTES, ...WRITES];
