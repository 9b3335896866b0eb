import { useSession } from '../../../auth/SessionProvider.tsx';
import { AccountCard } from './AccountCard.tsx';
import { EmailForm } from './EmailForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { UsernameForm } from './UsernameForm.tsx';

/** The signed-in user: account, username, e-mail address, password and sessions. */
export function ProfileSettings() {
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  const { user } = session.session;
  return (
    <>
      <AccountCard user={user} />
      <UsernameForm user={user} />
      <EmailForm user={user} />
      <PasswordForm user={user} />
      <SessionsCard />
    </>
  );
}
