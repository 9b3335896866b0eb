import {
  type FieldNode,
  type GraphQLField,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
} from 'graphql';
import { LIST_SIZES } from './list-sizes.ts';
import { PAGES } from './page-sizes.ts';
import type { SelectedField } from './selected-fields.ts';
import { WEIGHTS } from './weights.ts';

type Field = GraphQLField<unknown, unknown>;

/** Share of `__Type.ofType` that is not null. */
const OF_TYPE_SHARE = 0.4;

/**
 * Estimates the maximal cost of an operation: one point for each value of the reply, plus the weights of its fields.
 * Unknown fields cost nothing; validation refuses them.
 * @returns points
 */
export function estimateCost(
  schema: GraphQLSchema,
  { operation }: OperationDefinitionNode,
  selected: readonly SelectedField[],
): number {
  const root = schema.getRootType(operation);
  return root ? sumCosts(root.name, selected) : 0;

  /** @param page length of the enclosing page */
  function sumCosts(typeName: string, fields: readonly SelectedField[], page = 1): number {
    return fields.reduce((sum, each) => sum + fieldCost(typeName, each, page), 0);
  }

  function fieldCost(typeName: string, { field, children }: SelectedField, page: number): number {
    const definition = definitionOf(schema, typeName, field.name.value);
    if (!definition) return 0;
    const name = `${typeName}.${definition.name}`;
    const maxLength = PAGES.get(name);
    const length = maxLength === undefined ? page : pageLength(field, definition, maxLength);
    const valueCost = 1 + sumCosts(typeNameOf(definition), children, maxLength === undefined ? 1 : length);
    return weightOf(typeName, name) + countValues(definition, name, length) * valueCost;
  }
}

function definitionOf(schema: GraphQLSchema, typeName: string, fieldName: string) {
  if (fieldName === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
  if (fieldName === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  const type = schema.getType(typeName);
  return type && 'getFields' in type ? (type.getFields()[fieldName] as Field | undefined) : undefined;
}

// From the type's notation, such as `[Answer!]!`.
const typeNameOf = ({ type }: Field) => String(type).replaceAll(/[[\]!]/g, '');
const isList = ({ type }: Field) => String(type).startsWith('[');

const weightOf = (typeName: string, name: string) => WEIGHTS[name] ?? WEIGHTS[`${typeName}.*`] ?? 0;

function countValues(definition: Field, name: string, page: number): number {
  if (isList(definition)) return LIST_SIZES.get(name) ?? page;
  return name === '__Type.ofType' ? OF_TYPE_SHARE : 1;
}

/** The literal or default length. For a variable the maximum, so that a document always costs the same. */
function pageLength({ arguments: values = [] }: FieldNode, { args }: Field, maxLength: number): number {
  const value = values.find(({ name }) => name.value === 'first')?.value;
  if (value?.kind === Kind.INT) return Math.min(maxLength, Math.max(1, Number(value.value)));
  const defaultLength = args.find(({ name }) => name === 'first')?.defaultValue;
  return value === undefined && typeof defaultLength === 'number' ? defaultLength : maxLength;
}
