import { ChakraProvider } from '@chakra-ui/react';
import { type Auth, SessionProvider } from './auth/SessionProvider.tsx';
import { ErrorBoundary } from './components/ErrorBoundary.tsx';
import { Toaster } from './components/toaster.tsx';
import type { ClientConfig } from './config.ts';
import { ConfigProvider } from './config-context.tsx';
import { AppRoutes } from './router.tsx';
import { system } from './theme/system.ts';

/** The whole client inside a router. */
export function App({ config, auth }: { config: ClientConfig; auth: Auth }) {
  return (
    <ChakraProvider value={system}>
      <ConfigProvider config={config}>
        <SessionProvider auth={auth}>
          <ErrorBoundary>
            <AppRoutes />
          </ErrorBoundary>
          <Toaster />
        </SessionProvider>
      </ConfigProvider>
    </ChakraProvider>
  );
}
