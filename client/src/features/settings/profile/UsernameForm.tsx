import { Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { User } from '@supabase/auth-js';
import { SettingsCard } from '../SettingsCard.tsx';
import { UsernameFields } from './UsernameFields.tsx';
import { useUsername } from './use-username.ts';

/** The name other people see; it can be changed as long as nobody else has it. */
export function UsernameForm({ user }: { user: User }) {
  const { state, reload, changed } = useUsername(user.id);
  return (
    <SettingsCard title="Username" description="The name of your profile. Nobody else can have the same one.">
      {state.status === 'loading' && (
        <Stack gap="1.5" aria-busy="true">
          <Skeleton h="5" w="20" />
          <Skeleton h="10" />
          <Skeleton h="8" w="36" />
        </Stack>
      )}
      {state.status === 'failed' && (
        <Flex gap="3" align="center" wrap="wrap" role="alert">
          <Text fontSize="sm" color="fg.muted">
            Your username could not be loaded.
          </Text>
          <Button size="xs" variant="outline" onClick={reload}>
            Try again
          </Button>
        </Flex>
      )}
      {state.status === 'ready' && (
        <UsernameFields user={user} username={state.username} onChanged={changed} />
      )}
    </SettingsCard>
  );
}
