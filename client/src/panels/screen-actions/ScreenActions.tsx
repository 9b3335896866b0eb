import { Box } from '@chakra-ui/react';
import { type ComponentProps, Suspense } from 'react';
import { lazyWhenIdle } from '../../components/lazy-screen.ts';
import type { ActionButtons as Buttons } from './ActionButtons.tsx';

// The numbers do not wait for it.
const ActionButtons = lazyWhenIdle(async () => (await import('./ActionButtons.tsx')).ActionButtons);

/** Notes, Share and Send, beside the range; their place is kept while they load. */
export const ScreenActions = (props: ComponentProps<typeof Buttons>) => (
  <Suspense fallback={<Box w="21rem" h="8" />}>
    <ActionButtons {...props} />
  </Suspense>
);
