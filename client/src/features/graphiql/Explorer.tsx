import 'graphiql/style.css';
import 'graphiql/setup-workers/vite';
import { Box } from '@chakra-ui/react';
import { GraphiQL } from 'graphiql';
import { useState } from 'react';
import { useAuth } from '../../auth/SessionProvider.tsx';
import { BackLink } from '../../components/layout/BackLink.tsx';
import { useMediaQuery } from '../../components/layout/use-media-query.ts';
import { paths } from '../../paths.ts';
import { useColourMode } from '../../theme/colour-mode.ts';
import { GRAPHIQL_COLOURS } from './colours.ts';
import { makeFetcher } from './fetcher.ts';
import { FIRST_QUERY } from './first-query.ts';
import { personalStorage } from './personal-storage.ts';

/** GraphiQL over this server's schema, in the colours of the product. */
export function Explorer({ userId }: { userId: string }) {
  const { store } = useAuth();
  const [fetcher] = useState(() => makeFetcher(store.tokens));
  const [storage] = useState(() => personalStorage(userId));
  const mode = useColourMode();
  const device = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  return (
    <Box h="100dvh" css={GRAPHIQL_COLOURS}>
      <GraphiQL
        fetcher={fetcher}
        storage={storage}
        defaultQuery={FIRST_QUERY}
        // Told "system", it looks at the device once and not when that changes.
        forcedTheme={mode === 'system' ? device : mode}
        isHeadersEditorEnabled={false}
        showPersistHeadersSettings={false}
      >
        <GraphiQL.Logo>
          <BackLink to={paths.settingsSection('api')}>API settings</BackLink>
        </GraphiQL.Logo>
      </GraphiQL>
    </Box>
  );
}
