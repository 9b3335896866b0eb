import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useConfig } from '../../config-context.tsx';

const PASSWORD = 'sightline-demo';
const ACCOUNTS = [
  { name: 'Brand', email: 'brand@example.com' },
  { name: 'Fund', email: 'fund@example.com' },
];

/** Fills in a demo account, where the server has them. */
export function DemoAccounts({ onPick }: { onPick: (account: { email: string; password: string }) => void }) {
  const { demo } = useConfig();
  if (!demo) return null;
  return (
    <Stack gap="2" borderTopWidth="1px" pt="4">
      <Text fontSize="xs" color="fg.subtle">
        Demo accounts with simulated data
      </Text>
      <HStack gap="2" wrap="wrap">
        {ACCOUNTS.map(({ name, email }) => (
          <Button
            key={email}
            size="xs"
            variant="outline"
            onClick={() => onPick({ email, password: PASSWORD })}
          >
            {name}: {email}
          </Button>
        ))}
      </HStack>
    </Stack>
  );
}
