import { Skeleton } from '@chakra-ui/react';
import { useCanChange } from '../../../auth/account-role.ts';
import { LoadError } from '../../../components/feedback/LoadError.tsx';
import { SettingsCard } from '../SettingsCard.tsx';
import { useAnalyticsConnectionQuery } from './AnalyticsCard.generated.ts';
import { AnalyticsForm } from './AnalyticsForm.tsx';
import { AnalyticsState } from './AnalyticsState.tsx';

/** Connects a property of Google Analytics, whose sessions the results of pages show. */
export function AnalyticsCard() {
  const canChange = useCanChange();
  const { data, error, refetch } = useAnalyticsConnectionQuery({ fetchPolicy: 'cache-and-network' });
  const connection = data?.analyticsConnection;
  return (
    <SettingsCard
      title="Google Analytics"
      description="Sessions that AI assistants send to your pages, with key events and revenue, beside the answers that cite these pages: Live Mentions › Results. Read daily from Google Analytics 4 by a service account that may only look."
    >
      {connection === undefined ? (
        error ? (
          <LoadError message="The connection could not be loaded." onRetry={refetch} />
        ) : (
          <Skeleton h="5" w="60%" />
        )
      ) : (
        <>
          {connection && <AnalyticsState connection={connection} onChanged={refetch} />}
          {canChange && (!connection || connection.simulated || connection.problem !== null) && (
            <AnalyticsForm
              connected={connection !== null && !connection.simulated}
              propertyId={connection && !connection.simulated ? connection.propertyId : ''}
              onConnected={refetch}
            />
          )}
        </>
      )}
    </SettingsCard>
  );
}
