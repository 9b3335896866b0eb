import { dirname, relative } from 'node:path';
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { Kind, OperationTypeNode } from 'graphql';

const BINDERS = 'client/src/apollo/bind.ts';

/**
 * Writes one bound hook per query and mutation next to its document: `useXQuery = bindQuery(XDocument)`. The stock
 * React plugin does not type-check with Apollo Client 4; binding keeps that version's own overloads. Subscriptions get
 * none: they are followed by `client.subscribe`, which every visit downloads anyway.
 */
export const plugin: PluginFunction = (_schema, documents, _config, info) => {
  const lines: string[] = [];
  const binders = new Set<string>();
  for (const { document } of documents) {
    for (const definition of document?.definitions ?? []) {
      if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) continue;
      if (definition.operation === OperationTypeNode.SUBSCRIPTION) continue;
      const operation = capital(definition.operation);
      const name = capital(definition.name.value);
      const binder = `bind${operation}`;
      binders.add(binder);
      lines.push(`export const use${name}${operation} = ${binder}(${name}Document);`);
    }
  }
  if (lines.length === 0) return '';
  const imports = [...binders].sort().join(', ');
  const path = relative(dirname(info?.outputFile ?? 'client/src/x'), BINDERS);
  return { prepend: [`import { ${imports} } from '${path}';`], content: lines.join('\n') };
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
