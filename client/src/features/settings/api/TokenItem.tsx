import { Box, Button, Code, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { partOf } from '../../../apollo/part-of.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { toastError, toastSuccess } from '../../../components/feedback/toasts.ts';
import { Pill } from '../../../components/figures/Pill.tsx';
import type { ApiSettingsQuery } from './ApiSettings.generated.ts';
import { type TokenItem_ApiTokenFragment, useRevokeApiTokenMutation } from './TokenItem.generated.ts';
import { describeTimes, isExpired, SCOPES } from './token-format.ts';

interface TokenItemProps {
  token: ApiSettingsQuery['apiTokens'][number];
  onRevoked: () => void;
}

/** One token: what it may do, when it was used, and a button that revokes it. */
export function TokenItem({ token: masked, onRevoked }: TokenItemProps) {
  const token = partOf<TokenItem_ApiTokenFragment>(masked);
  const [revoke, { loading }] = useRevokeApiTokenMutation();
  const [confirming, setConfirming] = useState(false);
  if (!token) return null;
  const { id, name, scope, prefix } = token;

  async function onConfirm() {
    setConfirming(false);
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
        <Button
          size="xs"
          variant="outline"
          flexShrink="0"
          disabled={loading}
          aria-label={`Revoke ${name}`}
          onClick={() => setConfirming(true)}
        >
          Revoke
        </Button>
        {confirming && (
          <ConfirmDialog
            title={`Revoke “${name}”?`}
            text="Programs that use this token are refused at once. It cannot be brought back."
            confirm="Revoke"
            onConfirm={onConfirm}
            onCancel={() => setConfirming(false)}
          />
        )}
      </li>
    </Flex>
  );
}
