import { Stack, Text } from '@chakra-ui/react';
import { SettingsCard } from '../SettingsCard.tsx';
import { AlertItem } from './AlertItem.tsx';
import type { AlertSettingsQuery } from './AlertSettings.generated.ts';

/** What was found lately and what became of telling it. */
export function LatestAlerts({ alerts }: Pick<AlertSettingsQuery, 'alerts'>) {
  return (
    <SettingsCard title="Latest alerts" description="What your alerts found, newest first, at most 50.">
      {alerts.length === 0 ? (
        <Text fontSize="sm" color="fg.subtle">
          Nothing yet. What is found appears here, with whether it reached you.
        </Text>
      ) : (
        <Stack asChild gap="0" borderWidth="1px" borderRadius="l2">
          <ol aria-label="Latest alerts">
            {alerts.map((alert) => (
              <AlertItem key={alert.id} alert={alert} />
            ))}
          </ol>
        </Stack>
      )}
    </SettingsCard>
  );
}
