import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createDocumentLimits } from '../graphql/request-limits/document-limits.ts';
import { createSchema } from '../graphql/schema.ts';
import { documentText } from './document-text.ts';
import * as operations from './operations.generated.ts';
import { TOOLS } from './tools.ts';

/** gpt-tokenizer 4.0.0 counts 3.99 characters a token in this list as o200k_base, and 4.2 as cl100k_base. */
const CHARACTERS_PER_TOKEN = 3.9;
const MAX_TOKENS = 4000;

test('the list of tools is short enough for a model’s context', () => {
  const list = JSON.stringify({ tools: TOOLS.map(({ listed }) => listed) });
  expect(list.length / CHARACTERS_PER_TOKEN).toBeLessThan(MAX_TOKENS);
});

test('every operation is within the limits of a request, also with the longest page', () => {
  const limitDocument = createDocumentLimits(createSchema());
  const documents = Object.entries(operations);
  expect(documents.length).toBeGreaterThan(20);
  for (const [name, document] of documents) {
    expect(limitDocument(documentText(document, 50), { isSignedIn: true }), name).toBeNull();
  }
});

test.each(TOOLS.map(({ name, listed }) => [name, listed] as const))('%s has flat arguments', (_, listed) => {
  for (const schema of Object.values(listed.inputSchema.properties ?? {}))
    expect(schema).not.toHaveProperty('properties');
  expect(listed.description?.length).toBeGreaterThan(40);
  expect(listed.outputSchema?.type).toBe('object');
});

test('docs/mcp.md has every tool', () => {
  const rows = readFileSync('docs/mcp.md', 'utf8').matchAll(/^\| `(\w+)` \|/gm);
  expect([...rows].map(([, name]) => name)).toEqual(TOOLS.map(({ name }) => name));
});
