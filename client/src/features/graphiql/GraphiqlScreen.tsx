import 'graphiql/style.css';
import 'graphiql/setup-workers/vite';
import { Box } from '@chakra-ui/react';
import { GraphiQL } from 'graphiql';
import { type ComponentProps, useState } from 'react';
import { RequireSession } from '../../auth/RequireSession.tsx';
import { useAuth } from '../../auth/SessionProvider.tsx';
import { personalKey } from '../../auth/session-storage.ts';
import { BackLink } from '../../components/layout/BackLink.tsx';
import { useMediaQuery } from '../../components/layout/use-media-query.ts';
import { useTitle } from '../../components/layout/use-title.ts';
import { paths } from '../../paths.ts';
import { useColourMode } from '../../theme/colour-mode.ts';
import { makeFetcher } from './fetcher.ts';
import firstQuery from './first-query.txt?raw';

// GraphiQL's colours are hue, saturation and lightness. The accent is the product's; type names are dark enough for white.
const LIGHT = {
  '--color-primary': '251, 72%, 56%',
  '--color-tertiary': '188, 100%, 24%',
  '--color-info': '208, 100%, 34%',
  '--color-success': '158, 60%, 26%',
  '--color-warning': '36, 100%, 26%',
};
const DARK = {
  '--color-primary': '251, 94%, 74%',
  '--color-tertiary': '188, 100%, 44%',
  '--color-info': '208, 100%, 72%',
  '--color-success': '158, 100%, 42%',
  '--color-warning': '30, 100%, 80%',
  '--color-base': '240, 12%, 8%',
  '--color-neutral': '240, 10%, 82%',
};

/** The doubled class raises the specificity above GraphiQL's own rules. */
const GRAPHIQL_COLOURS = {
  '&& .graphiql-container': { ...LIGHT, fontFamily: 'body', _dark: DARK },
  // Narrow windows have no room for two columns.
  '@media (max-width: 47.99rem)': {
    '&& .graphiql-sessions > :has(> .graphiql-editors)': {
      flexDirection: 'column',
      '& > *': { minHeight: '0' },
      '& > .graphiql-horizontal-drag-bar': { display: 'none' },
    },
  },
  // Links in text must not differ by colour alone.
  '&& .graphiql-doc-explorer-type-name': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
};

/** The page at `/graphql`, for signed-in people. */
export function GraphiqlScreen() {
  useTitle('GraphiQL');
  return <RequireSession>{({ user }) => <Explorer key={user.id} userId={user.id} />}</RequireSession>;
}

/** GraphiQL over this server's schema, in the colours of the product. */
function Explorer({ userId }: { userId: string }) {
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
        defaultQuery={firstQuery}
        // With "system", GraphiQL would ignore later changes of the device's mode.
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

type GraphiqlStorage = NonNullable<ComponentProps<typeof GraphiQL>['storage']>;

/**
 * Stores GraphiQL's tabs and history in this browser tab's session storage, under the user's own keys, which are deleted at
 * sign-out.
 */
function personalStorage(userId: string): GraphiqlStorage {
  const key = (name: string) => personalKey(userId, name);
  const own = () => Object.keys(sessionStorage).filter((name) => name.startsWith(key('graphiql:')));
  return {
    getItem: (name) => sessionStorage.getItem(key(name)),
    setItem: (name, value) => sessionStorage.setItem(key(name), value),
    removeItem: (name) => sessionStorage.removeItem(key(name)),
    clear() {
      for (const name of own()) sessionStorage.removeItem(name);
    },
    get length() {
      return own().length;
    },
  };
}
