import { type GraphQLObjectType, getNamedType, isCompositeType, isObjectType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { graphql } from '../../testing/graphql.ts';
import { createSchema } from '../schema.ts';
import { ALLOWED_FIELDS, isAllowedField } from './allowed-fields.ts';

/**
 * Fields beside the allowed ones, which a share link must not show. A new field of one of these types belongs here, or in
 * `ALLOWED_FIELDS` if the screen of a link draws it and it tells no more than the screen does.
 */
const HIDDEN = [
  'Dashboard.userId',
  'Dashboard.brand',
  'Dashboard.availablePlatforms',
  'TopicDashboard.userId',
  'TopicDashboard.brand',
  'TopicDashboard.availablePlatforms',
  'Topic.promptCount',
  'MetricsTableRow.topic',
  'MetricsTableRow.platform',
  'MetricsTableRow.persona',
  'MetricsTableRow.locale',
  'MetricsTableRow.model',
  'MetricsTableRow.failed',
  'MetricsTableRow.impressions',
  'MetricsTableRow.missed',
  'MetricsTableRow.ownCited',
  'PromptPage.brand',
  'PromptPage.latestAnswers',
  'PromptPlatform.latest',
  'PromptRef.topic',
  'WhatChanged.brand',
];

/** Arguments of allowed fields: they narrow what is shown. */
const ARGUMENTS = [
  'Query.sharedView(token)',
  'TopicMetrics.competitors(window)',
  'TopicMetrics.sources(window)',
];

const schema = createSchema();

/** How an object is reached from the query's root: the fields, and the arguments that they need. */
type Path = readonly string[];

/** Every object type that the allowed fields of a share link reach, with every way to it that enters no type twice. */
function reachable(): Map<GraphQLObjectType, Path[]> {
  const found = new Map<GraphQLObjectType, Path[]>();
  function visit(type: GraphQLObjectType, path: Path, within: readonly string[]): void {
    found.set(type, [...(found.get(type) ?? []), path]);
    for (const field of Object.values(type.getFields())) {
      const next = getNamedType(field.type);
      if (!isAllowedField(type.name, field.name) || !isCompositeType(next)) continue;
      if (!isObjectType(next)) throw new Error(`${type.name}.${field.name} may be of several types.`);
      if (!within.includes(next.name)) visit(next, [...path, field.name], [...within, next.name]);
    }
  }
  const shared = schema.getType('SharedView');
  if (!isObjectType(shared)) throw new Error('There is no SharedView.');
  visit(shared, [], ['SharedView']);
  return found;
}

const types = reachable();
const fields = [...types].flatMap(([type, paths]) =>
  Object.values(type.getFields()).map((field) => ({
    type,
    field,
    name: `${type.name}.${field.name}`,
    paths,
  })),
);
const hidden = fields.filter(({ type, field }) => !isAllowedField(type.name, field.name));

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const select = (path: Path, innermost: string) =>
  path.reduceRight((inner, field) => `${field} { ${inner} }`, innermost);
const query = (selection: string) => `{ sharedView(token: "none") { ${selection} } }`;
const codesOf = async (document: string, headers: Record<string, string> = {}) =>
  (await graphql(app, headers, document)).errors?.map(({ extensions }) => extensions.code);

test('every field that a share link reaches is either allowed or hidden on purpose', () => {
  expect(hidden.map(({ name }) => name).toSorted()).toEqual(HIDDEN.toSorted());
});

test('every allowed field exists, and can be reached', () => {
  const reached = fields.flatMap(({ type, field, name }) =>
    isAllowedField(type.name, field.name) ? [name] : [],
  );
  const allowed = Object.entries(ALLOWED_FIELDS).flatMap(([type, names]) =>
    names.map((name) => `${type}.${name}`),
  );
  expect(allowed.filter((name) => name !== 'Query.sharedView').toSorted()).toEqual(reached.toSorted());
});

test('no allowed field takes an argument that is not listed', () => {
  const query = schema.getQueryType()?.getFields().sharedView;
  const found = [
    ...(query?.args.map(({ name }) => `Query.sharedView(${name})`) ?? []),
    ...fields.flatMap(({ type, field, name }) =>
      isAllowedField(type.name, field.name) ? field.args.map((arg) => `${name}(${arg.name})`) : [],
    ),
  ];
  expect(found.toSorted()).toEqual(ARGUMENTS.toSorted());
});

test.each(hidden)('$name is refused on every way to it', async ({ field, paths }) => {
  const next = getNamedType(field.type);
  const innermost = isCompositeType(next) ? `${field.name} { __typename }` : field.name;
  for (const path of paths) {
    expect(await codesOf(query(select(path, innermost))), path.join('.')).toEqual(['FORBIDDEN']);
  }
});

test('fragments, aliases and directives hide nothing', async () => {
  const within = (selection: string) => query(`dashboard { ${selection} }`);
  expect(await codesOf(within('simulated'))).toBeUndefined();
  expect(await codesOf(within('simulated: userId'))).toEqual(['FORBIDDEN']);
  expect(await codesOf(within('... { userId }'))).toEqual(['FORBIDDEN']);
  expect(await codesOf(within('... on Dashboard { userId }'))).toEqual(['FORBIDDEN']);
  expect(await codesOf(within('simulated userId @include(if: false)'))).toEqual(['FORBIDDEN']);
  const fragment = 'fragment All on Dashboard { ...More } fragment More on Dashboard { userId }';
  expect(await codesOf(`${within('...All')} ${fragment}`)).toEqual(['FORBIDDEN']);
});

test('the ranges before cannot be gone through one by one', async () => {
  const back = 'metrics { previous { previous { id } } }';
  expect(await codesOf(query(`dashboard { ${back} }`))).toEqual(['FORBIDDEN']);
});

test('a share link is read alone, also by somebody who is signed in', async () => {
  const { headers } = await app.signedIn();
  const shared = 'sharedView(token: "none") { id }';
  expect(await codesOf(`{ ${shared} __typename }`, headers)).toBeUndefined();
  expect(await codesOf(`{ ${shared} viewer { id } }`, headers)).toEqual(['FORBIDDEN']);
  const two = await codesOf(`{ ${shared} other: ${shared} }`, headers);
  expect(two).toEqual(['FORBIDDEN', 'FORBIDDEN']);
});
