import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { Pill } from '../../components/figures/Pill.tsx';
import { ROLE_NAMES } from './role-names.ts';
import type { AccountList_AccountFragment } from './SwitchAccountDialog.generated.ts';

interface AccountListProps {
  accounts: readonly AccountList_AccountFragment[];
  /** Id of the account that is shown. */
  current: string;
  onChoose: (account: AccountList_AccountFragment) => void;
}

/** Accounts to choose from; the current one is marked. */
export function AccountList({ accounts, current, onChoose }: AccountListProps) {
  return (
    <Stack asChild gap="0.5">
      <ul aria-label="Accounts">
        {accounts.map((account) => (
          <li key={account.id}>
            <chakra.button
              type="button"
              aria-current={account.id === current ? 'true' : undefined}
              display="flex"
              alignItems="center"
              gap="2"
              width="full"
              minH="10"
              px="2.5"
              borderRadius="l2"
              textAlign="start"
              cursor="pointer"
              focusVisibleRing="inside"
              _hover={{ bg: 'bg.muted' }}
              _currentPage={{ bg: 'bg.muted' }}
              onClick={() => onChoose(account)}
            >
              <Box boxSize="4" flexShrink="0">
                {account.id === current && <Check size={16} aria-hidden="true" />}
              </Box>
              <Text as="span" flex="1" minW="0" truncate fontWeight="medium">
                {account.name}
              </Text>
              <Pill palette="gray">{account.own ? 'Yours' : ROLE_NAMES[account.role]}</Pill>
            </chakra.button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
