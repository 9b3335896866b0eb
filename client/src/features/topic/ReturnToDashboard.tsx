import { Button, Center, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useCarriedFilter } from '../../metrics-filter/carried-filter.tsx';
import { paths } from '../../paths.ts';

/** Why there is no topic to show, and the way back. */
export function ReturnToDashboard({ message }: { message: string }) {
  const withFilter = useCarriedFilter();
  return (
    <Center minH="60vh" px="4">
      <Stack gap="4" align="center" textAlign="center">
        <Text as="h1" fontSize="lg" fontWeight="medium" wordBreak="break-word">
          {message}
        </Text>
        <Button asChild variant="outline" size="sm">
          <Link to={withFilter(paths.dashboard)}>Return to Dashboard</Link>
        </Button>
      </Stack>
    </Center>
  );
}
