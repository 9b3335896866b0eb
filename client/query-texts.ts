import { ApolloLink, type DocumentNode } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { EMPTY } from 'rxjs';
import type { Plugin } from 'vite';
import { makeClient } from './src/apollo/client.ts';

const NAME = 'virtual:query-texts';

/**
 * The texts of the queries that a page asks before the GraphQL client is there, as that client sends them: a module
 * that exports each under its operation's name.
 * @param documents paths of generated modules below `client/`, by operation
 */
export const queryTexts = (documents: Record<string, string>): Plugin => ({
  name: 'query-texts',
  resolveId: { filter: { id: new RegExp(`^${NAME}$`) }, handler: () => `\0${NAME}` },
  load: {
    filter: { id: new RegExp(`^\0${NAME}$`) },
    async handler() {
      const lines = Object.entries(documents).map(async ([name, path]) => {
        const module: Record<string, DocumentNode> = await import(new URL(path, import.meta.url).href);
        const document = module[`${name}Document`];
        if (!document) return this.error(`${path} has no operation ${name}.`);
        return `export const ${name} = ${JSON.stringify(textOf(document))};`;
      });
      return (await Promise.all(lines)).join('\n');
    },
  },
});

/** The client adds type names and leaves out what only it understands. */
function textOf(query: DocumentNode): string {
  let text = '';
  const catcher = new ApolloLink((operation) => {
    text = print(operation.query);
    return EMPTY;
  });
  makeClient(catcher)
    .query({ query })
    .catch(() => undefined);
  return text;
}
