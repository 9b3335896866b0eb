import { Stack } from '@chakra-ui/react';
import { paths } from '../../paths.ts';
import { AuthCard } from './AuthCard.tsx';
import { AuthFooter } from './AuthFooter.tsx';
import { FreeReport } from './FreeReport.tsx';
import { LandingNotice } from './LandingNotice.tsx';
import { SignInForm } from './SignInForm.tsx';

export function SignInScreen() {
  return (
    <AuthCard
      heading="Welcome Back"
      lead="Sign in to see how AI platforms speak of your brand."
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
