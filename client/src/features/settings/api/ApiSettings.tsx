import { Button, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useConfig } from '../../../config-context.tsx';
import { paths } from '../../../paths.ts';
import { CodeExample } from '../CodeExample.tsx';
import { SettingsCard } from '../SettingsCard.tsx';
import { SettingsQuery } from '../SettingsQuery.tsx';
import { useApiSettingsQuery } from './ApiSettings.generated.ts';
import { AppsCard } from './AppsCard.tsx';
import { AssistantCard } from './AssistantCard.tsx';
import { TableCard } from './TableCard.tsx';
import { TokensCard } from './TokensCard.tsx';

/** API tokens, and how programs use them. */
export function ApiSettings() {
  // A token may have been used or revoked elsewhere a moment ago.
  const query = useApiSettingsQuery({ fetchPolicy: 'cache-and-network' });
  // Apps are let in by the embedded sign-in.
  const signsIn = useConfig().supabaseUrl === null;
  return (
    <>
      <SettingsQuery
        title="API tokens"
        failure="Your tokens could not be loaded. Please try again later."
        skeleton={[2]}
        query={query}
      >
        {({ apiTokens, connectedApps }) => (
          <>
            <TokensCard tokens={apiTokens} onChange={query.refetch} />
            {signsIn && <AppsCard apps={connectedApps} onChange={query.refetch} />}
          </>
        )}
      </SettingsQuery>
      <AssistantCard signsIn={signsIn} />
      <TableCard />
      <SettingsCard
        title="Using the API"
        description="GraphQL has everything the screens have. A token may send 600 requests a minute by default; each reply’s headers state the limits in force."
      >
        <CodeExample label="First request" text={exampleRequest(window.location.origin)} />
        <Flex>
          <Button asChild size="sm" variant="outline">
            <Link to={paths.graphiql}>Explore in GraphiQL</Link>
          </Button>
        </Flex>
      </SettingsCard>
    </>
  );
}

const exampleRequest = (origin: string) => `curl ${origin}/graphql \\
  -H "Authorization: Bearer $SIGHTLINE_TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{"query":"{ viewer { email brand { name } } }"}'`;
