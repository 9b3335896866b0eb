import { Box, Code, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { ConfirmButton } from '../../../components/dialogs/ConfirmDialog.tsx';
import { toastError, toastSuccess } from '../../../components/feedback/toasts.ts';
import { Pill } from '../../../components/figures/Pill.tsx';
import { formatDayAndYear } from '../../../format.ts';
import type { TokenScope } from '../../../schema.generated.ts';
import { type TokenItem_ApiTokenFragment, useRevokeApiTokenMutation } from './ApiSettings.generated.ts';

/** Labels of what a token may do. */
export const SCOPES: Record<TokenScope, string> = {
  READ: 'Read-only',
  WRITE: 'Read and write',
  VISITS: 'Send logs only',
};

interface TokenItemProps {
  token: TokenItem_ApiTokenFragment;
  onRevoked: () => void;
}

/** One token: what it may do, when it was used, and a button that revokes it. */
export function TokenItem({ token, onRevoked }: TokenItemProps) {
  const [revoke, { loading }] = useRevokeApiTokenMutation();
  const { id, name, scope, prefix } = token;

  async function revokeToken() {
    try {
      await revoke({ variables: { id } });
      toastSuccess('Token revoked', `Requests with “${name}” are refused from now on.`);
    } catch {
      toastError('The token could not be revoked and still works. Please try again.');
    }
    onRevoked();
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
            {isExpired(token) && <Pill palette="red">Expired</Pill>}
          </HStack>
          <Flex gap="1" columnGap="3" wrap="wrap" fontSize="xs" color="fg.muted" align="center">
            <Code fontFamily="mono" fontSize="xs" bg="transparent" p="0">
              {prefix}…
            </Code>
            {describeTimes(token).map((text) => (
              <Box as="span" key={text}>
                {text}
              </Box>
            ))}
          </Flex>
        </Stack>
        <ConfirmButton
          size="xs"
          variant="outline"
          flexShrink="0"
          disabled={loading}
          aria-label={`Revoke ${name}`}
          question={{
            title: `Revoke “${name}”?`,
            text: 'Programs that use this token are refused immediately. It cannot be restored.',
            confirm: 'Revoke',
          }}
          onConfirm={revokeToken}
        >
          Revoke
        </ConfirmButton>
      </li>
    </Flex>
  );
}

const day = (moment: string) => formatDayAndYear(moment.slice(0, 10));

/** Whether a token is expired and therefore refused. */
const isExpired = ({ expiresAt }: TokenItem_ApiTokenFragment) =>
  expiresAt !== null && Date.parse(expiresAt) <= Date.now();

/** When a token was created, last used and expires. */
const describeTimes = (token: TokenItem_ApiTokenFragment) => [
  `Created ${day(token.createdAt)}`,
  token.lastUsedAt ? `Last used ${day(token.lastUsedAt)}` : 'Never used',
  token.expiresAt ? `${isExpired(token) ? 'Expired' : 'Expires'} ${day(token.expiresAt)}` : 'Does not expire',
];
