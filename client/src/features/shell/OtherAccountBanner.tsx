import { Button, Flex, Text } from '@chakra-ui/react';
import { Users } from 'lucide-react';
import { useSwitchAccount } from '../../auth/use-switch-account.ts';

interface OtherAccountBannerProps {
  brand: string | null;
  canChange: boolean;
}

/** Says on every screen that the account is another's, what the person may do in it, and leads back to their own. */
export function OtherAccountBanner({ brand, canChange }: OtherAccountBannerProps) {
  const switchTo = useSwitchAccount();
  return (
    <Flex
      role="note"
      align="center"
      gap="2"
      px={{ base: '4', md: '8' }}
      py="1"
      bg="accent.subtle"
      color="accent.fg"
      borderBottomWidth="1px"
      borderColor="accent.muted"
      fontSize="xs"
      data-no-print=""
    >
      <Users size={14} aria-hidden="true" style={{ flexShrink: 0 }} />
      <Text flex="1" minW="0">
        You are in {brand === null ? 'another account' : `the account of ${brand}`}
        {canChange ? '.' : ': you may look at it but not change it.'}
      </Text>
      <Button size="xs" variant="outline" flexShrink="0" onClick={() => switchTo(null)}>
        Back to yours
      </Button>
    </Flex>
  );
}
