import { Button, Heading, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** Stands in the wizard's place where no reports are made for visitors. */
export function Closed() {
  return (
    <Stack gap="4" align="start">
      <Stack gap="1">
        <Heading as="h2" fontSize="xl" fontWeight="semibold" letterSpacing="-0.01em">
          Reports are not offered here at the moment
        </Heading>
        <Text color="fg.muted">
          Whoever runs this server has switched them off. With an account you can still follow your brand.
        </Text>
      </Stack>
      <Button asChild variant="outline">
        <Link to={paths.signUp}>Create an account</Link>
      </Button>
    </Stack>
  );
}
