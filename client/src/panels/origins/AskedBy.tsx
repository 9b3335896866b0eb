import { Box } from '@chakra-ui/react';
import { Suspense, useContext } from 'react';
import { lazyWhenIdle } from '../../components/lazy-screen.ts';
import { OriginsScope } from './origins-scope.ts';

// Figures do not wait for what they stand on.
const OriginsLine = lazyWhenIdle(async () => (await import('./OriginsLine.tsx')).OriginsLine);

/** One line: by which surfaces and models the answers behind the figures around were asked. Keeps its place while it loads. */
export function AskedBy() {
  const { variables } = useContext(OriginsScope);
  return (
    <Box minH="1.375rem" mt="-2" mb="3" fontSize="xs">
      {variables && (
        <Suspense fallback={null}>
          <OriginsLine variables={variables} />
        </Suspense>
      )}
    </Box>
  );
}
