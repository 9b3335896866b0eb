import type { Session } from '@supabase/auth-js';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { FullScreenLoading } from '../components/FullScreenLoading.tsx';
import { paths } from '../paths.ts';
import { useSession } from './SessionProvider.tsx';

interface RequireSessionProps {
  /** Where whoever signs in comes back to, in place of the dashboard. */
  returnTo?: string;
  children: (session: Session) => ReactNode;
}

/** Lets signed-in people through and sends everybody else to the sign-in page. */
export function RequireSession({ returnTo, children }: RequireSessionProps) {
  const state = useSession();
  if (state.status === 'loading') return <FullScreenLoading />;
  if (state.status === 'signedOut') return <Navigate to={paths.auth} state={{ returnTo }} replace />;
  if (state.recovering) return <Navigate to={paths.recovery} replace />;
  return children(state.session);
}
