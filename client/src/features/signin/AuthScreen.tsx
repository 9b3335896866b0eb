import { Stack } from '@chakra-ui/react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useAuth, useSession } from '../../auth/SessionProvider.tsx';
import { FullScreenLoading } from '../../components/feedback/FullScreenLoading.tsx';
import { paths } from '../../paths.ts';
import { AuthCard } from './AuthCard.tsx';
import { AuthFooter, FreeReport } from './AuthFooter.tsx';
import { LandingNotice } from './LandingNotice.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { RequestResetForm } from './RequestResetForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpScreen } from './SignUpScreen.tsx';
import { useReturnAddress } from './use-return-address.ts';

/** The page at `/`, `/auth` and `/logout`: sign-in, sign-up and password recovery. */
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
    return signedIn && !landing.error ? <NewPasswordScreen /> : <RequestResetScreen />;
  }
  // After a sign-out that failed, the dashboard would look as if nothing had happened.
  if (signedIn && pathname !== paths.logout) return <Navigate to={returnAddress} replace />;
  return mode === 'signup' ? <SignUpScreen /> : <SignInScreen />;
}

function SignInScreen() {
  return (
    <AuthCard
      heading="Welcome Back"
      lead="Sign in to see how AI platforms talk about your brand."
      footer={
        <>
          <AuthFooter question="New here?" to={paths.signUp} action="Create an account" />
          <FreeReport />
        </>
      }
    >
      <Stack gap="5">
        <LandingNotice canResend />
        <SignInForm />
      </Stack>
    </AuthCard>
  );
}

const NewPasswordScreen = () => (
  <AuthCard heading="Set a new password" lead="Choose a password that you use nowhere else.">
    <NewPasswordForm />
  </AuthCard>
);

const RequestResetScreen = () => (
  <AuthCard
    heading="Reset your password"
    lead="We will email you a link to set a new one."
    footer={<AuthFooter question="Remembered it?" to={paths.auth} action="Sign in" />}
  >
    <Stack gap="5">
      <LandingNotice canResend={false} />
      <RequestResetForm />
    </Stack>
  </AuthCard>
);
