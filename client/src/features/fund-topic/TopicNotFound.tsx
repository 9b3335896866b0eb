import { Button, Center, Stack, Text } from '@chakra-ui/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCarriedFilter } from '../../metrics-filter/carried-filter.tsx';
import { paths } from '../../paths.ts';

/** The router's key of the page's first entry, before which there is nothing to go back to. */
const FIRST_ENTRY = 'default';

/** Says that there is no such topic; Go Back leads to where one came from, or to the dashboard. */
export function TopicNotFound() {
  const { key } = useLocation();
  const navigate = useNavigate();
  const withFilter = useCarriedFilter();
  const goBack = () => (key === FIRST_ENTRY ? navigate(withFilter(paths.dashboard)) : navigate(-1));
  return (
    <Center minH="60vh" px="4">
      <Stack gap="4" align="center" textAlign="center">
        <Text as="h1" fontSize="lg" fontWeight="medium">
          Topic not found
        </Text>
        <Button variant="outline" size="sm" onClick={goBack}>
          Go Back
        </Button>
      </Stack>
    </Center>
  );
}
