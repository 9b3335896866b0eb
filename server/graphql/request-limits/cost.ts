import {
  type FieldNode,
  type GraphQLField,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
} from 'graphql';
import { LIST_SIZES, PAGES } from './list-sizes.ts';
import type { SelectedField } from './selected-fields.ts';
import { WEIGHTS } from './weights.ts';

type Field = GraphQLField<unknown, unknown>;

/** Part of the types inside types that introspection tells of; the others are null. */
const OF_TYPE = 0.4;

/**
 * The most an operation is thought to take: a point for each value of its reply, and what its fields cost by
 * themselves. What the schema does not know costs nothing; validation refuses it.
 * @returns points
 */
export function costOf(
  schema: GraphQLSchema,
  { operation }: OperationDefinitionNode,
  selected: readonly SelectedField[],
): number {
  const root = schema.getRootType(operation);
  return root ? sumOf(root.name, selected) : 0;

  /** @param page length of the page that this stands in */
  function sumOf(typeName: string, all: readonly SelectedField[], page = 1): number {
    return all.reduce((sum, each) => sum + oneOf(typeName, each, page), 0);
  }

  function oneOf(typeName: string, { field, children }: SelectedField, page: number): number {
    const definition = definitionOf(schema, typeName, field.name.value);
    if (!definition) return 0;
    const name = `${typeName}.${definition.name}`;
    const most = PAGES.get(name);
    const length = most === undefined ? page : pageLength(field, definition, most);
    const within = sumOf(nameOf(definition), children, most === undefined ? 1 : length);
    return weightOf(typeName, name) + timesOf(definition, name, length) * (1 + within);
  }
}

function definitionOf(schema: GraphQLSchema, typeName: string, fieldName: string) {
  if (fieldName === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
  if (fieldName === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  const type = schema.getType(typeName);
  return type && 'getFields' in type ? (type.getFields()[fieldName] as Field | undefined) : undefined;
}

// Types are told apart by how they are written: `[Answer!]!`.
const nameOf = ({ type }: Field) => String(type).replaceAll(/[[\]!]/g, '');
const isList = ({ type }: Field) => String(type).startsWith('[');

const weightOf = (typeName: string, name: string) => WEIGHTS[name] ?? WEIGHTS[`${typeName}.*`] ?? 0;

function timesOf(definition: Field, name: string, page: number): number {
  if (isList(definition)) return LIST_SIZES.get(name) ?? page;
  return name === '__Type.ofType' ? OF_TYPE : 1;
}

/** As it is written; the longest where a variable says it, so that a document costs the same each time. */
function pageLength({ arguments: given = [] }: FieldNode, { args }: Field, most: number): number {
  const value = given.find(({ name }) => name.value === 'first')?.value;
  if (value?.kind === Kind.INT) return Math.min(most, Math.max(1, Number(value.value)));
  const usual = args.find(({ name }) => name === 'first')?.defaultValue;
  return value === undefined && typeof usual === 'number' ? usual : most;
}
