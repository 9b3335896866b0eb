import { Button, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { AuthCard } from './AuthCard.tsx';
import { LandingNotice } from './LandingNotice.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { RequestResetForm } from './RequestResetForm.tsx';

/** Asks for a recovery link, or, for whoever came by one, sets the new password. */
export function RecoveryScreen({ signedIn, expired }: { signedIn: boolean; expired: boolean }) {
  const setting = signedIn && !expired;
  return (
    <AuthCard
      heading={setting ? 'Set a new password' : 'Reset your password'}
      lead={setting ? 'Choose one you use nowhere else.' : 'We send you a link to set a new one.'}
      footer={
        setting ? undefined : (
          <Text>
            Remembered it?{' '}
            <Button asChild variant="plain" fontSize="sm">
              <Link to={paths.auth}>Sign in</Link>
            </Button>
          </Text>
        )
      }
    >
      {setting ? (
        <NewPasswordForm />
      ) : (
        <Stack gap="5">
          <LandingNotice canResend={false} />
          <RequestResetForm />
        </Stack>
      )}
    </AuthCard>
  );
}
