import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import type { AppRequest } from './app-request.ts';

const REQUEST: AppRequest = {
  name: 'Claude',
  host: 'claude.ai',
  local: false,
  canWrite: true,
  resource: 'mcp',
};
const BACK = 'http://localhost/oauth/authorize/the-uid';

/** The server's replies by the last part of the address, and what was sent. */
const replies = new Map<string, () => Response>();
const sent: { address: string; token: string | null; body: unknown }[] = [];

beforeEach(() => {
  replies.set('request', () => Response.json(REQUEST));
  replies.set('decision', () => Response.json({ continueAt: BACK }));
  vi.stubGlobal('fetch', async (address: string, { headers, body }: RequestInit = {}) => {
    const token = new Headers(headers).get('authorization');
    sent.push({ address, token, body: body ? JSON.parse(String(body)) : null });
    return replies.get(address.split('/').at(-1) ?? '')?.() ?? new Response('', { status: 500 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sent.length = 0;
});

const open = () => renderApp('/connect/the-uid', { signedInAs: 'ada@example.com' });
const question = async () => within(await screen.findByRole('region', { name: 'Connect “Claude”?' }));

test('names the app, where it is and the person, and lets it read by default', async () => {
  const { user, leave } = await open();
  const card = await question();
  expect(card.getByText('claude.ai')).toBeTruthy();
  expect(card.getByText('ada@example.com')).toBeTruthy();
  expect(card.getByRole('button', { name: 'Read-only', pressed: true })).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Allow' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith(BACK));
  expect(sent.at(-1)).toMatchObject({
    address: '/oauth/interactions/the-uid/decision',
    token: expect.stringMatching(/^Bearer ./),
    body: { allow: true, scope: 'read' },
  });
});

test('lets it write when the person chooses so', async () => {
  const { user, leave } = await open();
  const card = await question();
  await user.click(card.getByRole('button', { name: 'Read and write' }));
  expect(card.getByText(/starts collection runs/)).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Allow' }));
  await waitFor(() => expect(leave).toHaveBeenCalled());
  expect(sent.at(-1)?.body).toEqual({ allow: true, scope: 'write' });
});

test('offers no more than the app asks for', async () => {
  replies.set('request', () => Response.json({ ...REQUEST, canWrite: false }));
  await open();
  const card = await question();
  expect(card.queryByRole('button', { name: 'Read and write' })).toBeNull();
  expect(card.getByText(/It changes nothing/)).toBeTruthy();
});

test('warns of programs on this computer', async () => {
  replies.set('request', () => Response.json({ ...REQUEST, local: true, host: 'this computer' }));
  await open();
  expect((await question()).getByText(/Any program on it can ask under this name/)).toBeTruthy();
});

test('goes back without access when the person cancels', async () => {
  const { user, leave } = await open();
  await user.click((await question()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith(BACK));
  expect(sent.at(-1)?.body).toEqual({ allow: false, scope: 'read' });
});

test('says why it was refused, and can be tried again', async () => {
  const message = 'You may have at most 50 connected apps. Disconnect one first.';
  replies.set('decision', () => Response.json({ error: { message } }, { status: 400 }));
  const { user, leave } = await open();
  const card = await question();
  await user.click(card.getByRole('button', { name: 'Allow' }));
  expect((await card.findByRole('alert')).textContent).toBe(message);
  replies.set('decision', () => Response.json({ continueAt: BACK }));
  await user.click(card.getByRole('button', { name: 'Allow' }));
  await waitFor(() => expect(leave).toHaveBeenCalled());
});

test('says that a request has ended, and retries what failed', async () => {
  replies.set('request', () => new Response('', { status: 503 }));
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  replies.set('request', () => Response.json({}, { status: 404 }));
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'This request has ended' })).toBeTruthy();
});

test('asks to sign in first and comes back', async () => {
  const { user, auth } = await renderApp('/connect/the-uid');
  auth.addUser('ada@example.com');
  await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'correct-horse');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await question()).toBeTruthy();
});
