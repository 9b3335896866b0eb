import { globSync, readFileSync } from 'node:fs';
import { getIntrospectionQuery, isListType, isNonNullType, Kind, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { clientOperation } from '../../../bench/operation.ts';
import { createSchema } from '../schema.ts';
import { estimateCost } from './cost.ts';
import { createDocumentLimits } from './document-limits.ts';
import { MAX_POINTS } from './limits.ts';
import { LIST_SIZES } from './list-sizes.ts';
import { PAGES } from './page-sizes.ts';
import { selectedFields } from './selected-fields.ts';
import { WEIGHTS } from './weights.ts';

const schema = createSchema();
const gate = createDocumentLimits(schema);
const pass = (query: unknown) => gate(query, { isSignedIn: true })?.message ?? null;
const many = (count: number, each: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => each(place)).join(' ');

const operations = globSync('client/src/**/*.graphql').flatMap((file) =>
  parse(readFileSync(file, 'utf8')).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION && definition.name ? [definition.name.value] : [],
  ),
);

const pointsOf = (query: string) =>
  Math.max(
    ...[...selectedFields(parse(query))].map(
      ([operation, asked]) => estimateCost(schema, operation, asked).points,
    ),
  );

describe('operations of the client', () => {
  test.each(operations)('%s stays a tenth below the limits', (name) => {
    const query = clientOperation(name);
    expect(pass(query)).toBeNull();
    expect(pointsOf(query)).toBeLessThan(MAX_POINTS * 0.9);
  });

  test('introspection is for signed-in users', () => {
    const query = getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true });
    expect(pass(query)).toBeNull();
    expect(gate(query, { isSignedIn: false })).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    const hidden = '{ ...A } fragment A on Query { ... { x: __type(name: "Answer") { name } } }';
    expect(gate(hidden, { isSignedIn: false })?.status).toBe(401);
    expect(gate('{ __typename reportOffer { __typename } }', { isSignedIn: false })).toBeNull();
  });
});

describe('tables', () => {
  const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
    'getFields' in type
      ? Object.values(type.getFields()).map((field) => ({
          name: `${type.name}.${field.name}`,
          type: field.type,
        }))
      : [],
  );
  const named = new Set(fields.map(({ name }) => name));

  test('every list has a size, and every size a list', () => {
    const lists = Object.values(schema.getTypeMap()).flatMap((type) =>
      'getFields' in type && !type.astNode?.kind.startsWith('Input')
        ? Object.values(type.getFields())
            .filter((field) => isListType(isNonNullType(field.type) ? field.type.ofType : field.type))
            .map((field) => `${type.name}.${field.name}`)
        : [],
    );
    const nodes = lists.filter((name) => name.endsWith('.nodes'));
    const pages = [...PAGES.keys()].filter((name) => lists.includes(name));
    expect([...LIST_SIZES.keys(), ...nodes, ...pages].sort()).toEqual(lists.sort());
  });

  test('every weight and page belongs to a field', () => {
    const known = [...Object.keys(WEIGHTS).filter((name) => !name.endsWith('.*')), ...PAGES.keys()];
    expect(known.filter((name) => !named.has(name))).toEqual([]);
  });
});

describe('harmful operations', () => {
  const doublings = many(30, (place) => `fragment F${place} on Viewer { ...F${place + 1} ...F${place + 1} }`);
  test.each<[string, string, RegExp]>([
    ['a long document', `{ viewer { id } } # ${'x'.repeat(20_000)}`, /at most 20,000 characters/],
    [
      'many fields',
      `{ a: viewer { ...F } b: viewer { ...F } } fragment F on Viewer { ${many(550, (n) => `a${n}: id`)} }`,
      /at most 1000 fields/,
    ],
    ['one field again and again', `{ viewer { ${'email '.repeat(100)} } }`, /repeats the same fields/],
    ['the same inside the same', `{ ${'viewer { id email } '.repeat(40)} }`, /repeats the same fields/],
    [
      'fragments that double',
      `{ viewer { ...F0 } } ${doublings} fragment F30 on Viewer { id }`,
      /1000 fields|repeats/,
    ],
    [
      'fragments nobody asks for',
      `{ viewer { id } } ${doublings} fragment F30 on Viewer { id }`,
      /1000 fields|repeats/,
    ],
    [
      'fragments side by side',
      `{ viewer { ${many(100, (n) => `...F${n}`)} } } ${many(100, (n) => `fragment F${n} on Viewer { id }`)}`,
      /repeats the same fields/,
    ],
    [
      'depth',
      `{ dashboard { metrics { ${'previous { '.repeat(30)} id ${'}'.repeat(30)} } } }`,
      /20 levels deep/,
    ],
    [
      'a fragment inside itself',
      '{ ...A } fragment A on Query { a { ...A } b { ...A } }',
      /20 levels deep|1000 fields/,
    ],
    ['directives', `{ viewer { id ${many(51, (n) => `@a${n}`)} } }`, /at most 50 directives/],
    [
      'large pages',
      '{ a: answers(first: 100) { nodes { excerpt { text } mentions { position } citations { url } } } }',
      /points/,
    ],
    [
      'pages by a variable',
      'query ($n: Int!) { a: answers(first: $n) { nodes { excerpt { text } mentions { position } citations { url } } } }',
      /points/,
    ],
    [
      'lists in lists',
      `{ ${many(2, (n) => `a${n}: impressions { history { date mentionRate { value low high hits answers } } }`)} }`,
      /points/,
    ],
    ['many looks at the database', `{ ${many(15, (n) => `a${n}: dashboard { userId }`)} }`, /points/],
    [
      'many imports',
      `mutation ($a: [RecordedAnswerInput!]!) { ${many(2, (n) => `a${n}: importAnswers(answers: $a) { stored }`)} }`,
      /points/,
    ],
    [
      'the schema again and again',
      `{ __schema { ${many(8, (n) => `t${n}: types { name fields { name args { name type { name } } type { name kind } } }`)} } }`,
      /points/,
    ],
  ])('%s', (_what, query, message) => {
    expect(pass(query)).toMatch(message);
  });

  test('says which fields most of the points are for, and what costs less', () => {
    const ranking = (topics: string) =>
      `{ competitors${topics} { topic { name } ranking { rankings { name rank mentions } } } }`;
    expect(pass(ranking(''))).toBe(
      'The operation costs 50,400 points; the limit is 50,000. Most are for competitors (100 of them) → ranking → ' +
        'rankings (100 of them). Select fewer fields, or ask for less by “first” or “topicIds” where a field has them.',
    );
    expect(pass(ranking('(topicIds: ["1", "2", "3"])'))).toBeNull();
    expect(pass(ranking('(topicIds: [])'))).toBeNull();
    expect(pass(`query ($ids: [ID!]) ${ranking('(topicIds: $ids)')}`)).toMatch(/competitors \(100 of them\)/);
  });

  test('leaves invalid documents to the executor', () => {
    for (const query of [undefined, 5, '', '{', '{ a'.repeat(500), 'fragment'])
      expect(pass(query)).toBeNull();
  });
});
