import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../../../testing/api.ts';
import { viewer } from '../../../testing/fixtures.ts';
import { people } from '../../../testing/people.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const open = (api = new FakeApi()) =>
  renderApp('/dashboard/settings/people', { api, signedInAs: 'ada@example.com' });
const list = async () => within(await screen.findByRole('list', { name: 'People' }));

test('lists people with their roles, open invitations and who did what', async () => {
  await open();
  const lines = (await list()).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines[0]).toContain('ada@example.comYouOwner · Whose account this is');
  expect(lines[1]).toContain('grace@example.comSince Jul 01, 2026');
  expect(lines[2]).toContain('alan@example.comInvitedEditor · until Aug 09, 2099');
  const changes = within(await screen.findByRole('list', { name: 'Changes' }));
  const events = changes.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(events[0]).toContain('Archived prompts: 3 prompts (2 times)');
  expect(events[1]).toContain('A deleted personby API token');
});

test('invites by address and role, and shows why an address is refused', async () => {
  const api = new FakeApi();
  const { user } = await open(api);
  const form = within(await screen.findByRole('form', { name: 'Invite somebody' }));
  await user.click(form.getByRole('button', { name: 'Invite' }));
  expect(await form.findByText('Enter an e-mail address.')).toBeTruthy();
  api.answers.invitePerson = {
    people,
    errors: [{ field: 'email', message: 'This person is in the account already.' }],
  };
  await user.type(form.getByLabelText('Invite by e-mail'), 'kay@example.com');
  await user.selectOptions(form.getByLabelText('Role'), 'Editor');
  await user.click(form.getByRole('button', { name: 'Invite' }));
  expect(await form.findByText('This person is in the account already.')).toBeTruthy();
  expect(api.args.invitePerson).toEqual({ email: 'kay@example.com', role: 'EDITOR' });
  const invited = {
    id: 'invitation-2',
    email: 'kay@example.com',
    role: 'EDITOR',
    expiresAt: '2099-08-10T00:00:00Z',
  };
  api.answers.invitePerson = { people: { ...people, invitations: [invited] }, errors: [] };
  await user.click(form.getByRole('button', { name: 'Invite' }));
  expect(await (await list()).findByText('kay@example.com')).toBeTruthy();
  expect((await list()).queryByText('alan@example.com')).toBeNull();
});

test('changes a role, removes a member and withdraws an invitation, each confirmed where it takes away', async () => {
  const api = new FakeApi();
  const { user } = await open(api);
  const [owner, grace] = people.members;
  api.answers.changeMemberRole = { people: { ...people, members: [owner, { ...grace, role: 'EDITOR' }] } };
  const role = (await list()).getByRole<HTMLSelectElement>('combobox', { name: 'Role of grace@example.com' });
  await user.selectOptions(role, 'Editor');
  await waitFor(() => expect(role.value).toBe('EDITOR'));
  expect(api.args.changeMemberRole).toEqual({ personId: 'user-2', role: 'EDITOR' });
  api.answers.removeMember = { people: { ...people, members: [owner] } };
  await user.click((await list()).getByRole('button', { name: 'Remove grace@example.com' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(async () => expect((await list()).queryByText('grace@example.com')).toBeNull());
  api.answers.withdrawInvitation = { people: { ...people, members: [owner], invitations: [] } };
  await user.click(
    (await list()).getByRole('button', { name: 'Withdraw the invitation of alan@example.com' }),
  );
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }));
  await waitFor(async () => expect((await list()).queryByText('alan@example.com')).toBeNull());
});

test('keeps what is there when a change fails, and says so', async () => {
  const api = new FakeApi();
  const { user } = await open(api);
  api.fail('changeMemberRole');
  await user.selectOptions(
    (await list()).getByRole('combobox', { name: 'Role of grace@example.com' }),
    'Owner',
  );
  expect(await screen.findByText('Nothing was changed. Please try again.')).toBeTruthy();
  expect((await list()).getByRole<HTMLSelectElement>('combobox').value).toBe('VIEWER');
});

test('a viewer of another’s account sees who is in it, changes no settings, and may leave', async () => {
  const api = new FakeApi();
  api.answers.viewer = { ...viewer, personId: 'user-2', accountRole: 'VIEWER', email: 'grace@example.com' };
  api.answers.people = { ...people, invitations: [] };
  const { user, location } = await open(api);
  expect(await screen.findByText(/You are in the account of Acme Audio: you may look at it/)).toBeTruthy();
  expect((await list()).queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('form', { name: 'Invite somebody' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Brand' }));
  for (const field of await screen.findAllByRole('textbox')) {
    expect(field.closest('fieldset:disabled')).not.toBeNull();
  }
  await user.click(screen.getByRole('link', { name: 'People' }));
  api.answers.leaveAccount = { left: true };
  await user.click((await list()).getByRole('button', { name: 'Leave' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(location.current).toBe('/dashboard'));
});
