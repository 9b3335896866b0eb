import { Button, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Telescope } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useCanChange } from '../../auth/account-role.ts';
import { OtherAccounts } from '../../panels/people/OtherAccounts.tsx';
import { paths } from '../../paths.ts';

const COMMAND = 'npm run import -- ANSWERS.jsonl --brand BRAND.json --email YOU@EXAMPLE.COM';

/** How a new account begins. */
export function NoBrandYet({ onRefresh }: { onRefresh: () => void }) {
  const canChange = useCanChange();
  return (
    <Stack
      gap="4"
      align="start"
      maxW="2xl"
      mx="auto"
      mt={{ base: '4', md: '12' }}
      p={{ base: '5', md: '8' }}
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
    >
      <Telescope size={24} aria-hidden="true" color="var(--s-colors-accent-line)" />
      <Stack gap="1.5">
        <Heading as="h2" fontSize="xl" fontWeight="semibold" letterSpacing="-0.01em">
          No brand is tracked yet
        </Heading>
        <Text color="fg.muted">
          This dashboard fills up as soon as AI answers arrive.
          {canChange &&
            ' The set-up takes a few minutes: your brand, its competitors, what people ask, and who is asked.'}
        </Text>
      </Stack>
      <Flex gap="2" wrap="wrap">
        {canChange && (
          <Button asChild size="sm">
            <Link to={paths.setUp()}>Set up your brand</Link>
          </Button>
        )}
        <Button variant="outline" size="sm" onClick={onRefresh}>
          Refresh
        </Button>
      </Flex>
      <OtherAccounts />
      {canChange && <ImportHint />}
    </Stack>
  );
}

function ImportHint() {
  return (
    <>
      <Text fontSize="sm" color="fg.muted" borderTopWidth="1px" pt="4" width="full">
        Or import recorded answers with a file that names your brand; run this where Sightline is installed:
      </Text>
      <chakra.pre
        width="full"
        overflowX="auto"
        px="4"
        py="3"
        borderRadius="l2"
        bg="bg.muted"
        fontFamily="mono"
        fontSize="xs"
        tabIndex={0}
        aria-label="Import command"
      >
        {COMMAND}
      </chakra.pre>
    </>
  );
}
