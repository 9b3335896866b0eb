import { useState } from 'react';
import { paths } from '../../paths.ts';
import { AuthCard } from './AuthCard.tsx';
import { AuthFooter } from './AuthFooter.tsx';
import { CheckMail } from './CheckMail.tsx';
import { FreeReport } from './FreeReport.tsx';
import { SignUpForm } from './SignUpForm.tsx';

export function SignUpScreen() {
  const [signedUp, setSignedUp] = useState<string | null>(null);
  if (signedUp) {
    return (
      <AuthCard
        heading="Check your email"
        lead="One more step."
        footer={<AuthFooter question="Verified already?" to={paths.auth} action="Sign in" />}
      >
        <CheckMail email={signedUp} />
      </AuthCard>
    );
  }
  return (
    <AuthCard
      heading="Create Your Account"
      lead="Follow what ChatGPT, Perplexity and Gemini say about you."
      footer={
        <>
          <AuthFooter question="Already have an account?" to={paths.auth} action="Sign in" />
          <FreeReport />
        </>
      }
    >
      <SignUpForm onSignedUp={setSignedUp} />
    </AuthCard>
  );
}
