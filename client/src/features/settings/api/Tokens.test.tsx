import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../../../testing/api.ts';
import { apiTokens } from '../../../testing/api-tokens.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const SECRET = 'sightline_the-new-secret';

async function openTokens(api = new FakeApi()) {
  const app = await renderApp('/dashboard/settings/api', { api, signedInAs: 'ada@example.com' });
  const card = within(await screen.findByRole('region', { name: 'API tokens' }));
  return { ...app, api, card };
}

/** A server that makes and revokes tokens. */
function keepingApi() {
  const api = new FakeApi();
  api.answers.apiTokens = apiTokens;
  api.answers.createApiToken = ({ input }) => {
    const { name, scope } = input as { name: string; scope: string };
    const made = { ...apiTokens[0], id: 'token-3', name, scope, lastUsedAt: null };
    api.answers.apiTokens = [made, ...apiTokens];
    return { apiToken: made, secret: SECRET, errors: [] };
  };
  api.answers.revokeApiToken = ({ id }) => {
    const left = apiTokens.filter((token) => token.id !== id);
    api.answers.apiTokens = left;
    return { apiTokens: left };
  };
  return api;
}

test('lists each token with its scope and last use', async () => {
  const { card } = await openTokens(keepingApi());
  const [used, expired] = await card.findAllByRole('listitem');
  expect(used?.textContent).toContain('Nightly reportRead-only');
  expect(used?.textContent).toContain('sightline_Ab12Cd…');
  expect(used?.textContent).toContain('Last used Aug 02, 2026');
  expect(used?.textContent).toContain('Does not expire');
  expect(expired?.textContent).toContain('Old syncRead and writeExpired');
  expect(expired?.textContent).toContain('Never used');
});

test('creates a token by name, scope and lifetime, and shows it once', async () => {
  const { card, api, user } = await openTokens(keepingApi());
  await user.click(card.getByRole('button', { name: 'New token' }));
  const form = within(await screen.findByRole('alertdialog', { name: 'New token' }));
  await user.click(form.getByRole('button', { name: 'Create token' }));
  expect(await form.findByText('A name is needed.')).toBeTruthy();
  await user.type(form.getByLabelText('Name'), 'Warehouse');
  await user.click(form.getByRole('button', { name: 'Read and write' }));
  await user.click(form.getByRole('button', { name: '30 days' }));
  await user.click(form.getByRole('button', { name: 'Create token' }));

  const shown = within(await screen.findByRole('alertdialog', { name: 'Your new token' }));
  expect(shown.getByText(SECRET)).toBeTruthy();
  expect(api.args.createApiToken).toEqual({
    input: { name: 'Warehouse', scope: 'WRITE', expiresInDays: 30 },
  });
  await user.click(shown.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText(SECRET)).toBeNull());
  expect(await card.findByText('Warehouse')).toBeTruthy();
});

test('shows the server’s errors at the form and keeps the input', async () => {
  const api = new FakeApi();
  const message = 'An account has at most 20 tokens. Revoke one first.';
  api.answers.createApiToken = { apiToken: null, secret: null, errors: [{ field: 'name', message }] };
  const { card, user } = await openTokens(api);
  await user.click(card.getByRole('button', { name: 'New token' }));
  const form = within(await screen.findByRole('alertdialog', { name: 'New token' }));
  await user.type(form.getByLabelText('Name'), 'One too many');
  await user.click(form.getByRole('button', { name: 'Create token' }));
  expect(await form.findByText(message)).toBeTruthy();
  api.fail('createApiToken');
  await user.click(form.getByRole('button', { name: 'Create token' }));
  expect(await form.findByText('The token could not be created. Please try again.')).toBeTruthy();
  expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('One too many');
});

test('revokes a token after a confirmation', async () => {
  const { card, api, user } = await openTokens(keepingApi());
  await user.click(await card.findByRole('button', { name: 'Revoke Nightly report' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke “Nightly report”?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(api.requestCounts.revokeApiToken).toBe(0);
  await user.click(card.getByRole('button', { name: 'Revoke Nightly report' }));
  const again = within(await screen.findByRole('alertdialog', { name: 'Revoke “Nightly report”?' }));
  await user.click(again.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(card.queryByText('Nightly report')).toBeNull());
  expect(api.args.revokeApiToken).toEqual({ id: 'token-1' });
});

test('offers Retry when tokens cannot be loaded', async () => {
  const api = keepingApi();
  api.fail('apiTokens');
  const { card, user } = await openTokens(api);
  api.mend('apiTokens');
  await user.click(await card.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nightly report')).toBeTruthy();
});

test('shows an example request to this server and links to GraphiQL', async () => {
  await openTokens();
  const usage = within(screen.getByRole('region', { name: 'Using the API' }));
  expect(usage.getByLabelText('First request').textContent).toContain(
    `curl ${window.location.origin}/graphql`,
  );
  expect(usage.getByRole('link', { name: 'Explore in GraphiQL' }).getAttribute('href')).toBe('/graphql');
});

test('gives an AI assistant’s settings with this server’s address', async () => {
  const { user } = await openTokens();
  const card = within(screen.getByRole('region', { name: 'Connect an AI assistant' }));
  const address = `${window.location.origin}/mcp`;
  expect(card.getByText(address)).toBeTruthy();
  expect(card.getByLabelText('Settings for Claude Code').textContent).toContain(
    `claude mcp add --transport http sightline ${address}`,
  );
  for (const [name, path] of [
    ['Claude Desktop', ['mcpServers', 'sightline', 'args', '2']],
    ['Cursor', ['mcpServers', 'sightline', 'url']],
    ['VS Code', ['servers', 'sightline', 'url']],
  ] as const) {
    await user.click(card.getByRole('button', { name }));
    let value: unknown = JSON.parse(card.getByLabelText(`Settings for ${name}`).textContent ?? '');
    for (const key of path) value = (value as Record<string, unknown>)[key];
    expect(value).toBe(address);
  }
});
