import { RequireSession } from '../auth/RequireSession.tsx';
import { ShellLayout } from '../features/shell/ShellLayout.tsx';
import { ProfileGate } from '../features/signin/ProfileGate.tsx';
import { DashboardRoutes } from './DashboardRoutes.tsx';
import { PersonalApollo } from './PersonalApollo.tsx';

/** Everything under `/dashboard`: for signed-in people only, with a cache of their own. */
export function DashboardArea() {
  return (
    <RequireSession>
      {({ user }) => (
        <ProfileGate key={user.id} user={user}>
          <PersonalApollo>
            <ShellLayout userId={user.id}>
              <DashboardRoutes />
            </ShellLayout>
          </PersonalApollo>
        </ProfileGate>
      )}
    </RequireSession>
  );
}
