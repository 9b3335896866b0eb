import { Button, Center, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useCarriedFilter } from '../../metrics-filter/carried-filter.tsx';
import { paths } from '../../paths.ts';

/** The router's key of the page's first entry, before which there is nothing to go back to. */
const FIRST_ENTRY = 'default';

/** Why there is no topic to show, and a link to the dashboard. */
export function ReturnToDashboard({ message }: { message: string }) {
  const withFilter = useCarriedFilter();
  return (
    <NoTopic message={message}>
      <Button asChild variant="outline" size="sm">
        <Link to={withFilter(paths.dashboard)}>Return to Dashboard</Link>
      </Button>
    </NoTopic>
  );
}

/** The fund view's message; Go Back leads to the page before, or to the dashboard. */
export function TopicNotFound() {
  const { key } = useLocation();
  const navigate = useNavigate();
  const withFilter = useCarriedFilter();
  const goBack = () => (key === FIRST_ENTRY ? navigate(withFilter(paths.dashboard)) : navigate(-1));
  return (
    <NoTopic message="Topic not found">
      <Button variant="outline" size="sm" onClick={goBack}>
        Go Back
      </Button>
    </NoTopic>
  );
}

function NoTopic({ message, children }: { message: string; children: ReactNode }) {
  return (
    <Center minH="60vh" px="4">
      <Stack gap="4" align="center" textAlign="center">
        <Text as="h1" fontSize="lg" fontWeight="medium" wordBreak="break-word">
          {message}
        </Text>
        {children}
      </Stack>
    </Center>
  );
}
