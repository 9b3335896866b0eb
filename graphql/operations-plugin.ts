import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { Kind } from 'graphql';

/** Lists the names of the client's operations, so that the server can tell them from what anybody else may send. */
export const plugin: PluginFunction = (_schema, documents) => {
  const names = documents.flatMap(({ document }) =>
    (document?.definitions ?? []).flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.name ? [definition.name.value] : [],
    ),
  );
  const lines = [...new Set(names)].sort().map((name) => `  '${name}',`);
  return `/** The names of the client's operations. */\nexport const OPERATIONS = [\n${lines.join('\n')}\n] as const;\n`;
};
