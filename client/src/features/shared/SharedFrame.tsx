import { Box, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { serverMessage } from '../../apollo/server-message.ts';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { PanelSkeleton } from '../../components/feedback/PanelSkeleton.tsx';
import { Pill } from '../../components/figures/Pill.tsx';
import { PublicPage } from '../../components/layout/PublicPage.tsx';
import { ScreenHeader } from '../../components/layout/ScreenHeader.tsx';
import { formatCounted, formatDayAndYear, formatRange } from '../../format.ts';
import { SharedAsked } from './SharedAsked.tsx';
import type { SharedViewQuery } from './SharedScreen.generated.ts';

/** What a link shows, without its numbers. */
export type SharedView = NonNullable<SharedViewQuery['sharedView']>;

interface SharedFrameProps {
  token: string;
  view: SharedView;
  title: string;
  simulated: boolean;
  aside?: ReactNode;
  /** Nothing was collected in the days of the link. */
  empty: boolean;
  children: ReactNode;
}

/** The page around shared numbers: whose they are, what they show and of which days. */
export function SharedFrame({ token, view, title, simulated, aside, empty, children }: SharedFrameProps) {
  return (
    <PublicPage footer={<Explanation view={view} />}>
      <Box py="6">
        <ScreenHeader
          title={view.brandName ? `${view.brandName}: ${title}` : title}
          description={
            <>
              {describe(view)}
              {simulated && (
                <Box as="span" ms="2">
                  <Pill size="sm" palette="amber">
                    Simulated
                  </Pill>
                </Box>
              )}
            </>
          }
          aside={aside}
        />
        {simulated && (
          <Text role="note" fontSize="sm" color="amber.fg" mb="4">
            Simulated answers: some or all were made by the simulator, not by an AI platform.
          </Text>
        )}
        {empty ? (
          <Text color="fg.muted" role="status">
            No answers were collected in these days.
          </Text>
        ) : (
          <SharedAsked token={token}>{children}</SharedAsked>
        )}
      </Box>
    </PublicPage>
  );
}

/** Who shares the page and until when, and how its numbers are to be read. */
function Explanation({ view: { brandName, expiresAt } }: { view: SharedView }) {
  return (
    <Stack gap="2" maxW="3xl">
      <Text color="fg">
        Shared by {brandName ?? 'its owner'} until {formatDayAndYear(expiresAt.slice(0, 10))}. It can only be
        read.
      </Text>
      <Text>
        The numbers come from answers of AI platforms to the same prompts, asked again and again. Answers
        differ from time to time, so a rate comes with its 95% interval, such as 38–46%: the range in which
        the true rate lies, as far as these answers tell. A change is called one only when it is unlikely to
        be chance.
      </Text>
    </Stack>
  );
}

/** The days that numbers are of, and their usable answers. */
export const SharedDays = ({ range: { from, to }, answers }: SharedDaysProps) => (
  <Text fontSize="sm" color="fg.muted" textAlign={{ md: 'end' }} fontVariantNumeric="tabular-nums">
    {[from && to ? formatRange(from, to) : '', answers === undefined ? '' : formatCounted(answers, 'answer')]
      .filter(Boolean)
      .join(' · ')}
  </Text>
);

interface SharedDaysProps {
  range: { from: string | null; to: string | null };
  answers?: number;
}

/** “Last 30 days · ChatGPT”; the days themselves stand beside it. */
function describe({ days, platform }: SharedView): string {
  const moving = days === null ? null : days === 1 ? 'Latest day' : `Last ${days} days`;
  return [moving, platform?.name ?? 'All platforms'].filter(Boolean).join(' · ');
}

export const SharedSkeleton = () => (
  <PublicPage>
    <Box py="6">
      <PanelSkeleton height={24} />
    </Box>
  </PublicPage>
);

/** The numbers could not be loaded, which says nothing of the link. */
export const LoadFailed = ({ error, onRetry }: { error: Error; onRetry: () => unknown }) => (
  <PublicPage>
    <ErrorState
      heading="Error"
      message={serverMessage(error, 'The shared view could not be loaded. Please try again later.')}
      onAction={() => onRetry()}
    />
  </PublicPage>
);
