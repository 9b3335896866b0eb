import { useEffect } from 'react';
import { useSignOut } from '../../auth/use-sign-out.ts';
import { FullScreenLoading } from '../../components/feedback/FullScreenLoading.tsx';

/** `/dashboard/logout`: signs out. */
export function SignOutScreen() {
  const signOut = useSignOut();
  useEffect(() => {
    signOut();
  }, [signOut]);
  return <FullScreenLoading text="Signing out..." />;
}
