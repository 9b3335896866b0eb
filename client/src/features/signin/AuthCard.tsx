import { Box, Center, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Logo } from '../../components/layout/Logo.tsx';
import { useTitle } from '../../components/layout/use-title.ts';

interface AuthCardProps {
  heading: string;
  lead: string;
  children: ReactNode;
  footer?: ReactNode;
}

/** The frame of the sign-in screens. */
export function AuthCard({ heading, lead, children, footer }: AuthCardProps) {
  useTitle(heading);
  return (
    <Center asChild minH="100dvh" px="4" py="10" alignItems={{ base: 'start', sm: 'center' }}>
      <main>
        <Stack gap="6" width="full" maxW="sm">
          <HStack gap="2.5">
            <Logo />
            <Text fontWeight="semibold" fontSize="lg" letterSpacing="-0.01em">
              Sightline
            </Text>
          </HStack>
          <Stack gap="1">
            <Heading as="h1" fontSize="2xl" fontWeight="semibold" letterSpacing="-0.02em" lineHeight="1.25">
              {heading}
            </Heading>
            <Text color="fg.muted">{lead}</Text>
          </Stack>
          <Box>{children}</Box>
          {footer && (
            <Stack gap="3" fontSize="sm" color="fg.muted" borderTopWidth="1px" pt="5">
              {footer}
            </Stack>
          )}
        </Stack>
      </main>
    </Center>
  );
}
