import { Center, Heading, Stack, Text } from '@chakra-ui/react';
import { PublicPage } from '../../components/layout/PublicPage.tsx';
import { useTitle } from '../../components/layout/use-title.ts';

const TITLE = 'This link does not work any more';

/** The same for a wrong, an expired and a revoked link, so that it tells nothing of them. */
export function LinkEnded() {
  useTitle(TITLE);
  return (
    <PublicPage>
      <Center minH="70dvh">
        <Stack gap="3" align="center" textAlign="center" maxW="md">
          <Heading as="h1" fontSize="2xl" fontWeight="semibold" letterSpacing="-0.02em" lineHeight="1.25">
            {TITLE}
          </Heading>
          <Text color="fg.muted">
            Links to a shared view end after a while, or when the person who shared it ends them. Ask them for
            a new one.
          </Text>
        </Stack>
      </Center>
    </PublicPage>
  );
}
