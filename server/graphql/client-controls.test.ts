import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { Kind, OperationTypeNode, parse } from 'graphql';
import { expect, test } from 'vitest';
import { MUTATION_RIGHTS } from './mutation-rights.ts';

// A control that changes an account must be hidden or switched off for its viewers. Whatever sends a mutation that needs
// an editor or an owner, or posts by itself, stands behind a module that asks for the person's role: without these
// modules, no path of imports leads from the client's entry to it.

const ENTRY = 'client/src/main.tsx';
/** What asks for the role, in a component or around one. */
const ASKS_FOR_ROLE = /\b(useCanChange|useAccountRole)\(\)|<(ForEditors|EditorFields)\b/;
/** Modules that change nothing of the account: they carry queries, or what a person decides of an app of theirs. */
const POST_NO_CHANGE = new Set([
  'client/src/features/graphiql/fetcher.ts',
  'client/src/features/connect/app-request.ts',
]);

const sources = new Map(
  globSync('client/src/**/*.{ts,tsx}', { exclude: (path) => /\.test\.tsx?$|\/testing\//.test(path) }).map(
    (path) => [path, readFileSync(path, 'utf8')],
  ),
);

/** Operations of the client that need more than the role of a viewer, by the file of their hooks. */
const operations = globSync('client/src/**/*.graphql').flatMap((path) =>
  parse(readFileSync(path, 'utf8')).definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    if (definition.operation !== OperationTypeNode.MUTATION) return [];
    const fields = definition.selectionSet.selections.flatMap((each) =>
      each.kind === Kind.FIELD ? [each.name.value as keyof typeof MUTATION_RIGHTS] : [],
    );
    const needs = fields.map((field) => MUTATION_RIGHTS[field].needs);
    return needs.some((role) => role === 'editor' || role === 'owner') ? [definition.name?.value ?? ''] : [];
  }),
);

const importsOf = (path: string, source: string) =>
  [...source.matchAll(/(?:from|import\()\s*'(\.[^']*)'/g)].map(([, to = '']) =>
    normalize(join(dirname(path), to)),
  );

/** Files that the client runs for a viewer without anybody asking for the role. */
function unguarded(): Set<string> {
  const reached = new Set<string>();
  const waiting = [ENTRY];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const source = sources.get(path);
    if (reached.has(path) || source === undefined || ASKS_FOR_ROLE.test(source)) continue;
    reached.add(path);
    waiting.push(...importsOf(path, source));
  }
  return reached;
}

const open = [...unguarded()].filter((path) => !path.endsWith('.generated.ts'));

test('the client has the mutations that this test guards', () => {
  expect(sources.has(ENTRY)).toBe(true);
  expect(operations).toEqual(expect.arrayContaining(['StartRun', 'SaveBrand', 'InvitePerson']));
});

test.each(operations)('%s is sent only from behind a question for the role', (name) => {
  const word = new RegExp(`\\b(use${name}Mutation|${name}Document)\\b`);
  expect(open.filter((path) => word.test(sources.get(path) ?? ''))).toEqual([]);
});

test('so is what posts by itself', () => {
  const posts = open.filter((path) => /method: '(POST|PUT|PATCH|DELETE)'/.test(sources.get(path) ?? ''));
  expect(posts.filter((path) => !POST_NO_CHANGE.has(path))).toEqual([]);
});
