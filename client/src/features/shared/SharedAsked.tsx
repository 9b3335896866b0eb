import { Box } from '@chakra-ui/react';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { ChartDays, type ChartNote } from '../../components/charts/chart-days.ts';
import { lazyWhenIdle } from '../../components/lazy-screen.ts';
import { type Asked, OriginsScope } from '../../panels/origins/origins-scope.ts';

// Figures do not wait for what they stand on.
const SharedOrigins = lazyWhenIdle(async () => (await import('./SharedOrigins.tsx')).SharedOrigins);

const NONE: readonly ChartNote[] = [];

/** Shared numbers below a line that says what was asked; charts mark the days on which models changed. */
export function SharedAsked({ token, children }: { token: string; children: ReactNode }) {
  const [asked, onAsked] = useState<Asked>();
  const scope = useMemo(() => ({ variables: null, asked, onAsked }), [asked]);
  const days = useMemo(() => ({ notes: asked?.marks ?? NONE }), [asked]);
  return (
    <OriginsScope value={scope}>
      <ChartDays value={days}>
        <Box minH="1.375rem" mt="-4" mb="3" fontSize="xs">
          <Suspense fallback={null}>
            <SharedOrigins token={token} />
          </Suspense>
        </Box>
        {children}
      </ChartDays>
    </OriginsScope>
  );
}
