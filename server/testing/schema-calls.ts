import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { readSdl } from '../graphql/schema.ts';

export type RootField = GraphQLField<unknown, unknown>;

const schema = buildSchema(readSdl().join('\n'));

/** Every field of a root of the schema. */
export function rootFields(root: 'Query' | 'Mutation' | 'Subscription'): RootField[] {
  const type = schema.getType(root);
  return isObjectType(type) ? Object.values(type.getFields()) : [];
}

/** What a call is made of, and how deep it selects. */
export interface CallOptions {
  /** Levels of objects whose values are asked for; 0: `__typename` alone. */
  depth?: number;
  /** A value for an argument or an input's field by its name; undefined: the least that the schema takes. */
  given?: (name: string) => string | undefined;
}

/** A call of one field of a root with everything it asks for, and whatever else `given` has a value for. */
export function callOf(
  root: 'query' | 'mutation' | 'subscription',
  { name, args, type }: RootField,
  { depth = 0, given = () => undefined }: CallOptions = {},
): { query: string; variables: Record<string, unknown> } {
  const passed = args.filter(
    (argument) => isNonNullType(argument.type) || holds(argument.type, argument.name),
  );
  const head = passed.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
  const list = passed.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  return {
    query: `${root}${head && `(${head})`} { ${name}${list && `(${list})`} ${selectionOf(type, depth)} }`,
    variables: Object.fromEntries(passed.map(({ name, type }) => [name, sampleOf(type, name)])),
  };

  function holds(argument: GraphQLInputType, argumentName: string): boolean {
    if (given(argumentName) !== undefined) return true;
    const named = getNamedType(argument);
    return isInputObjectType(named) && Object.values(named.getFields()).some((field) => given(field.name));
  }

  /** Something the schema takes; what it means does not matter here. */
  function sampleOf(wanted: GraphQLInputType, valueName: string): unknown {
    if (isNonNullType(wanted)) return sampleOf(wanted.ofType, valueName);
    const value = given(valueName);
    if (isListType(wanted)) return value === undefined ? [] : [value];
    if (isEnumType(wanted)) return wanted.getValues()[0]?.name;
    if (isInputObjectType(wanted)) {
      const fields = Object.values(wanted.getFields()).filter(
        (field) => isNonNullType(field.type) || given(field.name) !== undefined,
      );
      return Object.fromEntries(fields.map((field) => [field.name, sampleOf(field.type, field.name)]));
    }
    return value ?? SAMPLES[getNamedType(wanted).name] ?? 'x';
  }
}

const SAMPLES: Record<string, unknown> = {
  Int: 1,
  Float: 1,
  Boolean: true,
  Date: '2026-01-01',
  DateTime: '2026-01-01T00:00:00Z',
};

function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  if (depth === 0) return '{ __typename }';
  const fields = Object.values(named.getFields())
    .filter(
      ({ args }) =>
        !args.some((argument) => isNonNullType(argument.type) && argument.defaultValue === undefined),
    )
    .map((field) => {
      const inside = getNamedType(field.type);
      return isObjectType(inside) && depth === 1 ? '' : `${field.name} ${selectionOf(field.type, depth - 1)}`;
    });
  return `{ __typename ${fields.join(' ')} }`;
}
