import { ApolloServer } from '@apollo/server';
import { makeExecutableSchema } from '@graphql-tools/schema';
import fc from 'fast-check';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { AppError } from '../../errors.ts';
import type { RequestContext } from '../../http/context.ts';
import { errorFormatter } from '../errors.ts';
import { scalars } from '../scalars.ts';
import { compiledGateway } from './gateway.ts';

const TYPE_DEFS = `
  scalar Date
  scalar DateTime
  enum Mood { HAPPY SAD }
  input Wanted { day: Date, size: Int! = 3, mood: [Mood!] }
  type Leaf { must: Int! may: String day: Date mood: Mood mustDay: Date! }
  type Branch { leaf: Leaf! maybe: Leaf leaves: [Leaf!]! holes: [Leaf] later: Branch echo(wanted: Wanted, days: [Date!]): String! }
  type Query { branch: Branch, firm: Branch!, list: [Branch!], deep: [[Leaf!]] }
`;

/** What a resolver may come to: a value or a failure, at once or later. */
interface Outcome {
  later: boolean;
  value?: unknown;
  error?: Error;
}

const failure = fc.constantFrom(new Error('secret'), new AppError('FORBIDDEN', 'Not yours.', 'id'));
const outcomeOf = (values: readonly unknown[]): fc.Arbitrary<Outcome> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ later: fc.boolean(), value: fc.constantFrom(...values) }) },
    { weight: 1, arbitrary: fc.record({ later: fc.boolean(), error: failure }) },
  );

function come({ later, value, error }: Outcome): unknown {
  if (later) return error ? Promise.reject(error) : Promise.resolve(value);
  if (error) throw error;
  return value;
}

const leaf = { must: 1, may: 'a "word"', day: '2025-05-24', mood: 'HAPPY', mustDay: '2025-05-25' };
const LEAVES = [leaf, leaf, { ...leaf, must: null }, { ...leaf, mustDay: null, may: 3 }, null];
const LISTS = [
  [leaf],
  [],
  [leaf, null],
  [leaf, { ...leaf, must: 'x' }],
  null,
  [leaf, { ...leaf, mood: 'ANGRY' }],
];
const BRANCHES = [{}, {}, {}, null];

const outcomes = fc.record({
  branch: outcomeOf(BRANCHES),
  firm: outcomeOf(BRANCHES),
  list: outcomeOf([[{}, {}], [{}], [], [null, {}], null]),
  deep: outcomeOf([[[leaf], LISTS[3]], [[leaf], null], null]),
  leaf: outcomeOf(LEAVES),
  maybe: outcomeOf(LEAVES),
  leaves: outcomeOf(LISTS),
  holes: outcomeOf(LISTS),
  later: outcomeOf(BRANCHES),
});

const schemaOf = (which: Record<string, Outcome>) => {
  const by = (...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, () => come(which[name] ?? { later: false })]));
  const echo = (_root: unknown, args: unknown) => JSON.stringify(args);
  return makeExecutableSchema({
    typeDefs: TYPE_DEFS,
    resolvers: {
      ...scalars,
      Query: by('branch', 'firm', 'list', 'deep'),
      Branch: { ...by('leaf', 'maybe', 'leaves', 'holes', 'later'), echo },
    },
  });
};

const DOCUMENT = `
  query Everything($wanted: Wanted, $days: [Date!], $yes: Boolean!, $no: Boolean = false, $name: Boolean!) {
    __typename
    branch { ...Whole later { ...Whole leaf { may } } }
    again: branch @include(if: $yes) { maybe { must } ...Part @skip(if: $no) }
    firm @skip(if: $yes) { leaf { must } ... @include(if: $name) { __typename } }
    list { ...Part ... on Branch { leaves { may must } } }
    deep { must may @include(if: $yes) day ...Days @skip(if: $yes) }
  }
  fragment Whole on Branch { leaf { ...Days must } maybe { mood may } leaves { mustDay } holes { must } ...Part }
  fragment Part on Branch { echo(wanted: $wanted, days: $days) fixed: echo(wanted: { day: "2025-01-31" }) holes { day must } }
  fragment Days on Leaf { day mustDay again: day @include(if: $no) }
`;

const day = fc.constantFrom('2025-05-24', '2025-02-30', 5, null);
const variables = fc.record(
  {
    wanted: fc.constantFrom(
      null,
      {},
      { size: 1 },
      { size: 'x' },
      { size: null },
      { day: '2025-05-24' },
      { mood: 'SAD' },
      { other: 1 },
    ),
    days: fc.oneof(fc.array(day, { maxLength: 2 }), day),
    yes: fc.constantFrom(true, true, false, null, 'true'),
    no: fc.boolean(),
    name: fc.boolean(),
  },
  { requiredKeys: ['yes', 'name'] },
);

/** What Apollo replies to one request sent twice: executed by graphql-js first, compiled then. */
async function twice(schema: GraphQLSchema, query: string, variables: Record<string, unknown>) {
  const apollo = new ApolloServer<RequestContext>({
    gateway: compiledGateway(schema),
    formatError: errorFormatter(pino({ level: 'silent' })),
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
  });
  await apollo.start();
  const send = async () => {
    const { body, http } = await apollo.executeOperation({ query, variables });
    if (body.kind !== 'single') throw new Error(body.kind);
    const { data, errors = [] } = body.singleResult;
    return {
      status: http.status,
      data: JSON.stringify(data),
      errors,
      nulls: errors.map(({ path }) => nullOf(data, path)),
    };
  };
  const replies = { interpreted: await send(), compiled: await send() };
  await apollo.stop();
  return replies;
}

/** The path of the null that stands for what an error kept from being told. */
function nullOf(data: unknown, path: readonly (string | number)[] = []): string {
  let at = data;
  for (const [length, key] of path.entries()) {
    if (at == null) return JSON.stringify(path.slice(0, length));
    at = (at as Record<string | number, unknown>)[key];
  }
  return JSON.stringify(path);
}

const placeOf = ({ path, message }: GraphQLFormattedError) => JSON.stringify(path ?? message);

test('a compiled query gives what graphql-js gives, whatever its resolvers and variables come to', async () => {
  await fc.assert(
    fc.asyncProperty(outcomes, variables, async (which, given) => {
      const { interpreted, compiled } = await twice(schemaOf(which), DOCUMENT, given);
      expect([compiled.status, compiled.data]).toEqual([interpreted.status, interpreted.data]);
      // Of several errors that lead to one null, any may be told; each null has one, the same where both tell it.
      expect(new Set(compiled.nulls)).toEqual(new Set(interpreted.nulls));
      const told = new Map(interpreted.errors.map((error) => [placeOf(error), error]));
      for (const error of compiled.errors) expect(error).toEqual(told.get(placeOf(error)) ?? error);
    }),
    { numRuns: 60 },
  );
});
