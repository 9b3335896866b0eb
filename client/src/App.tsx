import { ChakraProvider } from '@chakra-ui/react';
import { Suspense } from 'react';
import { type Auth, SessionProvider } from './auth/SessionProvider.tsx';
import { ErrorBoundary } from './components/feedback/ErrorBoundary.tsx';
import { Toaster } from './components/feedback/toasts.ts';
import type { ClientConfig } from './config.ts';
import { ConfigProvider } from './config-context.tsx';
import { AppRoutes } from './routes/AppRoutes.tsx';
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
          <Suspense fallback={null}>
            <Toaster />
          </Suspense>
        </SessionProvider>
      </ConfigProvider>
    </ChakraProvider>
  );
}
