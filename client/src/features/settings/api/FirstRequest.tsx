import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { CopyButton } from '../../../components/forms/CopyButton.tsx';
import { paths } from '../../../paths.ts';
import { SettingsCard } from '../SettingsCard.tsx';

const example = (origin: string) => `curl ${origin}/graphql \\
  -H "Authorization: Bearer $SIGHTLINE_TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{"query":"{ viewer { email brand { name } } }"}'`;

/** How a token is used, and where to find out more. */
export function FirstRequest() {
  const text = example(window.location.origin);
  return (
    <SettingsCard
      title="Using the API"
      description="GraphQL has everything the screens have. A token may send 600 requests a minute unless this server says otherwise; docs/api.md, which comes with Sightline, has examples, REST routes and limits."
    >
      <Box position="relative">
        <chakra.pre
          tabIndex={0}
          aria-label="First request"
          p="3"
          pb="12"
          borderRadius="l2"
          borderWidth="1px"
          bg="bg.subtle"
          fontFamily="mono"
          fontSize="xs"
          lineHeight="1.7"
          overflowX="auto"
          focusVisibleRing="outside"
        >
          {text}
        </chakra.pre>
        <CopyButton size="xs" text={text} position="absolute" insetEnd="2" bottom="2" bg="bg.panel" />
      </Box>
      <Flex>
        <Button asChild size="sm" variant="outline">
          <Link to={paths.graphiql}>Explore in GraphiQL</Link>
        </Button>
      </Flex>
    </SettingsCard>
  );
}
