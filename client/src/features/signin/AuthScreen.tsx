import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useAuth, useSession } from '../../auth/SessionProvider.tsx';
import { FullScreenLoading } from '../../components/feedback/FullScreenLoading.tsx';
import { paths } from '../../paths.ts';
import { RecoveryScreen } from './RecoveryScreen.tsx';
import { SignInScreen } from './SignInScreen.tsx';
import { SignUpScreen } from './SignUpScreen.tsx';
import { useReturnAddress } from './use-return-address.ts';

/** The page at `/`, `/auth` and `/logout`: signing in, signing up and getting back in. */
export function AuthScreen() {
  const { landing } = useAuth();
  const session = useSession();
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const returnAddress = useReturnAddress();
  const mode = params.get('mode');

  if (session.status === 'loading') return <FullScreenLoading text="Loading..." />;
  const signedIn = session.status === 'signedIn';
  if (mode === 'recovery' || (signedIn && session.recovering)) {
    return <RecoveryScreen signedIn={signedIn} expired={landing.error !== null} />;
  }
  // Whoever has just signed out stays here even if that failed; it would look as if nothing had happened.
  if (signedIn && pathname !== paths.logout) return <Navigate to={returnAddress} replace />;
  return mode === 'signup' ? <SignUpScreen /> : <SignInScreen />;
}
