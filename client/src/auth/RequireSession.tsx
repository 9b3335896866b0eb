import type { Session } from '@supabase/auth-js';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { FullScreenLoading } from '../components/feedback/FullScreenLoading.tsx';
import { paths } from '../paths.ts';
import { useSession } from './SessionProvider.tsx';

/** Renders for signed-in users; others go to the sign-in page, which returns them here. */
export function RequireSession({
  children,
}: {
  children: (session: Session, accountId: string | null) => ReactNode;
}) {
  const state = useSession();
  const { pathname, search } = useLocation();
  if (state.status === 'loading') return <FullScreenLoading />;
  if (state.status === 'signedOut') {
    // Returning to the sign-out page would sign out again.
    const returnTo = pathname === paths.signOut ? undefined : pathname + search;
    return <Navigate to={paths.auth} state={{ returnTo }} replace />;
  }
  if (state.recovering) return <Navigate to={paths.recovery} replace />;
  return children(state.session, state.accountId);
}
