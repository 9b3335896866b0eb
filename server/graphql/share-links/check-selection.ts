import {
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { forbidden } from '../../errors.ts';
import { isAllowedField } from './allowed-fields.ts';

/** Fields that must not be selected within themselves: each `previous` would go one range further back. */
const ONCE = new Set(['TopicMetrics.previous']);

/**
 * Refuses an operation that selects anything besides what a share link may show, before anything of the account is read. Fields
 * count even if a directive skips them.
 * @throws FORBIDDEN naming the field
 */
export function checkSelection({
  operation,
  fragments,
  schema,
}: Pick<GraphQLResolveInfo, 'operation' | 'fragments' | 'schema'>): void {
  const keys = new Set<string>();

  function check(type: GraphQLNamedType, { selections }: SelectionSetNode, above: readonly string[]): void {
    for (const node of selections) {
      if (node.kind !== Kind.FIELD) {
        const fragment = fragmentOf(node, fragments);
        const on = fragment.typeCondition && schema.getType(fragment.typeCondition.name.value);
        check(on ?? type, fragment.selectionSet, above);
        continue;
      }
      const name = node.name.value;
      if (name === '__typename') continue;
      const field = `${type.name}.${name}`;
      if (!isAllowedField(type.name, name)) throw forbidden(`A share link does not show ${field}.`);
      if (above.length === 0) keys.add(node.alias?.value ?? name);
      if (ONCE.has(field) && above.includes(field)) throw forbidden(`A share link shows one ${field}.`);
      const definition = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
      const next = definition && getNamedType(definition.type);
      if (node.selectionSet && next && isCompositeType(next)) {
        check(next, node.selectionSet, [...above, field]);
      }
    }
  }

  const query = schema.getQueryType();
  if (!query || operation.operation !== 'query') throw forbidden('A share link is read by a query.');
  check(query, operation.selectionSet, []);
  if (keys.size > 1) throw forbidden('An operation reads one share link.');
}

type Spread = Exclude<SelectionSetNode['selections'][number], { kind: typeof Kind.FIELD }>;

function fragmentOf(
  node: Spread,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
): Pick<FragmentDefinitionNode, 'selectionSet'> & Partial<Pick<FragmentDefinitionNode, 'typeCondition'>> {
  if (node.kind === Kind.INLINE_FRAGMENT) {
    const { typeCondition, selectionSet } = node;
    return typeCondition ? { typeCondition, selectionSet } : { selectionSet };
  }
  const fragment = fragments[node.name.value];
  if (!fragment) throw forbidden('This fragment does not exist.');
  return fragment;
}
