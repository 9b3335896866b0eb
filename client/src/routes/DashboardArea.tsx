import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { Route } from 'react-router-dom';
import { ACTION_SCREENS } from '../action-screens.ts';
import { makeClient } from '../apollo/client.ts';
import { useServerLink } from '../apollo/server-link.ts';
import { RequireSession } from '../auth/RequireSession.tsx';
import { useAuth, userIdIn } from '../auth/SessionProvider.tsx';
import { lazyScreen } from '../components/lazy-screen.ts';
import '../features/overview/OverviewScreen.tsx';
import { useAccountView } from '../features/shell/account-view.ts';
import { ShellLayout } from '../features/shell/ShellLayout.tsx';
import { ProfileGate } from '../features/signin/ProfileGate.tsx';
import { paths } from '../paths.ts';
import { SCREENS } from '../screens.ts';
import { ScreenRoutes } from './ScreenRoutes.tsx';

const ActionRoutes = lazyScreen(() => import('./ActionRoutes.tsx').then((m) => m.ActionRoutes));

const DASHBOARD_SCREENS = SCREENS.filter(
  (screen) => screen.path.startsWith(paths.dashboard) && !ACTION_SCREENS.includes(screen),
);

/** Everything under `/dashboard`: for signed-in people only, with a cache for each account that they are in. */
export function DashboardArea() {
  return (
    <RequireSession>
      {({ user }, accountId) => (
        <ProfileGate key={user.id} user={user}>
          <PersonalApollo key={accountId}>
            <ShellLayout userId={userIdIn(user.id, accountId)} screens={SCREENS}>
              <DashboardRoutes />
            </ShellLayout>
          </PersonalApollo>
        </ProfileGate>
      )}
    </RequireSession>
  );
}

/** An Apollo client for one person in one account; the next one mounts another, whose cache is empty. */
function PersonalApollo({ children }: { children: ReactNode }) {
  const { store } = useAuth();
  const makeLink = useServerLink();
  const [client] = useState(() => makeClient(makeLink(store.tokens)));
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}

function DashboardRoutes() {
  const view = useAccountView();
  return (
    <ScreenRoutes base={paths.dashboard} screens={DASHBOARD_SCREENS} view={view}>
      <Route path="action/*" element={<ActionRoutes />} />
    </ScreenRoutes>
  );
}
