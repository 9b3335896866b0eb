import type { SignedIn, TestApp } from './app.ts';
import { graphql } from './graphql.ts';

type Role = 'VIEWER' | 'EDITOR' | 'OWNER';

/** The headers of a person's requests in another account. */
export const inAccount = (person: Pick<SignedIn, 'headers'>, accountId: string) => ({
  ...person.headers,
  'x-account-id': accountId,
});

/** Invites an address by mail. @returns the token of the mail's link */
export async function invite(
  app: TestApp,
  headers: Record<string, string>,
  email: string,
  role: Role,
): Promise<string> {
  const { data, errors } = await graphql<{ invitePerson: { errors: unknown[] } }>(
    app,
    headers,
    'mutation ($email: String!, $role: AccountRole!) { invitePerson(email: $email, role: $role) { errors { message } } }',
    { email, role },
  );
  if (errors || data.invitePerson.errors.length > 0) throw new Error(JSON.stringify({ data, errors }));
  const mail = app.mails.findLast(({ to }) => to === email);
  return mail?.text.match(/\/dashboard\/invitations\/([\w-]+)/)?.[1] ?? '';
}

export const accept = (app: TestApp, headers: Record<string, string>, token: string) =>
  graphql<{ acceptInvitation: { accountId: string } }>(
    app,
    headers,
    'mutation ($token: String!) { acceptInvitation(token: $token) { accountId } }',
    { token },
  );

/** A new person who is a member of somebody's account; `inside` are the headers of their requests there. */
export async function memberOf(app: TestApp, owner: SignedIn, role: Role) {
  const person = await app.signedIn();
  const token = await invite(app, owner.headers, person.email, role);
  // So that what happened has an order.
  app.clock.advance(1);
  const { errors } = await accept(app, person.headers, token);
  if (errors) throw new Error(JSON.stringify(errors));
  return { ...person, inside: inAccount(person, owner.userId) };
}
