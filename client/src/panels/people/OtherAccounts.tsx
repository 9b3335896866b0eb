import { Heading, Stack } from '@chakra-ui/react';
import { useSwitchAccount } from '../../auth/use-switch-account.ts';
import { AccountList } from './AccountList.tsx';
import { useAccountsQuery } from './SwitchAccountDialog.generated.ts';

/** The accounts that the person may open beside their own; nothing without any. */
export function OtherAccounts() {
  const switchTo = useSwitchAccount();
  const { data } = useAccountsQuery({ variables: { search: '' } });
  const others = data?.accounts.filter(({ own }) => !own) ?? [];
  if (others.length === 0) return null;
  return (
    <Stack gap="2" width="full" borderTopWidth="1px" pt="4">
      <Heading as="h3" fontSize="md" fontWeight="medium">
        Accounts that you may open
      </Heading>
      <AccountList accounts={others} current="" onChoose={({ id }) => switchTo(id)} />
    </Stack>
  );
}
