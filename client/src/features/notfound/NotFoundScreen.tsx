import { Button, Center, Heading, Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTitle } from '../../components/layout/use-title.ts';
import { logError } from '../../log.ts';
import { paths } from '../../paths.ts';

/** Shown for unknown addresses, in the main part of the page. */
export function NotFoundScreen() {
  const { pathname } = useLocation();
  useTitle('Page not found');
  useEffect(() => logError('404: no page at', pathname), [pathname]);
  return (
    <Center minH="80dvh" px="4">
      <Stack gap="4" align="center" textAlign="center">
        <Text fontSize="sm" color="fg.subtle" fontVariantNumeric="tabular-nums">
          404
        </Text>
        <Heading as="h1" fontSize="2xl" fontWeight="semibold" letterSpacing="-0.02em">
          Oops! Page not found
        </Heading>
        <Button asChild variant="outline">
          <Link to={paths.home}>Return to Home</Link>
        </Button>
      </Stack>
    </Center>
  );
}
