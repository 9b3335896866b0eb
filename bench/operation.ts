import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type DefinitionNode, Kind, parse, print, visit } from 'graphql';

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

/** The text of a client operation with its fragments, as the browser sends it. */
export function clientOperation(name: string): string {
  const byName = new Map(definitions().map((definition) => [nameOf(definition), definition]));
  const names = new Set([name]);
  for (const current of names) {
    const definition = byName.get(current);
    if (!definition) throw new Error(`The client has no operation or fragment ${current}.`);
    visit(definition, {
      enter: (node) => void (node.kind === Kind.FRAGMENT_SPREAD && names.add(node.name.value)),
    });
  }
  return [...names].map((each) => print(asSent(byName.get(each) as DefinitionNode))).join('\n\n');
}

/** Apollo Client removes its own `@unmask` before sending. */
const asSent = (definition: DefinitionNode): DefinitionNode =>
  visit(definition, {
    enter: (node) => (node.kind === Kind.DIRECTIVE && node.name.value === 'unmask' ? null : undefined),
  });

const nameOf = (definition: DefinitionNode) =>
  definition.kind === Kind.OPERATION_DEFINITION || definition.kind === Kind.FRAGMENT_DEFINITION
    ? definition.name?.value
    : undefined;
