import { Button, Flex, Text } from '@chakra-ui/react';
import { CardSkeleton } from '../CardSkeleton.tsx';
import { SettingsCard } from '../SettingsCard.tsx';
import { useAlertSettingsQuery } from './AlertSettings.generated.ts';
import { LatestAlerts } from './LatestAlerts.tsx';
import { MailCard } from './MailCard.tsx';
import { RulesCard } from './RulesCard.tsx';
import { WebhookCard } from './WebhookCard.tsx';

/** What the account is told of, where that goes, and what was told lately. */
export function AlertSettings() {
  const { data, error, loading, refetch } = useAlertSettingsQuery({ fetchPolicy: 'cache-and-network' });
  if (!data && error && !loading) {
    return (
      <SettingsCard title="Alerts">
        <Flex gap="3" align="center" wrap="wrap" role="alert">
          <Text fontSize="sm" color="fg.muted">
            Your alerts could not be loaded. Please try again later.
          </Text>
          <Button size="xs" variant="outline" onClick={() => refetch().catch(() => undefined)}>
            Retry
          </Button>
        </Flex>
      </SettingsCard>
    );
  }
  if (!data) {
    return (
      <>
        <CardSkeleton rows={2} />
        <CardSkeleton rows={2} />
      </>
    );
  }
  return (
    <>
      <RulesCard settings={data.alertSettings} topics={data.viewer.topics} />
      <MailCard settings={data.alertSettings} />
      <WebhookCard settings={data.alertSettings} />
      <LatestAlerts alerts={data.alerts} />
    </>
  );
}
