import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type SignedIn, type TestApp } from '../testing/app.ts';
import { graphql } from '../testing/graphql.ts';
import { bearer, createToken } from '../testing/tokens.ts';
import { readSdl } from './schema.ts';

let app: TestApp;
let owner: SignedIn;
let reading: { secret: string };

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn();
  reading = await createToken(app, owner);
});
afterAll(() => app.close());

const mutations = Object.values(buildSchema(readSdl().join('\n')).getMutationType()?.getFields() ?? {});

/** Something the schema takes for a type; what it means does not matter here. */
function anyValue(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return anyValue(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(required.map((field) => [field.name, anyValue(field.type)]));
  }
  const samples: Record<string, unknown> = {
    Int: 1,
    Float: 1,
    Boolean: true,
    Date: '2026-01-01',
    DateTime: '2026-01-01T00:00:00Z',
  };
  return samples[getNamedType(type).name] ?? 'x';
}

/** A call of one mutation with everything it asks for. */
function callOf({ name, args, type }: GraphQLField<unknown, unknown>) {
  const given = args.filter((argument: GraphQLArgument) => isNonNullType(argument.type));
  const head = given.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
  const passed = given.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const selection = isObjectType(getNamedType(type)) ? '{ __typename }' : '';
  return {
    query: `mutation${head && `(${head})`} { ${name}${passed && `(${passed})`} ${selection} }`,
    variables: Object.fromEntries(given.map((argument) => [argument.name, anyValue(argument.type)])),
  };
}

test.each(mutations)('a read-only token cannot run $name', async (mutation) => {
  const { query, variables } = callOf(mutation);
  const { errors } = await graphql(app, bearer(reading.secret), query, variables);
  expect(errors).toMatchObject([{ path: [mutation.name], extensions: { code: 'FORBIDDEN' } }]);
  expect(errors?.[0]?.message).toContain('read-only');
});

test('a token that may write changes its account', async () => {
  const { secret } = await createToken(app, owner, { scope: 'WRITE' });
  const { data } = await graphql<{ saveBrand: { brand: { name: string } } }>(
    app,
    bearer(secret),
    'mutation { saveBrand(input: { brand: { name: "Quillmark" } }) { brand { name } } }',
  );
  expect(data.saveBrand.brand.name).toBe('Quillmark');
});
