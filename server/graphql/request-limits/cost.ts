import {
  type FieldNode,
  type GraphQLField,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
} from 'graphql';
import { sum } from '../../statistics/arithmetic.ts';
import { LIST_SIZES } from './list-sizes.ts';
import { PAGES } from './page-sizes.ts';
import type { SelectedField } from './selected-fields.ts';
import { WEIGHTS } from './weights.ts';

type Field = GraphQLField<unknown, unknown>;

/** Share of `__Type.ofType` that is not null. */
const OF_TYPE_SHARE = 0.4;

/** What a field costs, those below it included. */
export interface Cost {
  name: string;
  points: number;
  /** How many it is reckoned with; null where it is no list. */
  length: number | null;
  /** Of the fields below it, for each of its values. */
  below: readonly Cost[];
}

/**
 * Estimates the maximal cost of an operation: one point for each value of the reply, plus the weights of its fields.
 * Unknown fields cost nothing; validation refuses them.
 */
export function estimateCost(
  schema: GraphQLSchema,
  { operation }: OperationDefinitionNode,
  selected: readonly SelectedField[],
): Cost {
  const root = schema.getRootType(operation);
  const below = root ? costsOf(root.name, selected) : [];
  return { name: operation, points: sum(below, ({ points }) => points), length: null, below };

  /** @param page length of the enclosing page */
  function costsOf(typeName: string, fields: readonly SelectedField[], page = 1): Cost[] {
    return fields.flatMap((each) => fieldCost(typeName, each, page));
  }

  function fieldCost(typeName: string, { field, children }: SelectedField, page: number): Cost[] {
    const definition = definitionOf(schema, typeName, field.name.value);
    if (!definition) return [];
    const name = `${typeName}.${definition.name}`;
    const maxLength = PAGES.get(name);
    const pageOfField = maxLength === undefined ? page : pageLength(field, definition, maxLength);
    const below = costsOf(typeNameOf(definition), children, maxLength === undefined ? 1 : pageOfField);
    const length = isList(definition)
      ? Math.min(LIST_SIZES.get(name) ?? pageOfField, namedTopics(field))
      : null;
    const values = length ?? (name === '__Type.ofType' ? OF_TYPE_SHARE : 1);
    const points = weightOf(typeName, name) + values * (1 + sum(below, (each) => each.points));
    return [{ name: definition.name, points, length, below }];
  }
}

/** The way to the fields that most of the points are for, from the root on. */
export function mostOf({ points, length, below }: Cost): Cost[] {
  const [dearest] = below.toSorted((a, b) => b.points - a.points);
  return dearest && (length ?? 1) * dearest.points > points / 2 ? [dearest, ...mostOf(dearest)] : [];
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

const argumentOf = ({ arguments: values = [] }: FieldNode, wanted: string) =>
  values.find(({ name }) => name.value === wanted)?.value;

/** The number of topics that a list is asked for; those of a variable can be any. */
function namedTopics(field: FieldNode): number {
  const value = argumentOf(field, 'topicIds');
  return value?.kind === Kind.LIST ? Math.max(1, value.values.length) : Number.POSITIVE_INFINITY;
}

/** The literal or default length. For a variable the maximum, so that a document always costs the same. */
function pageLength(field: FieldNode, { args }: Field, maxLength: number): number {
  const value = argumentOf(field, 'first');
  if (value?.kind === Kind.INT) return Math.min(maxLength, Math.max(1, Number(value.value)));
  const defaultLength = args.find(({ name }) => name === 'first')?.defaultValue;
  return value === undefined && typeof defaultLength === 'number' ? defaultLength : maxLength;
}
