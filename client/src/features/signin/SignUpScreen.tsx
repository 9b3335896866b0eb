import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { OutboxHint } from '../../auth/OutboxHint.tsx';
import { paths } from '../../paths.ts';
import { AuthCard } from './AuthCard.tsx';
import { AuthFooter, FreeReport } from './AuthFooter.tsx';
import { ResendVerification } from './ResendVerification.tsx';
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
      lead="Track what ChatGPT, Perplexity and Gemini say about you."
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

function CheckMail({ email }: { email: string }) {
  return (
    <Stack gap="4">
      <Text color="fg.muted">
        We sent a link to{' '}
        <Text as="strong" color="fg" fontWeight="medium" wordBreak="break-word">
          {email}
        </Text>
        . Open it to verify your account and sign in.
      </Text>
      <OutboxHint />
      <ResendVerification email={email} />
    </Stack>
  );
}
