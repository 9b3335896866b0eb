import { Flex, HStack, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ConfirmButton } from '../../../components/dialogs/ConfirmDialog.tsx';
import { Pill } from '../../../components/figures/Pill.tsx';
import type { TokenScope } from '../../../schema.generated.ts';

/** Labels of what a token or an app may do. */
export const SCOPES: Record<TokenScope, string> = {
  READ: 'Read-only',
  WRITE: 'Read and write',
  VISITS: 'Send logs only',
};

interface AccessItemProps {
  name: string;
  scope: TokenScope;
  expired?: boolean;
  /** What is told of it, such as when it was used. */
  facts: ReactNode;
  /** The button that ends the access, such as “Revoke”. */
  end: string;
  /** What the person is told before. */
  consequence: string;
  isEnding: boolean;
  onEnd: () => void;
}

/** Somebody's access to the account by a token or an app, and a button that ends it. */
export function AccessItem({ name, scope, expired = false, facts, ...ending }: AccessItemProps) {
  const { end, consequence, isEnding, onEnd } = ending;
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
            {expired && <Pill palette="red">Expired</Pill>}
          </HStack>
          <Flex gap="1" columnGap="3" wrap="wrap" fontSize="xs" color="fg.muted" align="center">
            {facts}
          </Flex>
        </Stack>
        <ConfirmButton
          size="xs"
          variant="outline"
          flexShrink="0"
          disabled={isEnding}
          aria-label={`${end} ${name}`}
          question={{ title: `${end} “${name}”?`, text: consequence, confirm: end }}
          onConfirm={onEnd}
        >
          {end}
        </ConfirmButton>
      </li>
    </Flex>
  );
}
