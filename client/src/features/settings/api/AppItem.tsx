import { Box, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { ConfirmButton } from '../../../components/dialogs/ConfirmDialog.tsx';
import { toastError, toastSuccess } from '../../../components/feedback/toasts.ts';
import { Pill } from '../../../components/figures/Pill.tsx';
import { formatDayAndYear } from '../../../format.ts';
import { type AppItem_ConnectedAppFragment, useDisconnectAppMutation } from './ApiSettings.generated.ts';
import { SCOPES } from './TokenItem.tsx';

interface AppItemProps {
  app: AppItem_ConnectedAppFragment;
  onDisconnected: () => void;
}

/** One app: where it is, what it may do, when it came in, and a button that ends that. */
export function AppItem({ app, onDisconnected }: AppItemProps) {
  const [disconnect, { loading }] = useDisconnectAppMutation();
  const { id, name, host, scope, createdAt, lastUsedAt } = app;

  async function end() {
    try {
      await disconnect({ variables: { id } });
      toastSuccess('App disconnected', `Requests of “${name}” are refused from now on.`);
    } catch {
      toastError('The app could not be disconnected and still has access. Please try again.');
    }
    onDisconnected();
  }

  return (
    <Flex
      asChild
      gap="3"
      align="center"
      justify="space-between"
      wrap={{ base: 'wrap', sm: 'nowrap' }}
      px="3"
      py="3"
      css={{ '& + &': { borderTopWidth: '1px' } }}
    >
      <li>
        <Stack gap="1.5" minW="0">
          <HStack gap="2" wrap="wrap">
            <Text fontSize="sm" fontWeight="medium" wordBreak="break-word">
              {name}
            </Text>
            <Pill palette={scope === 'WRITE' ? 'amber' : 'gray'}>{SCOPES[scope]}</Pill>
          </HStack>
          <Flex gap="1" columnGap="3" wrap="wrap" fontSize="xs" color="fg.muted" align="center">
            <Box as="span" wordBreak="break-all">
              {host}
            </Box>
            <span>Connected {day(createdAt)}</span>
            <span>{lastUsedAt ? `Last used ${day(lastUsedAt)}` : 'Never used'}</span>
          </Flex>
        </Stack>
        <ConfirmButton
          size="xs"
          variant="outline"
          flexShrink="0"
          disabled={loading}
          aria-label={`Disconnect ${name}`}
          question={{
            title: `Disconnect “${name}”?`,
            text: 'Its requests are refused immediately. To come back it has to ask you again.',
            confirm: 'Disconnect',
          }}
          onConfirm={end}
        >
          Disconnect
        </ConfirmButton>
      </li>
    </Flex>
  );
}

const day = (moment: string) => formatDayAndYear(moment.slice(0, 10));
