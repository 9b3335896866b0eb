import { RequireSession } from '../auth/RequireSession.tsx';
import { OverviewPanels } from '../features/overview/OverviewContent.tsx';
import { ShellLayout } from '../features/shell/ShellLayout.tsx';
import { ProfileGate } from '../features/signin/ProfileGate.tsx';
import { paths } from '../paths.ts';
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

/** Has come what the screen at an address is drawn with first, so that it is drawn at once. */
export async function loadScreen(pathname: string): Promise<void> {
  if (pathname.replace(/\/$/, '') === paths.dashboard) await OverviewPanels.load();
}
