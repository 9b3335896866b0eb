import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type DefinitionNode, type FragmentDefinitionNode, Kind, parse, print, visit } from 'graphql';

const CLIENT = fileURLToPath(new URL('../client/src/', import.meta.url));

/** Names of all queries of the client. */
export const clientQueries = (): string[] =>
  definitions().flatMap((each) =>
    each.kind === Kind.OPERATION_DEFINITION && each.operation === 'query' && each.name
      ? [each.name.value]
      : [],
  );

const definitions = (): DefinitionNode[] =>
  globSync('**/*.graphql', { cwd: CLIENT }).flatMap(
    (file) => parse(readFileSync(`${CLIENT}${file}`, 'utf8')).definitions,
  );

/** The text of a client operation with its fragments, as the browser sends it. A fragment may have the operation's name. */
export function clientOperation(name: string): string {
  const all = definitions();
  const operation = all.find((each) => each.kind === Kind.OPERATION_DEFINITION && each.name?.value === name);
  if (!operation) throw new Error(`The client has no operation ${name}.`);
  const fragments = new Map<string, FragmentDefinitionNode>(
    all.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [])),
  );
  const sent = new Set<DefinitionNode>([operation]);
  for (const definition of sent) {
    visit(definition, {
      FragmentSpread({ name: { value } }) {
        const fragment = fragments.get(value);
        if (!fragment) throw new Error(`The client has no fragment ${value}.`);
        sent.add(fragment);
      },
    });
  }
  return [...sent].map((each) => print(asSent(each))).join('\n\n');
}

/** Apollo Client removes its own `@unmask` before sending. */
const asSent = (definition: DefinitionNode): DefinitionNode =>
  visit(definition, {
    enter: (node) => (node.kind === Kind.DIRECTIVE && node.name.value === 'unmask' ? null : undefined),
  });
